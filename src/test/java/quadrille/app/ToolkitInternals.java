package quadrille.app;

import java.io.File;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.EnumSet;
import java.util.List;
import javafx.application.Application;
import javafx.event.EventType;
import javafx.scene.Scene;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.TransferMode;
import quadrille.app.ui.FxThread;

/** Creates, by reflection, what JavaFX otherwise creates by itself on a real display. */
final class ToolkitInternals {
  private static final String PULSE_LISTENER = "javafx.scene.Scene$ScenePulseListener";
  private static final String CLIPBOARD = "com.sun.javafx.tk.TKClipboard";

  private ToolkitInternals() {}

  /** Sets the command line arguments of an application that was not launched. */
  static void setParameters(Application app, String... arguments) {
    try {
      Class<?> type = Class.forName("com.sun.javafx.application.ParametersImpl");
      Object parameters = type.getConstructor(List.class).newInstance(List.of(arguments));
      type.getMethod("registerParameters", Application.class, Application.Parameters.class)
          .invoke(null, app, parameters);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }

  /** Returns a dragboard with files. */
  static Dragboard dragboard(List<File> files) {
    ClipboardContent content = new ClipboardContent();
    content.putFiles(files);
    return FxThread.call(() -> dragboard(content));
  }

  private static Dragboard dragboard(ClipboardContent content) {
    try {
      Class<?> type = Class.forName(CLIPBOARD);
      Method create = Dragboard.class.getDeclaredMethod("createDragboard", type);
      create.setAccessible(true);
      Dragboard board = (Dragboard) create.invoke(null, clipboard(type));
      board.setContent(content);
      return board;
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }

  /** Returns a local clipboard that, like one of the system, supports every transfer mode. */
  private static Object clipboard(Class<?> type) throws ReflectiveOperationException {
    Class<?> toolkit = Class.forName("com.sun.javafx.tk.Toolkit");
    Object own = toolkit.getMethod("getToolkit").invoke(null);
    Object local = toolkit.getMethod("createLocalClipboard").invoke(own);
    return Proxy.newProxyInstance(
        ToolkitInternals.class.getClassLoader(),
        new Class<?>[] {type},
        (proxy, method, arguments) ->
            method.getName().equals("getTransferModes")
                ? EnumSet.allOf(TransferMode.class)
                : method.invoke(local, arguments));
  }

  /** Styles and lays out what needs it, as a frame would, of a scene that may not be shown. */
  static void pulse(Scene scene) {
    try {
      Field listener = Scene.class.getDeclaredField("scenePulseListener");
      listener.setAccessible(true);
      Method pulse = Class.forName(PULSE_LISTENER).getDeclaredMethod("pulse");
      pulse.setAccessible(true);
      pulse.invoke(listener.get(scene));
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }

  static DragEvent dragEvent(EventType<DragEvent> type, Dragboard board) {
    return new DragEvent(null, null, type, board, 0, 0, 0, 0, TransferMode.COPY, null, null, null);
  }
}
