package quadrille.app.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
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
import quadrille.text.Text;

/**
 * The menu of the board's looks and options, which are remembered for each game, and of blindfold
 * play, which lasts for one.
 */
final class ViewMenu {
  private final Game game;
  private final BoardSkin skin;
  private final Preferences preferences;
  private final ObjectProperty<BoardPreferences> boardPreferences;
  private final BooleanProperty blindfold;
  private final Localizer localizer;
  private final Subscriptions watch;

  /**
   * @param blindfold whether the pieces are hidden in this game
   */
  ViewMenu(
      GameModule module,
      Preferences preferences,
      BooleanProperty blindfold,
      Localizer localizer,
      Subscriptions watch) {
    game = module.game();
    skin = module.skin().get();
    this.preferences = preferences;
    boardPreferences = preferences.boardProperty(game.id());
    this.blindfold = blindfold;
    this.localizer = localizer;
    this.watch = watch;
  }

  /** New items that follow the preferences. */
  List<MenuItem> items() {
    List<MenuItem> items = new ArrayList<>();
    items.add(
        menu(
            "look",
            Text.of(ViewMenu.class, "view.look"),
            skin.looks(),
            BoardLooks::name,
            shown -> shown.lookFor(skin.looks()),
            BoardPreferences::withLook));
    skin.options().forEach(option -> items.add(option.isToggle() ? toggle(option) : menu(option)));
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

  private CheckMenuItem toggle(BoardOption option) {
    CheckMenuItem item = new CheckMenuItem(localizer.localize(game.text("board." + option.name())));
    item.setId("view-" + option.name());
    item.setOnAction(
        _ ->
            boardPreferences.set(
                boardPreferences.get().with(option, BoardOption.toggleValue(item.isSelected()))));
    watch.subscribe(boardPreferences, shown -> item.setSelected(shown.isOn(option)));
    return item;
  }

  private Menu menu(BoardOption option) {
    String key = "board." + option.name();
    return menu(
        option.name(),
        game.text(key),
        option.values(),
        value -> game.text(key + "." + value),
        shown -> shown.value(option),
        (shown, value) -> shown.with(option, value));
  }

  private Menu menu(
      String id,
      Text title,
      List<String> values,
      Function<String, Text> label,
      Function<BoardPreferences, String> selected,
      BiFunction<BoardPreferences, String, BoardPreferences> select) {
    Menu menu = new Menu(localizer.localize(title));
    menu.setId("view-" + id);
    for (String value : values) {
      RadioMenuItem item = new RadioMenuItem(localizer.localize(label.apply(value)));
      item.setMnemonicParsing(false);
      item.setOnAction(
          _ -> {
            boardPreferences.set(select.apply(boardPreferences.get(), value));
            item.setSelected(true);
          });
      watch.subscribe(
          boardPreferences, shown -> item.setSelected(selected.apply(shown).equals(value)));
      menu.getItems().add(item);
    }
    return menu;
  }
}
