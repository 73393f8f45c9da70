package quadrille.app.help;

import javafx.fxml.FXML;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.Nodes;
import quadrille.board.BoardView;
import quadrille.board.skin.BoardPreferences;
import quadrille.board.skin.BoardSkin;
import quadrille.core.Guide;
import quadrille.core.Line;
import quadrille.core.Settings;
import quadrille.games.GameModule;
import quadrille.text.Localizer;

/** Explains the rules of a game with its current options, with diagrams. */
public final class RulesPanel extends FxmlView {
  /** Wide enough for readable coordinates, which the texts refer to. */
  private static final double DIAGRAM_SIZE = 244;

  /** Below this width diagrams are above their texts. */
  private static final double NARROW_WIDTH = 520;

  private static final double GAP = 16;

  private final GameModule module;
  private final BoardPreferences boardPreferences;
  private final Runnable onLesson;

  @FXML private Label title;
  @FXML private Button lesson;
  @FXML private VBox chapters;

  /**
   * @param settings the rules to explain
   * @param onLesson opens the lesson
   */
  public RulesPanel(
      GameModule module,
      Settings settings,
      BoardPreferences boardPreferences,
      Localizer localizer,
      Runnable onLesson) {
    super(localizer);
    this.module = module;
    this.boardPreferences = boardPreferences;
    this.onLesson = onLesson;
    title.setText(localize("rules.title", module.game().name()));
    lesson.setVisible(!module.guide().lesson().isEmpty());
    for (Guide.Chapter chapter : module.guide().rules(settings)) {
      chapters.getChildren().add(chapter(chapter));
    }
  }

  private Node chapter(Guide.Chapter chapter) {
    Label head = new Label(localize(chapter.title()));
    head.getStyleClass().add("form-heading");
    VBox text = new VBox(head, Nodes.wrappingLabel(localize(chapter.text())));
    text.getStyleClass().add("chapter-words");
    BorderPane row = new BorderPane(text);
    row.getStyleClass().add("chapter");
    if (chapter.board() != null) {
      BoardView board = diagram(chapter.board());
      board.setAccessibleText(localize("diagram", chapter.title()));
      BorderPane.setAlignment(board, Pos.TOP_LEFT);
      chapters.widthProperty().subscribe(width -> place(board, row, width.doubleValue()));
    }
    return row;
  }

  private BoardView diagram(Line line) {
    BoardSkin skin = module.skin().get();
    BoardView board = BoardView.still(skin, line, boardPreferences);
    Rectangle2D extent = skin.shape(line.settings(), boardPreferences, false).labelledExtent();
    double height = Math.min(1, extent.getHeight() / extent.getWidth()) * DIAGRAM_SIZE;
    board.setMinSize(DIAGRAM_SIZE, height);
    board.setPrefSize(DIAGRAM_SIZE, height);
    board.setMaxSize(DIAGRAM_SIZE, height);
    return board;
  }

  private static void place(BoardView board, BorderPane row, double width) {
    boolean narrow = width < NARROW_WIDTH;
    if ((narrow ? row.getTop() : row.getLeft()) != board) {
      row.setLeft(null);
      row.setTop(null);
      (narrow ? row.topProperty() : row.leftProperty()).set(board);
      BorderPane.setMargin(
          row.getCenter(), narrow ? new Insets(GAP, 0, 0, 0) : new Insets(0, 0, 0, GAP));
    }
  }

  @FXML
  private void lesson() {
    onLesson.run();
  }
}
