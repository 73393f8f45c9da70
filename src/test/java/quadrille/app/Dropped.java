package quadrille.app;

import com.sun.javafx.tk.TKClipboard;
import com.sun.javafx.tk.Toolkit;
import java.io.File;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.EnumSet;
import java.util.List;
import javafx.event.EventType;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.TransferMode;

/** What the toolkit makes when something is dropped. */
final class Dropped {
  private Dropped() {}

  static Dragboard board(List<File> files) {
    ClipboardContent content = new ClipboardContent();
    content.putFiles(files);
    return Camera.ask(
        () -> {
          Method create = Dragboard.class.getDeclaredMethod("createDragboard", TKClipboard.class);
          create.setAccessible(true);
          Dragboard board = (Dragboard) create.invoke(null, clipboard());
          board.setContent(content);
          return board;
        });
  }

  /** A clipboard of the toolkit that, as one of the system does, says how things may be taken. */
  private static Object clipboard() {
    TKClipboard local = Toolkit.getToolkit().createLocalClipboard();
    return Proxy.newProxyInstance(
        Dropped.class.getClassLoader(),
        new Class<?>[] {TKClipboard.class},
        (proxy, method, arguments) ->
            method.getName().equals("getTransferModes")
                ? EnumSet.allOf(TransferMode.class)
                : method.invoke(local, arguments));
  }

  static DragEvent event(EventType<DragEvent> type, Dragboard board) {
    return new DragEvent(null, null, type, board, 0, 0, 0, 0, TransferMode.COPY, null, null, null);
  }
}
