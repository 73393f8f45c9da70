package quadrille.app.ui;

import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;

/** The text in the system's clipboard. */
public final class SystemClipboard {
  private SystemClipboard() {}

  public static void copy(String text) {
    ClipboardContent content = new ClipboardContent();
    content.putString(text);
    Clipboard.getSystemClipboard().setContent(content);
  }

  /** The text in the clipboard, empty if there is none. */
  public static String text() {
    Clipboard clipboard = Clipboard.getSystemClipboard();
    return clipboard.hasString() ? clipboard.getString() : "";
  }
}
