package quadrille.app.navigation;

import org.jspecify.annotations.Nullable;
import quadrille.text.Text;

/**
 * A message that needs no answer.
 *
 * @param actionLabel the label of a button, or null for none
 * @param action what the button does
 * @param staying whether it stays until it is dismissed
 */
public record Notice(Text text, @Nullable Text actionLabel, Runnable action, boolean staying) {

  /** A notice that goes by itself. */
  public Notice(Text text, @Nullable Text actionLabel, Runnable action) {
    this(text, actionLabel, action, false);
  }

  /** A notice that goes by itself, without a button. */
  public static Notice of(Text text) {
    return new Notice(text, null, () -> {});
  }

  /** A notice that stays until it is dismissed, also when another screen is shown. */
  public static Notice staying(Text text) {
    return new Notice(text, null, () -> {}, true);
  }
}
