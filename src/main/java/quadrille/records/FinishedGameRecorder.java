package quadrille.records;

import java.util.List;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.match.GameRecord;
import quadrille.match.MatchListener;
import quadrille.match.MatchState;

/**
 * Stores a match that is refereed elsewhere, once it is over: until then it can only be continued
 * where its referee is, and not from the records. Called on the referee's thread only.
 */
public final class FinishedGameRecorder implements MatchListener {
  private final Runnable onStored;
  private @Nullable MatchRecorder recorder;
  private volatile long id;

  /**
   * @param recorder records the game as if it were played in a moment
   * @param onStored run once the game is stored, on the referee's thread; never for one without
   *     moves
   */
  public FinishedGameRecorder(MatchRecorder recorder, Runnable onStored) {
    this.recorder = recorder;
    this.onStored = onStored;
  }

  /** The number of the stored game, or 0 before its end. */
  public long id() {
    return id;
  }

  @Override
  public void changed(MatchState state) {
    MatchRecorder once = recorder;
    if (state.outcome() == null || once == null) {
      return;
    }
    recorder = null;
    List<Line> path = state.line().path();
    List<GameRecord.Move> moves = state.moves();
    for (int i = 0; i < moves.size(); i++) {
      once.moved(path.get(path.size() - moves.size() + i), moves.get(i));
    }
    once.changed(state);
    id = once.id();
    if (id != 0 && once.isComplete()) {
      onStored.run();
    }
  }
}
