package quadrille.app.settings;

import java.util.Objects;
import javafx.beans.property.ObjectProperty;
import javafx.fxml.FXML;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.TilePane;
import javafx.scene.layout.VBox;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.LabelConverter;
import quadrille.app.ui.SegmentedChoice;
import quadrille.board.BoardLooks;
import quadrille.board.BoardView;
import quadrille.board.skin.BoardOption;
import quadrille.board.skin.BoardPreferences;
import quadrille.board.skin.BoardSkin;
import quadrille.core.Game;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.text.Localizer;

/** The form that selects the look and the options of each game's board. */
final class BoardsForm extends FxmlView {
  private static final double SAMPLE_SIZE = 112;

  private final Preferences preferences;

  @FXML private SegmentedChoice<GameModule> games;
  @FXML private VBox looksAndOptions;

  BoardsForm(Preferences preferences, Localizer localizer) {
    super(localizer);
    this.preferences = preferences;
    games.setChoices(Games.ALL, module -> localize(module.game().name()));
    games.setOnSelected(this::show);
    games.select(Games.ALL.getFirst());
    show(Games.ALL.getFirst());
  }

  private void show(GameModule module) {
    BoardSkin skin = module.skin().get();
    ObjectProperty<BoardPreferences> chosen = preferences.boardProperty(module.game().id());
    TilePane looks = new TilePane();
    looks.getStyleClass().add("looks");
    for (String look : skin.looks()) {
      looks.getChildren().add(sample(module, skin, chosen, look));
    }
    // At the end of the settings a lower form would move the games away from the pointer.
    looksAndOptions.setMinHeight(looksAndOptions.getHeight());
    looksAndOptions.getChildren().setAll(looks);
    for (BoardOption option : skin.options()) {
      Node control =
          option.isToggle()
              ? toggle(module.game(), chosen, option)
              : choice(module.game(), chosen, option);
      looksAndOptions.getChildren().add(control);
    }
  }

  /** A button with a small board in one look. */
  private ToggleButton sample(
      GameModule module, BoardSkin skin, ObjectProperty<BoardPreferences> chosen, String look) {
    BoardView view =
        BoardView.thumbnail(skin, module.guide().sample(), BoardPreferences.DEFAULT, SAMPLE_SIZE);
    ToggleButton button = new ToggleButton(localize(BoardLooks.name(look)), view);
    button.setId("look-" + look);
    button.setMnemonicParsing(false);
    button.setContentDisplay(ContentDisplay.TOP);
    button.setAlignment(Pos.TOP_CENTER);
    button.setWrapText(true);
    button.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
    button.setAccessibleRole(AccessibleRole.RADIO_BUTTON);
    button.getStyleClass().add("look");
    // The preferences outlive the button: they must not hold on to it once it is gone.
    chosen
        .when(button.sceneProperty().map(Objects::nonNull).orElse(false))
        .subscribe(
            now -> {
              view.settings().preferencesProperty().set(now.withLook(look));
              button.setSelected(now.lookFor(skin.looks()).equals(look));
            });
    button.setOnAction(
        _ -> {
          chosen.set(chosen.get().withLook(look));
          button.setSelected(true);
        });
    return button;
  }

  private Node toggle(Game game, ObjectProperty<BoardPreferences> chosen, BoardOption option) {
    CheckBox box = new CheckBox(localize(game.text("board." + option.name())));
    box.setId("board-" + option.name());
    box.setWrapText(true);
    box.setSelected(chosen.get().isOn(option));
    box.setOnAction(
        _ -> chosen.set(chosen.get().with(option, BoardOption.toggleValue(box.isSelected()))));
    return box;
  }

  private Node choice(Game game, ObjectProperty<BoardPreferences> chosen, BoardOption option) {
    String key = "board." + option.name();
    Label label = new Label(localize(game.text(key)));
    ComboBox<String> box = new ComboBox<>();
    box.setId("board-" + option.name());
    box.setAccessibleText(label.getText());
    box.setMaxWidth(Double.MAX_VALUE);
    box.setConverter(new LabelConverter<>(value -> localize(game.text(key + "." + value))));
    box.getItems().setAll(option.values());
    box.setValue(chosen.get().value(option));
    box.setOnAction(_ -> chosen.set(chosen.get().with(option, box.getValue())));
    return new VBox(label, box);
  }
}
