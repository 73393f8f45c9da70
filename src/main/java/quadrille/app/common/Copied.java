package quadrille.app.common;

import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;

/** What the player copies out of the program. */
public final class Copied {
  private Copied() {}

  /** Puts a text into the clipboard. */
  public static void text(String text) {
    ClipboardContent content = new ClipboardContent();
    content.putString(text);
    Clipboard.getSystemClipboard().setContent(content);
  }
}
