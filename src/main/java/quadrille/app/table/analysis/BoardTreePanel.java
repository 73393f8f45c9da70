package quadrille.app.table.analysis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import quadrille.app.table.analyst.Analyst.Purpose;
import quadrille.app.table.analyst.CandidateMove;
import quadrille.app.table.analyst.ScoreText;
import quadrille.app.table.model.TableModel;
import quadrille.app.ui.FrameDelay;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.Nodes;
import quadrille.app.ui.Subscriptions;
import quadrille.board.BoardView;
import quadrille.board.skin.BoardPreferences;
import quadrille.core.Line;
import quadrille.search.Limits;
import quadrille.text.Localizer;

/**
 * Shows the boards that may follow the position in front of the player: a row for each ply, the
 * best moves first. Choosing a board fills the row below with the boards that may follow it. The
 * boards appear one per frame, so that the screen stays responsive.
 *
 * <p>While the position is analysed, the first row shows what the analysis finds, so that both
 * agree.
 */
final class BoardTreePanel extends FxmlView {
  private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
  private static final int MAX_BRANCHES = 6;
  private static final int PLIES = 3;
  private static final double BOARD_SIZE = 112;
  private static final long SEARCH_MS = 700;
  private static final long MAX_SEARCH_MS = 10_000;

  private final TableModel model;
  private final AnalysisModel analysis;
  private final Subscriptions watch = new Subscriptions();
  private final Map<FlowPane, List<CandidateMove>> latest = new HashMap<>();

  @FXML private Label explanation;
  @FXML private VBox rows;

  /**
   * @param model shows a position that is not over
   */
  BoardTreePanel(TableModel model, AnalysisModel analysis, Localizer localizer) {
    super(localizer);
    this.model = model;
    this.analysis = analysis;
    Line line = model.navigation().line();
    String view = localize(ScoreText.firstSideView(line));
    explanation.setText(localize("tree.explanation", MAX_BRANCHES, PLIES) + " " + view);
    if (analysis.onProperty().get()) {
      followAnalysis(line);
    } else {
      expand(0, line);
    }
    root()
        .sceneProperty()
        .subscribe(
            (_, scene) -> {
              if (scene == null) {
                model.analyst().cancel(Purpose.BOARD_TREE);
                watch.unsubscribe();
              }
            });
  }

  /** Shows what the analysis finds in the first row, and the other rows empty. */
  private void followAnalysis(Line line) {
    FlowPane row = clearFrom(0);
    row.getChildren().setAll(quietLabel(localize("tree.searching")));
    analysis.widen(MAX_BRANCHES);
    watch.subscribe(
        analysis.candidatesProperty(),
        found -> {
          if (!found.isEmpty() && found.getFirst().line() == line) {
            fill(0, row, found);
          }
        });
    watch.onChange(model.navigation().lineProperty(), () -> searchUnlessFound(line, row));
  }

  /** Searches what the analysis did not find before the game went on. */
  private void searchUnlessFound(Line line, FlowPane row) {
    boolean waits = rows.getChildren().contains(row) && !latest.containsKey(row);
    if (waits && model.navigation().line() != line) {
      expand(0, line);
    }
  }

  /** Replaces a row and those below it by empty ones. */
  private FlowPane clearFrom(int index) {
    rows.getChildren().subList(index, rows.getChildren().size()).clear();
    while (rows.getChildren().size() < PLIES) {
      rows.getChildren().add(Nodes.styled(new FlowPane(), "tree-row"));
    }
    return (FlowPane) rows.getChildren().get(index);
  }

  /**
   * Replaces a row and those below it by empty ones, and fills it with what may follow the line.
   */
  private void expand(int index, Line line) {
    model.analyst().cancel(Purpose.BOARD_TREE);
    if (index == PLIES) {
      return;
    }
    FlowPane row = clearFrom(index);
    if (line.outcome() != null) {
      row.getChildren().setAll(quietLabel(localize(line.outcome().text())));
      return;
    }
    row.getChildren().setAll(quietLabel(localize("tree.searching")));
    search(index, line, row, SEARCH_MS);
  }

  /** Fills a row with what a search finds, and goes on where a busy system has cut it short. */
  private void search(int index, Line line, FlowPane row, long timeMs) {
    model
        .analyst()
        .find(
            Purpose.BOARD_TREE,
            line,
            MAX_BRANCHES,
            Limits.time(timeMs),
            found -> {
              fill(index, row, found);
              if (timeMs < MAX_SEARCH_MS && isCutShort(line, found)) {
                search(index, line, row, 2 * timeMs);
              }
            });
  }

  /** Whether moves are missing that a search finds with its first ply. */
  private static boolean isCutShort(Line line, List<CandidateMove> found) {
    int branches = Math.min(MAX_BRANCHES, line.position().legalMoves().size());
    return found.size() < branches && found.stream().allMatch(each -> each.report().depth() < 2);
  }

  private static Label quietLabel(String text) {
    Label label = Nodes.styled(new Label(text), "quiet");
    label.setWrapText(true);
    return label;
  }

  /**
   * Shows these moves in their order. The boards that are there already only move, and the one that
   * the player chose stays.
   */
  private void fill(int index, FlowPane row, List<CandidateMove> moves) {
    latest.put(row, moves);
    row.getChildren().removeIf(each -> !(each instanceof Button));
    arrange(row, moves);
    int delay = 0;
    for (CandidateMove move : moves) {
      if (find(row, move) == null) {
        FrameDelay.runAfter(delay++, () -> addCard(index, row, move.move()));
      }
    }
  }

  private void arrange(FlowPane row, List<CandidateMove> moves) {
    List<Node> cards = new ArrayList<>();
    for (CandidateMove move : moves) {
      Button card = find(row, move);
      if (card != null) {
        showScore(card, move);
        cards.add(card);
      }
    }
    row.getChildren().stream()
        .filter(each -> each.getPseudoClassStates().contains(CHOSEN) && !cards.contains(each))
        .forEach(cards::add);
    if (!row.getChildren().equals(cards)) {
      Node focused = row.getScene() == null ? null : row.getScene().getFocusOwner();
      row.getChildren().setAll(cards);
      if (focused != null && cards.contains(focused)) {
        focused.requestFocus();
      }
    }
  }

  private static @Nullable Button find(FlowPane row, CandidateMove move) {
    return row.getChildren().stream()
        .filter(Button.class::isInstance)
        .map(Button.class::cast)
        .filter(each -> each.getUserData().equals(move.move()))
        .findFirst()
        .orElse(null);
  }

  /**
   * Adds a board to a row with what was found last, unless the move is no longer among the best,
   * the row was replaced or the panel closed meanwhile.
   */
  private void addCard(int index, FlowPane row, long wanted) {
    List<CandidateMove> moves = latest.getOrDefault(row, List.of());
    CandidateMove move =
        moves.stream().filter(each -> each.move() == wanted).findFirst().orElse(null);
    if (row.getScene() != null && move != null && find(row, move) == null) {
      Button card = card(move);
      card.setOnAction(
          _ -> {
            row.getChildren()
                .forEach(each -> each.pseudoClassStateChanged(CHOSEN, each.equals(card)));
            expand(index + 1, move.after());
          });
      row.getChildren().add(card);
      arrange(row, moves);
    }
  }

  /** A button with a board to come, the move that leads to it and its score. */
  private Button card(CandidateMove move) {
    Line line = move.after();
    BoardView board =
        BoardView.thumbnail(
            model.module().skin().get(), line, BoardPreferences.DEFAULT, BOARD_SIZE);
    board.settings().flippedProperty().set(model.orientation().flippedProperty().get());
    Button card = Nodes.styled(new Button("", board), "tree-card");
    card.setUserData(move.move());
    card.setContentDisplay(ContentDisplay.TOP);
    card.setMnemonicParsing(false);
    card.setWrapText(true);
    showScore(card, move);
    return card;
  }

  private void showScore(Button card, CandidateMove move) {
    String score = localize(ScoreText.forFirstSide(move.points(), move.line()));
    String name = localize(move.bestLine().getFirst());
    card.setText(name + "\n" + score);
    card.setAccessibleText(localize("tree.card", name, score));
  }
}
