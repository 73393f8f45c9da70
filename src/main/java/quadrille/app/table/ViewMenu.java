package quadrille.app.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import quadrille.app.common.Watch;
import quadrille.app.common.Words;
import quadrille.app.settings.Preferences;
import quadrille.board.BoardOption;
import quadrille.board.BoardSkin;
import quadrille.board.BoardTaste;
import quadrille.board.Looks;
import quadrille.core.Game;
import quadrille.games.Room;

/** How the board is shown, as the items of a menu; what is chosen is remembered for the game. */
final class ViewMenu {
  private final Game game;
  private final BoardSkin skin;
  private final Preferences preferences;
  private final ObjectProperty<BoardTaste> taste;
  private final BooleanProperty blind;
  private final Words words;
  private final Watch watch;

  /**
   * @param blind whether the pieces on the board are hidden
   */
  ViewMenu(Room room, Preferences preferences, BooleanProperty blind, Words words, Watch watch) {
    this.blind = blind;
    game = room.game();
    skin = room.view().get();
    this.preferences = preferences;
    taste = preferences.boardProperty(game.id());
    this.words = words;
    this.watch = watch;
  }

  /** New items, kept up to date. */
  List<MenuItem> items() {
    List<MenuItem> items = new ArrayList<>();
    items.add(looks());
    for (BoardOption option : skin.options()) {
      items.add(option.isToggle() ? toggle(option) : choices(option));
    }
    items.add(new SeparatorMenuItem());
    items.add(check("coordinates", "command.coordinates", preferences.coordinatesProperty()));
    items.add(check("blind", "view.blind", blind));
    return items;
  }

  private CheckMenuItem check(String id, String key, BooleanProperty property) {
    CheckMenuItem item = new CheckMenuItem(words.say(ViewMenu.class, key));
    item.setId("view-" + id);
    item.selectedProperty().bindBidirectional(property);
    return item;
  }

  private Menu looks() {
    Menu menu = new Menu(words.say(ViewMenu.class, "view.look"));
    menu.setId("view-look");
    for (String look : skin.looks()) {
      String label = words.say(Looks.name(look));
      Consumer<RadioMenuItem> show =
          item -> item.setSelected(taste.get().lookOf(skin).equals(look));
      menu.getItems().add(radio(label, () -> taste.set(taste.get().wearing(look)), show));
    }
    return menu;
  }

  private Menu choices(BoardOption option) {
    String key = "board." + option.name();
    Menu menu = new Menu(words.say(game.text(key)));
    menu.setId("view-" + option.name());
    for (String value : option.values()) {
      String label = words.say(game.text(key + "." + value));
      Consumer<RadioMenuItem> show =
          item -> item.setSelected(taste.get().choice(option).equals(value));
      menu.getItems().add(radio(label, () -> taste.set(taste.get().with(option, value)), show));
    }
    return menu;
  }

  private RadioMenuItem radio(String label, Runnable choose, Consumer<RadioMenuItem> show) {
    RadioMenuItem item = new RadioMenuItem(label);
    item.setMnemonicParsing(false);
    item.setOnAction(
        _ -> {
          choose.run();
          show.accept(item);
        });
    watch.run(taste, () -> show.accept(item));
    return item;
  }

  private CheckMenuItem toggle(BoardOption option) {
    CheckMenuItem item = new CheckMenuItem(words.say(game.text("board." + option.name())));
    item.setId("view-" + option.name());
    item.setOnAction(
        _ -> taste.set(taste.get().with(option, BoardOption.toggled(item.isSelected()))));
    watch.run(taste, () -> item.setSelected(taste.get().isOn(option)));
    return item;
  }
}
