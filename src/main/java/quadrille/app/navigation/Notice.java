package quadrille.app.navigation;

import org.jspecify.annotations.Nullable;
import quadrille.text.Text;

/**
 * Something that the player should know and need not answer.
 *
 * @param actionLabel what a button beside it says, or null for no button
 * @param action what the button does
 */
public record Notice(Text text, @Nullable Text actionLabel, Runnable action) {

  public static Notice of(Text text) {
    return new Notice(text, null, () -> {});
  }
}
