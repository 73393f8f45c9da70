package quadrille.app.launcher;

import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.geometry.Insets;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import quadrille.app.navigation.Navigator;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.IconButton;
import quadrille.app.ui.Nodes;
import quadrille.games.GameModule;
import quadrille.text.Localizer;

/** The card of a game on the launcher, with a small board that plays. */
final class GameCard extends FxmlView {
  static final PseudoClass COMPACT = PseudoClass.getPseudoClass("tight");

  /** The width that a text of the buttons may take of the card, a little more than half. */
  private static final double MAX_TEXT_SHARE = 0.57;

  private final Miniature miniature;

  @FXML private VBox card;
  @FXML private CardLayout layout;
  @FXML private StackPane board;
  @FXML private Label name;
  @FXML private Label tagline;
  @FXML private VBox text;
  @FXML private FlowPane choices;
  @FXML private Button play;
  @FXML private Button watch;
  @FXML private IconButton learn;

  GameCard(
      GameModule module,
      Navigator navigator,
      Localizer localizer,
      MiniatureActivity activity,
      long seed) {
    super(localizer);
    miniature = new Miniature(module, seed, activity, board);
    String title = localize(module.game().name());
    name.setText(title);
    tagline.setText(localize(module.game().text("tagline")));
    play.setAccessibleText(localize("play.accessible", title));
    watch.setAccessibleText(localize("watch.accessible", title));
    learn.setLabel(localize("learn.accessible", title));
    learn.setVisible(!module.guide().lesson().isEmpty());
    learn.setId("learn-" + module.game().id());
    play.setId("play-" + module.game().id());
    watch.setId("watch-" + module.game().id());
    play.setOnAction(_ -> navigator.showNewGame(module, false));
    watch.setOnAction(_ -> navigator.showNewGame(module, true));
    learn.setOnAction(_ -> navigator.showLesson(module));
    layout.widthProperty().subscribe(this::labelLesson);
  }

  Miniature miniature() {
    return miniature;
  }

  void focus() {
    play.requestFocus();
  }

  boolean hasFocus() {
    return play.getScene() != null && play.equals(play.getScene().getFocusOwner());
  }

  /** Puts the board above the text and hides the tagline. */
  void setCompact(boolean compact) {
    if (compact == card.getPseudoClassStates().contains(COMPACT)) {
      return;
    }
    card.pseudoClassStateChanged(COMPACT, compact);
    layout.setCompact(compact);
    Nodes.setShown(tagline, !compact);
    labelLesson();
  }

  /**
   * Keeps the buttons in one row beside the board, with the text of the lesson's button where the
   * board is hardly smaller for it.
   */
  private void labelLesson() {
    boolean compact = card.getPseudoClassStates().contains(COMPACT);
    learn.setLabelled(!compact);
    choices.applyCss();
    Insets around = text.getInsets();
    double needed = widthOfChoices() + around.getLeft() + around.getRight();
    learn.setLabelled(!compact && needed <= MAX_TEXT_SHARE * layout.getWidth());
    choices.applyCss();
    choices.setMinWidth(compact ? Region.USE_COMPUTED_SIZE : widthOfChoices());
  }

  /** The width of the buttons side by side. */
  private double widthOfChoices() {
    double widths =
        choices.getChildren().stream()
            .mapToDouble(each -> Math.ceil(Math.max(each.minWidth(-1), each.prefWidth(-1))))
            .sum();
    return widths + choices.getHgap() * (choices.getChildren().size() - 1);
  }
}
