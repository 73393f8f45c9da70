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
import quadrille.app.settings.Preferences;
import quadrille.app.ui.Subscriptions;
import quadrille.board.BoardLooks;
import quadrille.board.skin.BoardOption;
import quadrille.board.skin.BoardPreferences;
import quadrille.board.skin.BoardSkin;
import quadrille.core.Game;
import quadrille.games.GameModule;
import quadrille.text.Localizer;

/** The menu of the board's looks and options, which are remembered for each game. */
final class ViewMenu {
  private final Game game;
  private final BoardSkin skin;
  private final Preferences preferences;
  private final ObjectProperty<BoardPreferences> boardPreferences;
  private final BooleanProperty blindfold;
  private final Localizer localizer;
  private final Subscriptions watch;

  /**
   * @param blindfold whether the pieces are hidden
   */
  ViewMenu(
      GameModule module,
      Preferences preferences,
      BooleanProperty blindfold,
      Localizer localizer,
      Subscriptions watch) {
    this.blindfold = blindfold;
    game = module.game();
    skin = module.skin().get();
    this.preferences = preferences;
    boardPreferences = preferences.boardProperty(game.id());
    this.localizer = localizer;
    this.watch = watch;
  }

  /** New items that follow the preferences. */
  List<MenuItem> items() {
    List<MenuItem> items = new ArrayList<>();
    items.add(looks());
    for (BoardOption option : skin.options()) {
      items.add(option.isToggle() ? toggle(option) : choices(option));
    }
    items.add(new SeparatorMenuItem());
    items.add(check("coordinates", "command.coordinates", preferences.coordinatesProperty()));
    items.add(check("blind", "view.blind", blindfold));
    return items;
  }

  private CheckMenuItem check(String id, String key, BooleanProperty property) {
    CheckMenuItem item = new CheckMenuItem(localizer.localize(ViewMenu.class, key));
    item.setId("view-" + id);
    item.selectedProperty().bindBidirectional(property);
    return item;
  }

  private Menu looks() {
    Menu menu = new Menu(localizer.localize(ViewMenu.class, "view.look"));
    menu.setId("view-look");
    for (String look : skin.looks()) {
      String label = localizer.localize(BoardLooks.name(look));
      Consumer<RadioMenuItem> show =
          item -> item.setSelected(boardPreferences.get().lookFor(skin.looks()).equals(look));
      menu.getItems()
          .add(
              radio(
                  label, () -> boardPreferences.set(boardPreferences.get().withLook(look)), show));
    }
    return menu;
  }

  private Menu choices(BoardOption option) {
    String key = "board." + option.name();
    Menu menu = new Menu(localizer.localize(game.text(key)));
    menu.setId("view-" + option.name());
    for (String value : option.values()) {
      String label = localizer.localize(game.text(key + "." + value));
      Consumer<RadioMenuItem> show =
          item -> item.setSelected(boardPreferences.get().value(option).equals(value));
      menu.getItems()
          .add(
              radio(
                  label,
                  () -> boardPreferences.set(boardPreferences.get().with(option, value)),
                  show));
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
    watch.onChange(boardPreferences, () -> show.accept(item));
    return item;
  }

  private CheckMenuItem toggle(BoardOption option) {
    CheckMenuItem item = new CheckMenuItem(localizer.localize(game.text("board." + option.name())));
    item.setId("view-" + option.name());
    item.setOnAction(
        _ ->
            boardPreferences.set(
                boardPreferences.get().with(option, BoardOption.toggleValue(item.isSelected()))));
    watch.onChange(boardPreferences, () -> item.setSelected(boardPreferences.get().isOn(option)));
    return item;
  }
}
