package quadrille.app.table;

import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import quadrille.app.common.Words;
import quadrille.core.GameTree.Node;

/** What can be done to the move that is looked at: it becomes the main one, or is taken out. */
final class MoveMenu extends ContextMenu {

  MoveMenu(TableModel model, Words words) {
    GameAtTable game = model.game();
    MenuItem promote = item("move.promote", words);
    MenuItem remove = item("move.remove", words);
    promote.setOnAction(event -> game.promoteToMain(shown(game)));
    remove.setOnAction(event -> game.remove(shown(game)));
    getItems().setAll(promote, remove);
    setOnShowing(
        event -> {
          Node node = shown(game);
          promote.setDisable(node.isMain());
          remove.setDisable(node.parent() == null || !game.mayRemove(node));
        });
  }

  private static Node shown(GameAtTable game) {
    return game.shownNodeProperty().get();
  }

  private static MenuItem item(String key, Words words) {
    MenuItem item = new MenuItem(words.say(MoveMenu.class, key));
    item.setId(key.replace('.', '-'));
    return item;
  }
}
