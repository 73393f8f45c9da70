package quadrille.app.table.review;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import javafx.fxml.FXML;
import javafx.geometry.Bounds;
import javafx.scene.control.Button;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import quadrille.app.table.analysis.EvaluationGraph;
import quadrille.app.table.analyst.FirstSideScore;
import quadrille.app.table.commands.TableCommands;
import quadrille.app.table.model.ReviewModel;
import quadrille.app.table.model.ReviewModel.Effort;
import quadrille.app.table.model.TableModel;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.Nodes;
import quadrille.app.ui.SegmentedChoice;
import quadrille.app.ui.SideMark;
import quadrille.app.ui.Subscriptions;
import quadrille.board.TextScale;
import quadrille.core.GameTree.Node;
import quadrille.core.Side;
import quadrille.match.review.GameReview;
import quadrille.match.review.Judgement;
import quadrille.match.review.MoveReview;
import quadrille.text.Localizer;

/** The pane of the review: its settings, its progress, and its result. */
public final class ReviewPane extends FxmlView {
  /** The least height of the list where all of the pane is low, and where it can be scrolled. */
  private static final double LOW_LIST = 112;

  private static final double HIGH_LIST = 224;

  /** About the height of a mistake with its reasons. */
  private static final double MISTAKE = 84;

  /** How many mistakes in sight are enough. */
  private static final double FEW_MISTAKES = 1.8;

  private final TableModel model;
  private final ReviewModel review;
  private final TableCommands commands;
  private final Map<Node, Integer> scores = new IdentityHashMap<>();
  private final EvaluationGraph course;
  private Effort chosenEffort = Effort.QUICK;

  @FXML private VBox asking;
  @FXML private SegmentedChoice<Effort> effort;
  @FXML private Button begin;
  @FXML private VBox working;
  @FXML private ProgressBar progress;
  @FXML private Label count;
  @FXML private Button cancel;
  @FXML private VBox answer;
  @FXML private VBox players;
  @FXML private VBox graph;
  @FXML private ListView<MoveReview> list;
  @FXML private Button retry;

  public ReviewPane(
      TableModel model, TableCommands commands, Localizer localizer, Subscriptions watch) {
    super(localizer);
    this.model = model;
    this.commands = commands;
    review = model.review();
    course = new EvaluationGraph(model, this::score, localizer, watch);
    course.setId("review-graph");
    graph.getChildren().setAll(course);
    effort.setChoices(List.of(Effort.values()), this::name);
    effort.select(chosenEffort);
    effort.setOnSelected(chosen -> chosenEffort = chosen);
    list.setCellFactory(_ -> new MistakeCell(localizer, this::selected));
    list.setOnKeyPressed(this::keyPressed);
    list.getSelectionModel().selectedItemProperty().subscribe(this::selected);
    ((ScrollPane) root()).viewportBoundsProperty().subscribe(this::makeRoom);
    watch.onChange(review.runningProperty(), this::show);
    watch.onChange(review.doneProperty(), this::showProgress);
    watch.subscribe(review.reviewProperty(), this::showFound);
    watch.onChange(model.game().changesProperty(), this::showPossible);
  }

  private String name(Effort choice) {
    return localize("review.effort", choice.seconds());
  }

  private void show() {
    boolean runs = review.runningProperty().get();
    boolean found = review.reviewProperty().get() != null;
    boolean focused = root().isFocusWithin();
    Nodes.setShown(asking, !runs);
    Nodes.setShown(working, runs);
    Nodes.setShown(answer, !runs && found);
    begin.setText(localize(found ? "review.again" : "review.begin"));
    root().applyCss();
    makeRoom();
    if (focused) {
      // What had the focus may be hidden now.
      focus();
    }
    showProgress();
  }

  /** Focuses what a player uses next: the button that begins or cancels, or the mistakes. */
  public void focus() {
    boolean runs = review.runningProperty().get();
    boolean found = review.reviewProperty().get() != null;
    Control next = runs ? cancel : found ? list : begin;
    next.requestFocus();
    // The result is read before its mistakes are looked at.
    reveal(next.equals(list) ? players : next);
  }

  /**
   * Shows more than one mistake at a time, as far as they fit into the pane. The pane itself is not
   * scrolled where the rest of it leaves them enough room.
   */
  private void makeRoom() {
    double scale = TextScale.of(root());
    double mistakes = list.getItems().size() * MISTAKE * scale;
    ScrollPane pane = (ScrollPane) root();
    double visible = pane.getViewportBounds().getHeight();
    double rest =
        pane.getContent().minHeight(pane.getViewportBounds().getWidth()) - list.minHeight(-1);
    double left = Math.floor(visible - rest);
    double enough = left >= FEW_MISTAKES * MISTAKE * scale ? left : visible;
    double most = Math.max(LOW_LIST * scale, Math.min(HIGH_LIST * scale, enough));
    list.setMinHeight(Math.clamp(mistakes, LOW_LIST * scale, most));
  }

  /** Scrolls to a part of the pane, which is higher than its place in a low window. */
  private void reveal(Region part) {
    ScrollPane pane = (ScrollPane) root();
    pane.applyCss();
    pane.layout();
    Region content = (Region) pane.getContent();
    double hidden = content.getHeight() - pane.getViewportBounds().getHeight();
    if (hidden > 0) {
      Bounds place = content.sceneToLocal(part.localToScene(part.getLayoutBounds()));
      double top = place.getMinY() - content.getInsets().getTop();
      pane.setVvalue(Math.clamp(top / hidden, 0, 1));
    }
  }

  private void showPossible() {
    begin.setDisable(model.game().current().line().ply() == 0);
  }

  private void showProgress() {
    int done = review.doneProperty().get();
    progress.setProgress(review.total() == 0 ? 0 : (double) done / review.total());
    count.setText(localize("review.progress", done, review.total()));
  }

  private void showFound(@Nullable GameReview found) {
    if (found != null) {
      players.getChildren().setAll(accuracyRow(found, Side.FIRST), accuracyRow(found, Side.SECOND));
      found.moves().forEach(this::note);
      course.refresh();
      list.getItems().setAll(found.worstMoves());
      // Otherwise the first press of the down key selects the second one.
      list.getFocusModel().focus(-1);
      selected(null);
    }
    show();
  }

  private void note(MoveReview move) {
    Node after = model.game().tree().find(move.after());
    if (after != null) {
      scores.put(after, FirstSideScore.of(move.before(), move.playedScore()));
    }
  }

  /** The score by the review, or else by the computer that played the move. */
  private @Nullable Integer score(Node node) {
    Integer reviewed = scores.get(node);
    return reviewed == null ? FirstSideScore.of(node) : reviewed;
  }

  private HBox accuracyRow(GameReview found, Side side) {
    SideMark mark = new SideMark();
    mark.show(model.module().game(), model.line().settings(), side);
    String mistakes =
        localize(
            "review.counts",
            found.count(side, Judgement.INACCURACY),
            found.count(side, Judgement.MISTAKE),
            found.count(side, Judgement.BLUNDER));
    VBox middle =
        new VBox(
            Nodes.styled(new Label(localize(model.seats().name(side))), "strong-text"),
            Nodes.styled(new Label(mistakes), "quiet"));
    HBox.setHgrow(middle, Priority.ALWAYS);
    OptionalDouble accuracy = found.accuracy(side);
    String percent =
        accuracy.isEmpty() ? "" : localize("review.accuracy", accuracy.getAsDouble() / 100);
    Label right = Nodes.styled(new Label(percent), "clock");
    right.setMinWidth(Label.USE_PREF_SIZE);
    return Nodes.styled(new HBox(mark, middle, right), "accuracy-row");
  }

  private void selected(@Nullable MoveReview move) {
    retry.setDisable(move == null || move.before().outcome() != null);
    if (move != null) {
      model.navigation().show(model.game().tree().findOrAdd(move.before()));
      model.notices().mark(move.bestLine().getFirst());
    }
  }

  /** Enter shows the selected mistake again after the player has looked at something else. */
  private void keyPressed(KeyEvent event) {
    reveal(list);
    if (event.getCode() == KeyCode.ENTER) {
      selected(list.getSelectionModel().getSelectedItem());
      event.consume();
    }
  }

  @FXML
  private void begin() {
    review.start(chosenEffort);
  }

  @FXML
  private void cancel() {
    review.cancel();
  }

  @FXML
  private void retry() {
    MoveReview move = list.getSelectionModel().getSelectedItem();
    if (move != null) {
      commands.retryFrom(move.before());
    }
  }
}
