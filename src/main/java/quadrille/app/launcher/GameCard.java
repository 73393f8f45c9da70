package quadrille.app.launcher;

import java.util.concurrent.ScheduledExecutorService;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;
import quadrille.app.common.Fxml;
import quadrille.app.common.IconButton;
import quadrille.app.common.Navigator;
import quadrille.app.common.TextScale;
import quadrille.app.common.Words;
import quadrille.board.BoardTaste;
import quadrille.games.Room;

/** One game on the launcher: its miniature, its name, a sentence, "Play" and "Watch". */
final class GameCard {
  private static final double LEAST_HEIGHT = 140;
  private static final PseudoClass TIGHT = PseudoClass.getPseudoClass("tight");

  private final Room room;
  private final Navigator navigator;
  private final Miniature miniature;
  private final Parent root;

  @FXML private BorderPane card;
  @FXML private BoardPlace board;
  @FXML private VBox text;
  @FXML private Label name;
  @FXML private Label tagline;
  @FXML private Button play;
  @FXML private Button watch;
  @FXML private IconButton learn;

  GameCard(Room room, Navigator navigator, Words words, BoardTaste taste, long seed) {
    this.room = room;
    this.navigator = navigator;
    root = Fxml.CARD.load(words, this);
    miniature = new Miniature(room, taste, seed, board);
    String title = words.say(room.game().name());
    name.setText(title);
    tagline.setText(words.say(room.game().text("tagline")));
    play.setAccessibleText(words.say(GameCard.class, "play.accessible", title));
    watch.setAccessibleText(words.say(GameCard.class, "watch.accessible", title));
    learn.setLabel(words.say(GameCard.class, "learn.accessible", title));
    learn.setId("learn-" + room.game().id());
    play.setId("play-" + room.game().id());
    watch.setId("watch-" + room.game().id());
    card.heightProperty().subscribe(height -> fit(height.doubleValue()));
  }

  Parent root() {
    return root;
  }

  /**
   * In a low window under two notices there is only room for the text. A card without a height was
   * not laid out yet, and what is hidden then would need a second layout.
   */
  private void fit(double height) {
    board.setVisible(height == 0 || height >= LEAST_HEIGHT * TextScale.of(card));
  }

  void start(ScheduledExecutorService worker, long delayMs) {
    miniature.start(worker, delayMs);
  }

  void setMoving(boolean moving) {
    miniature.setMoving(moving);
  }

  boolean isReady() {
    return miniature.isReady();
  }

  void focus() {
    play.requestFocus();
  }

  /** Board above text, and no sentence, where there is little room. */
  void arrange(boolean tight) {
    if (card.getChildren().contains(board)
        && tight == card.getPseudoClassStates().contains(TIGHT)) {
      return;
    }
    card.pseudoClassStateChanged(TIGHT, tight);
    card.setLeft(null);
    card.setTop(null);
    card.setCenter(null);
    card.setBottom(null);
    if (tight) {
      card.setCenter(board);
      card.setBottom(text);
    } else {
      card.setLeft(board);
      card.setCenter(text);
    }
    tagline.setVisible(!tight);
    tagline.setManaged(!tight);
  }

  @FXML
  private void play() {
    navigator.newGame(room, false);
  }

  @FXML
  private void learn() {
    navigator.lesson(room);
  }

  @FXML
  private void watch() {
    navigator.newGame(room, true);
  }
}
