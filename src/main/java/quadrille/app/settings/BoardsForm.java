package quadrille.app.settings;

import java.util.List;
import java.util.Map;
import javafx.beans.property.ObjectProperty;
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
import quadrille.app.ui.LabelConverter;
import quadrille.app.ui.SegmentedChoice;
import quadrille.board.BoardLooks;
import quadrille.board.BoardView;
import quadrille.board.skin.BoardOption;
import quadrille.board.skin.BoardPreferences;
import quadrille.board.skin.BoardSkin;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.text.Localizer;

/** The form that selects the look and the options of each game's board. */
final class BoardsForm {
  private static final double SAMPLE_SIZE = 112;

  private final Preferences preferences;
  private final Localizer localizer;
  private final VBox root = new VBox();
  private final SegmentedChoice<GameModule> games = new SegmentedChoice<>();
  private final VBox board = new VBox();

  BoardsForm(Preferences preferences, Localizer localizer) {
    this.preferences = preferences;
    this.localizer = localizer;
    Label head = new Label(localizer.localize(BoardsForm.class, "boards"));
    head.getStyleClass().add("form-heading");
    root.getStyleClass().add("form");
    board.getStyleClass().add("form-field");
    games.setId("board-games");
    games.setChoices(Games.ALL, module -> localizer.localize(module.game().name()));
    games.setOnSelected(this::show);
    games.select(Games.ALL.getFirst());
    root.getChildren().setAll(head, games, board);
    show(Games.ALL.getFirst());
  }

  Node root() {
    return root;
  }

  private void show(GameModule module) {
    BoardSkin skin = module.skin().get();
    ObjectProperty<BoardPreferences> boardPreferences =
        preferences.boardProperty(module.game().id());
    TilePane looks = new TilePane();
    looks.getStyleClass().add("looks");
    for (String look : skin.looks()) {
      looks.getChildren().add(sample(module, skin, boardPreferences, look, looks));
    }
    board.getChildren().setAll(looks);
    for (BoardOption option : skin.options()) {
      board
          .getChildren()
          .add(
              option.isToggle()
                  ? toggle(module, boardPreferences, option)
                  : choice(module, boardPreferences, option));
    }
  }

  /** A button with a small board in one look. */
  private ToggleButton sample(
      GameModule module,
      BoardSkin skin,
      ObjectProperty<BoardPreferences> boardPreferences,
      String look,
      TilePane looks) {
    BoardView view =
        BoardView.thumbnail(skin, module.guide().sample(), BoardPreferences.DEFAULT, SAMPLE_SIZE);
    boardPreferences.subscribe(
        now -> view.settings().preferencesProperty().set(now.withLook(look)));
    ToggleButton button = new ToggleButton(localizer.localize(BoardLooks.name(look)), view);
    button.setId("look-" + look);
    button.setMnemonicParsing(false);
    button.setContentDisplay(ContentDisplay.TOP);
    button.setAlignment(Pos.TOP_CENTER);
    button.setWrapText(true);
    button.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
    button.setAccessibleRole(AccessibleRole.RADIO_BUTTON);
    button.getStyleClass().add("look");
    button.setSelected(boardPreferences.get().lookFor(skin.looks()).equals(look));
    button.setOnAction(
        _ -> {
          boardPreferences.set(boardPreferences.get().withLook(look));
          looks
              .getChildren()
              .forEach(each -> ((ToggleButton) each).setSelected(button.equals(each)));
        });
    return button;
  }

  private Node toggle(
      GameModule module, ObjectProperty<BoardPreferences> boardPreferences, BoardOption option) {
    CheckBox box = new CheckBox(localizer.localize(module.game().text("board." + option.name())));
    box.setId("board-" + option.name());
    box.setWrapText(true);
    box.setSelected(boardPreferences.get().isOn(option));
    box.setOnAction(
        _ ->
            boardPreferences.set(
                boardPreferences.get().with(option, BoardOption.toggleValue(box.isSelected()))));
    return box;
  }

  private Node choice(
      GameModule module, ObjectProperty<BoardPreferences> boardPreferences, BoardOption option) {
    String key = "board." + option.name();
    String label = localizer.localize(module.game().text(key));
    Map<String, String> names = new java.util.HashMap<>();
    option
        .values()
        .forEach(
            value -> names.put(value, localizer.localize(module.game().text(key + "." + value))));
    ComboBox<String> box = new ComboBox<>();
    box.setId("board-" + option.name());
    box.setAccessibleText(label);
    box.setMaxWidth(Double.MAX_VALUE);
    box.setConverter(new LabelConverter<>(value -> names.getOrDefault(value, "")));
    box.getItems().setAll(List.copyOf(option.values()));
    box.setValue(boardPreferences.get().value(option));
    box.setOnAction(_ -> boardPreferences.set(boardPreferences.get().with(option, box.getValue())));
    return new VBox(new Label(label), box);
  }
}
