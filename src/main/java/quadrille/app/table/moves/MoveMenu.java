package quadrille.app.table.moves;

import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import quadrille.app.table.model.TableGame;
import quadrille.app.table.model.TableModel;
import quadrille.core.GameTree.Node;
import quadrille.text.Localizer;

/** The menu of the move shown: makes it the main line or deletes it. */
final class MoveMenu extends ContextMenu {

  MoveMenu(TableModel model, Localizer localizer) {
    TableGame game = model.game();
    MenuItem promote = item("move.promote", localizer);
    MenuItem remove = item("move.remove", localizer);
    promote.setOnAction(event -> game.promoteToMain(model.navigation().node()));
    remove.setOnAction(event -> model.navigation().remove(model.navigation().node()));
    getItems().setAll(promote, remove);
    setOnShowing(
        event -> {
          Node node = model.navigation().node();
          promote.setDisable(node.isOnMainLine());
          remove.setDisable(node.parent() == null || !game.canRemove(node));
        });
  }

  private static MenuItem item(String key, Localizer localizer) {
    MenuItem item = new MenuItem(localizer.localize(MoveMenu.class, key));
    item.setId(key.replace('.', '-'));
    return item;
  }
}
