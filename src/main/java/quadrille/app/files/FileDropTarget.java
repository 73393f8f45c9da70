package quadrille.app.files;

import javafx.scene.Scene;
import javafx.scene.input.Dragboard;
import javafx.scene.input.TransferMode;
import quadrille.app.navigation.ImportExport;

/** Opens files and texts that are dropped on a scene. */
public final class FileDropTarget {
  private FileDropTarget() {}

  public static void install(Scene scene, ImportExport importExport) {
    scene.setOnDragOver(
        event -> {
          if (event.getDragboard().hasFiles() || event.getDragboard().hasString()) {
            event.acceptTransferModes(TransferMode.COPY_OR_MOVE);
          }
          event.consume();
        });
    scene.setOnDragDropped(
        event -> {
          event.setDropCompleted(open(event.getDragboard(), importExport));
          event.consume();
        });
  }

  private static boolean open(Dragboard dropped, ImportExport importExport) {
    if (dropped.hasFiles()) {
      importExport.open(dropped.getFiles().getFirst().toPath());
    } else if (dropped.hasString()) {
      importExport.open(dropped.getString(), null);
    }
    return dropped.hasFiles() || dropped.hasString();
  }
}
