package quadrille.app.ui;

import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;

/** What the player copies out of the program. */
public final class SystemClipboard {
  private SystemClipboard() {}

  /** Puts a text into the clipboard. */
  public static void copy(String text) {
    ClipboardContent content = new ClipboardContent();
    content.putString(text);
    Clipboard.getSystemClipboard().setContent(content);
  }
}
