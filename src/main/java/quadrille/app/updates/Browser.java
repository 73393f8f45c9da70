package quadrille.app.updates;

import java.net.URI;

/** Opens web pages. */
public interface Browser {

  /**
   * Opens a page.
   *
   * @throws UnsupportedOperationException if there is no browser
   */
  void show(URI page);
}
