package quadrille.app.help;

import javafx.fxml.FXML;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;
import quadrille.app.common.Fxml;
import quadrille.app.common.Words;
import quadrille.board.BoardTaste;
import quadrille.board.BoardView;
import quadrille.core.Guide;
import quadrille.core.Settings;
import quadrille.games.Room;

/** The rules of a game as they are set, with diagrams on its real board. */
public final class RulesPanel {
  /** Wide enough for the coordinates that the texts speak of. */
  private static final double DIAGRAM = 244;

  /** Where the panel is narrower, diagrams stand above their texts. */
  private static final double NARROW = 520;

  private static final double GAP = 16;

  private final Room room;
  private final BoardTaste taste;
  private final Words words;
  private final Runnable toLesson;
  private final Runnable done;
  private final Parent root;

  @FXML private Label title;
  @FXML private Button lesson;
  @FXML private ScrollPane scroll;
  @FXML private VBox chapters;

  /**
   * @param settings the rules to be explained
   * @param toLesson opens the first lesson
   * @param done told when the player has seen enough
   */
  public RulesPanel(
      Room room,
      Settings settings,
      BoardTaste taste,
      Words words,
      Runnable toLesson,
      Runnable done) {
    this.room = room;
    this.taste = taste;
    this.words = words;
    this.toLesson = toLesson;
    this.done = done;
    root = Fxml.RULES.load(words, this);
    title.setText(words.say(RulesPanel.class, "rules.title", room.game().name()));
    for (Guide.Chapter each : room.guide().rules(settings)) {
      chapters.getChildren().add(chapter(each));
    }
  }

  private Node chapter(Guide.Chapter chapter) {
    Label head = new Label(words.say(chapter.title()));
    head.getStyleClass().add("form-heading");
    Label text = new Label(words.say(chapter.text()));
    text.setWrapText(true);
    text.setMinHeight(Label.USE_PREF_SIZE);
    VBox said = new VBox(head, text);
    said.getStyleClass().add("chapter-words");
    BorderPane row = new BorderPane(said);
    row.getStyleClass().add("chapter");
    if (chapter.board() != null) {
      String named = words.say(RulesPanel.class, "diagram", chapter.title());
      BoardView board = Diagram.of(room, chapter.board(), taste, named);
      double height = Math.min(1, Diagram.proportion(room, chapter.board(), taste)) * DIAGRAM;
      board.setMinSize(DIAGRAM, height);
      board.setPrefSize(DIAGRAM, height);
      board.setMaxSize(DIAGRAM, height);
      BorderPane.setAlignment(board, Pos.TOP_LEFT);
      chapters.widthProperty().subscribe(width -> place(board, row, width.doubleValue()));
    }
    return row;
  }

  private static void place(BoardView board, BorderPane row, double width) {
    boolean narrow = width < NARROW;
    if ((narrow ? row.getTop() : row.getLeft()) != board) {
      row.setLeft(null);
      row.setTop(null);
      (narrow ? row.topProperty() : row.leftProperty()).set(board);
      BorderPane.setMargin(
          row.getCenter(), narrow ? new Insets(GAP, 0, 0, 0) : new Insets(0, 0, 0, GAP));
    }
  }

  public Parent root() {
    return root;
  }

  @FXML
  private void lesson() {
    toLesson.run();
  }

  @FXML
  private void done() {
    done.run();
  }
}
