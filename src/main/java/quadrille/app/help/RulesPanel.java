package quadrille.app.help;

import javafx.fxml.FXML;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
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
  private static final double DIAGRAM = 168;

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
    HBox.setHgrow(said, Priority.ALWAYS);
    HBox row = new HBox(said);
    row.getStyleClass().add("chapter");
    row.setAlignment(Pos.TOP_LEFT);
    if (chapter.board() != null) {
      String named = words.say(RulesPanel.class, "diagram", chapter.title());
      BoardView board = Diagram.of(room, chapter.board(), taste, named);
      board.setMinSize(DIAGRAM, DIAGRAM);
      board.setMaxSize(DIAGRAM, DIAGRAM);
      row.getChildren().addFirst(board);
    }
    return row;
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
