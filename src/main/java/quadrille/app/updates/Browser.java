package quadrille.app.updates;

import java.net.URI;

/** Shows pages of the web to the player. */
public interface Browser {

  /**
   * Shows a page.
   *
   * @throws UnsupportedOperationException where there is nothing to show it with
   */
  void show(URI page);
}
