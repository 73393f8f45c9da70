package quadrille.app.common;

import org.jspecify.annotations.Nullable;
import quadrille.core.Text;

/**
 * Something that the player should know and need not answer.
 *
 * @param action what a button beside it says, or null for no button
 * @param act what the button does
 */
public record Notice(Text text, @Nullable Text action, Runnable act) {

  public static Notice of(Text text) {
    return new Notice(text, null, () -> {});
  }
}
