package quadrille.app.table;

import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import quadrille.app.common.Fxml;
import quadrille.app.common.Segments;
import quadrille.app.common.Watch;
import quadrille.app.common.Words;
import quadrille.core.Side;
import quadrille.match.review.GameReview;
import quadrille.match.review.MoveReview;

/** The review of a game: asked for, under way, and what was found. */
final class ReviewPane {
  private final TableModel model;
  private final ReviewModel review;
  private final TableCommands commands;
  private final Words words;
  private final Parent root;
  private ReviewEffort chosen = ReviewEffort.QUICK;

  @FXML private VBox asking;
  @FXML private Segments<ReviewEffort> effort;
  @FXML private Button begin;
  @FXML private VBox working;
  @FXML private ProgressBar progress;
  @FXML private Label count;
  @FXML private VBox answer;
  @FXML private VBox players;
  @FXML private ListView<MoveReview> list;
  @FXML private Button retry;

  ReviewPane(TableModel model, TableCommands commands, Words words, Watch watch) {
    this.model = model;
    this.commands = commands;
    this.words = words;
    review = model.review();
    root = Fxml.REVIEW.load(words, this);
    effort.offer(List.of(ReviewEffort.values()), this::name);
    effort.choose(chosen);
    effort.setOnChosen(each -> chosen = each);
    list.setCellFactory(view -> new MistakeCell(view, words));
    list.setPlaceholder(new Label(words.say(ReviewPane.class, "review.none")));
    list.getSelectionModel().selectedItemProperty().subscribe(this::picked);
    watch.run(review.runningProperty(), this::show);
    watch.run(review.doneProperty(), this::showProgress);
    watch.on(review.reviewProperty(), this::showFound);
    watch.run(model.game().changesProperty(), this::showPossible);
  }

  private String name(ReviewEffort each) {
    return words.say(ReviewPane.class, "review.effort", each.seconds());
  }

  Parent root() {
    return root;
  }

  private void show() {
    boolean runs = review.runningProperty().get() != null;
    boolean found = review.reviewProperty().get() != null;
    present(asking, !runs);
    present(working, runs);
    present(answer, !runs && found);
    begin.setText(words.say(ReviewPane.class, found ? "review.again" : "review.begin"));
    showProgress();
  }

  private void showPossible() {
    begin.setDisable(model.game().played().line().ply() == 0);
  }

  private static void present(Node node, boolean present) {
    node.setVisible(present);
    node.setManaged(present);
  }

  private void showProgress() {
    int done = review.doneProperty().get();
    progress.setProgress(review.total() == 0 ? 0 : (double) done / review.total());
    count.setText(words.say(ReviewPane.class, "review.progress", done, review.total()));
  }

  private void showFound(@Nullable GameReview found) {
    if (found != null) {
      players.getChildren().clear();
      for (Side side : Side.values()) {
        players.getChildren().add(new AccuracyRow(model, found, side, words).root());
      }
      list.getItems().setAll(found.worst());
      picked(null);
    }
    show();
  }

  private void picked(@Nullable MoveReview move) {
    retry.setDisable(move == null);
    if (move != null) {
      model.look(model.game().tree().node(move.before()));
      model.suggest(MistakeCell.better(move), move.best().getFirst());
    }
  }

  @FXML
  private void begin() {
    review.start(chosen);
  }

  @FXML
  private void cancel() {
    review.cancel();
  }

  @FXML
  private void retry() {
    MoveReview move = list.getSelectionModel().getSelectedItem();
    if (move != null) {
      commands.tryAgain(move.before());
    }
  }
}
