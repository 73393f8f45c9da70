package quadrille.app.table.model;

import java.util.function.BooleanSupplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import quadrille.app.table.analyst.Analyst;
import quadrille.app.table.analyst.Analyst.Purpose;
import quadrille.app.table.analyst.CandidateMove;
import quadrille.app.table.analyst.ScoreText;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.search.Level;
import quadrille.search.Limits;
import quadrille.text.Text;

/**
 * Notices and hints about the position shown; both disappear with the next move. For the screen's
 * thread.
 */
public final class TableNotices {
  private static final int HINT_LEVEL = 5;

  private final GameNavigation navigation;
  private final Analyst analyst;
  private final BooleanSupplier canMove;
  private final ReadOnlyObjectWrapper<@Nullable Text> notice = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<@Nullable Long> hint = new ReadOnlyObjectWrapper<>();
  private @Nullable Text refusal;

  /**
   * @param canMove whether a hint is still of use
   */
  TableNotices(GameNavigation navigation, Analyst analyst, BooleanSupplier canMove) {
    this.navigation = navigation;
    this.analyst = analyst;
    this.canMove = canMove;
    navigation.nodeProperty().subscribe((before, now) -> clear());
  }

  /** Something the player should know until the next move, or null. */
  public ReadOnlyObjectProperty<@Nullable Text> noticeProperty() {
    return notice.getReadOnlyProperty();
  }

  /** The move suggested to the player, or null. */
  public ReadOnlyObjectProperty<@Nullable Long> hintProperty() {
    return hint.getReadOnlyProperty();
  }

  public void show(Text text) {
    notice.set(text);
  }

  /** Says why a click on the board was refused. */
  public void showRefusal(Text why) {
    refusal = why;
    show(why);
  }

  /** Says no more why a click was refused, as another was accepted. */
  public void endRefusal() {
    if (refusal != null && refusal.equals(notice.get())) {
      notice.set(null);
    }
  }

  /** Marks a legal move of the position shown as a good one. */
  public void mark(long move) {
    hint.set(move);
  }

  /** Searches for a good move and suggests it, unless the player has moved on by then. */
  public void requestHint() {
    show(Text.of(TableNotices.class, "notice.hint"));
    Line line = navigation.line();
    Limits limits = Level.of(HINT_LEVEL).limits(line.game());
    analyst.find(Purpose.HINT, line, 1, limits, found -> suggest(found.getFirst()));
  }

  private void suggest(CandidateMove found) {
    if (canMove.getAsBoolean()) {
      show(hintText(found));
      mark(found.move());
    } else {
      clear();
    }
  }

  /** The move with its reason, or with its score where the game has no words for a reason. */
  private static Text hintText(CandidateMove found) {
    Game game = found.line().game();
    Text move = found.bestLine().getFirst();
    Text reason = found.reason();
    Text score = ScoreText.forSideToMove(found.report().score(), game);
    return reason == null
        ? Text.of(TableNotices.class, "notice.advice", move, score)
        : Text.of(TableNotices.class, "notice.advice.reason", move, reason);
  }

  /** Forgets what was said about another position, and a hint on its way. */
  void clear() {
    notice.set(null);
    hint.set(null);
    analyst.cancel(Purpose.HINT);
  }
}
