package quadrille.app.navigation;

import org.jspecify.annotations.Nullable;
import quadrille.text.Text;

/**
 * A message that needs no answer.
 *
 * @param actionLabel the label of a button, or null for none
 * @param action what the button does
 */
public record Notice(Text text, @Nullable Text actionLabel, Runnable action) {

  public static Notice of(Text text) {
    return new Notice(text, null, () -> {});
  }
}
