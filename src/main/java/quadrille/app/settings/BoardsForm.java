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
import quadrille.app.common.Labels;
import quadrille.app.common.Segments;
import quadrille.app.common.Words;
import quadrille.board.BoardOption;
import quadrille.board.BoardSkin;
import quadrille.board.BoardTaste;
import quadrille.board.BoardView;
import quadrille.board.Looks;
import quadrille.core.Line;
import quadrille.games.Games;
import quadrille.games.Room;

/** How the board of each game looks, chosen from real boards that show it. */
final class BoardsForm {
  private static final double SAMPLE = 112;

  private final Preferences preferences;
  private final Words words;
  private final VBox root = new VBox();
  private final Segments<Room> games = new Segments<>();
  private final VBox board = new VBox();

  BoardsForm(Preferences preferences, Words words) {
    this.preferences = preferences;
    this.words = words;
    Label head = new Label(words.say(BoardsForm.class, "boards"));
    head.getStyleClass().add("form-heading");
    root.getStyleClass().add("form");
    board.getStyleClass().add("form-field");
    games.setId("board-games");
    games.offer(Games.ALL, room -> words.say(room.game().name()));
    games.setOnChosen(this::show);
    games.choose(Games.ALL.getFirst());
    root.getChildren().setAll(head, games, board);
    show(Games.ALL.getFirst());
  }

  Node root() {
    return root;
  }

  private void show(Room room) {
    BoardSkin skin = room.view().get();
    ObjectProperty<BoardTaste> taste = preferences.boardProperty(room.game().id());
    TilePane looks = new TilePane();
    looks.getStyleClass().add("looks");
    for (String look : skin.looks()) {
      looks.getChildren().add(sample(room, skin, taste, look, looks));
    }
    board.getChildren().setAll(looks);
    for (BoardOption option : skin.options()) {
      board
          .getChildren()
          .add(option.isToggle() ? toggle(room, taste, option) : choice(room, taste, option));
    }
  }

  /** A small board that wears a look; the game's usual rules begin with a picture of it. */
  private ToggleButton sample(
      Room room, BoardSkin skin, ObjectProperty<BoardTaste> taste, String look, TilePane looks) {
    Line line = room.guide().sample();
    BoardView view = new BoardView(skin, line.settings());
    view.coordinatesProperty().set(false);
    view.setMouseTransparent(true);
    view.setFocusTraversable(false);
    view.setMinSize(SAMPLE, SAMPLE);
    view.setPrefSize(SAMPLE, SAMPLE);
    view.setMaxSize(SAMPLE, SAMPLE);
    view.show(line, false);
    taste.subscribe(now -> view.tasteProperty().set(now.wearing(look)));
    ToggleButton button = new ToggleButton(words.say(Looks.name(look)), view);
    button.setId("look-" + look);
    button.setMnemonicParsing(false);
    button.setContentDisplay(ContentDisplay.TOP);
    button.setAlignment(Pos.TOP_CENTER);
    button.setWrapText(true);
    button.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
    button.setAccessibleRole(AccessibleRole.RADIO_BUTTON);
    button.getStyleClass().add("look");
    button.setSelected(taste.get().lookOf(skin).equals(look));
    button.setOnAction(
        _ -> {
          taste.set(taste.get().wearing(look));
          looks.getChildren().forEach(each -> ((ToggleButton) each).setSelected(each == button));
        });
    return button;
  }

  private Node toggle(Room room, ObjectProperty<BoardTaste> taste, BoardOption option) {
    CheckBox box = new CheckBox(words.say(room.game().text("board." + option.name())));
    box.setId("board-" + option.name());
    box.setWrapText(true);
    box.setSelected(taste.get().isOn(option));
    box.setOnAction(
        _ -> taste.set(taste.get().with(option, BoardOption.toggled(box.isSelected()))));
    return box;
  }

  private Node choice(Room room, ObjectProperty<BoardTaste> taste, BoardOption option) {
    String key = "board." + option.name();
    String label = words.say(room.game().text(key));
    Map<String, String> names = new java.util.HashMap<>();
    option
        .values()
        .forEach(value -> names.put(value, words.say(room.game().text(key + "." + value))));
    ComboBox<String> box = new ComboBox<>();
    box.setId("board-" + option.name());
    box.setAccessibleText(label);
    box.setMaxWidth(Double.MAX_VALUE);
    box.setConverter(new Labels<>(value -> names.getOrDefault(value, "")));
    box.getItems().setAll(List.copyOf(option.values()));
    box.setValue(taste.get().choice(option));
    box.setOnAction(_ -> taste.set(taste.get().with(option, box.getValue())));
    return new VBox(new Label(label), box);
  }
}
