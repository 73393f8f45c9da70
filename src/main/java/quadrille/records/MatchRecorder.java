package quadrille.records;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Side;
import quadrille.match.Clock;
import quadrille.match.GameRecord;
import quadrille.match.MatchListener;
import quadrille.match.MatchState;
import quadrille.match.Participant;
import quadrille.text.Text;

/**
 * Stores a match while it is played. Must be the first listener of its match, so that every move is
 * on disk before other listeners hear of it. A failure is reported once for each reason, and what
 * could not be written is written with the next move. Called on the referee's thread only.
 */
public final class MatchRecorder implements MatchListener {
  private final GameStore store;
  private final GameStart start;
  private final Consumer<Text> onError;
  private final Map<Line, Long> moveIds = new IdentityHashMap<>();
  private final Map<Line, Clock> clocks = new IdentityHashMap<>();
  private final Map<Line, GameTree.Note> notes = new IdentityHashMap<>();
  private final List<Line> unwritten = new ArrayList<>();
  private SavedState saved;
  private volatile @Nullable Text lastReported;
  private volatile Function<Side, Participant> players;
  private volatile long id;

  /**
   * Records a new game, from its first move on.
   *
   * @param onError receives the reason if the game cannot be stored
   */
  public MatchRecorder(GameStore store, GameStart start, Consumer<Text> onError) {
    this.store = store;
    this.start = start;
    players = start::participant;
    this.onError = onError;
    saved = new SavedState(start.line(), null);
    clocks.put(start.line(), start.startClock());
  }

  /**
   * Continues to record a stored game.
   *
   * @param onError receives the reason if the game cannot be stored
   */
  public MatchRecorder(GameStore store, StoredGame game, Consumer<Text> onError) {
    this.store = store;
    this.onError = onError;
    start = game.start();
    players = start::participant;
    saved = new SavedState(game.current(), game.tree().outcome());
    id = game.summary().id();
    moveIds.putAll(game.moveIds());
    for (Line each : game.current().path()) {
      clocks.put(each, game.clocks().get(each.ply()));
    }
  }

  /**
   * Sets what gives the players as the first move is stored, for a game that is set up before they
   * have come. It is called on the referee's thread.
   */
  public void setPlayers(Function<Side, Participant> source) {
    players = source;
  }

  /** The number of the stored game, or 0 before its first move. */
  public long id() {
    return id;
  }

  /** Whether all of the game so far is stored. */
  public boolean isComplete() {
    return lastReported == null;
  }

  @Override
  public void moved(Line line, GameRecord.Move move) {
    Clock before = clockBefore(line);
    Clock clock = before.after(move.side(), move.timeMs());
    clocks.put(line, clock);
    Long left = clock.rule() instanceof Clock.Rule.PerGame ? clock.remainingMs(move.side()) : null;
    GameTree.Note note =
        new GameTree.Note(
            "", List.of(), move.timeMs(), left, move.depth(), move.score(), List.of());
    notes.put(line, note);
    unwritten.add(line);
    write(new SavedState(line, null));
  }

  /**
   * The clock before a move. A position that the game was set back to may have none of its own;
   * then the last one before it counts.
   */
  private Clock clockBefore(Line line) {
    for (@Nullable Line at = line.parent(); at != null; at = at.parent()) {
      Clock known = clocks.get(at);
      if (known != null) {
        return known;
      }
    }
    return start.startClock();
  }

  @Override
  public void changed(MatchState state) {
    SavedState now = new SavedState(state.line(), state.outcome());
    // A game of which no move could be written is not lost if it may be written at its end.
    boolean isKnown = id != 0 || (now.outcome() != null && !unwritten.isEmpty());
    if (isKnown && !now.equals(saved)) {
      write(now);
    }
  }

  private void write(SavedState now) {
    Map<Line, Long> added = new IdentityHashMap<>();
    try {
      id = store.database().write(sql -> write(new GameWriter(sql), now, added));
      moveIds.putAll(added);
      unwritten.clear();
      notes.clear();
      saved = now;
      lastReported = null;
    } catch (RecordsException e) {
      if (!e.text().equals(lastReported)) {
        lastReported = e.text();
        onError.accept(e.text());
      }
    }
  }

  private long write(GameWriter writer, SavedState now, Map<Line, Long> added) throws SQLException {
    long time = System.currentTimeMillis();
    long game = id == 0 ? writer.begin(start.withPlayers(players), time) : id;
    for (Line each : unwritten) {
      moveId(writer, game, each, added);
    }
    writer.setCurrent(game, moveId(writer, game, now.line(), added), time);
    if (!Objects.equals(now.outcome(), saved.outcome())) {
      writer.setOutcome(game, now.outcome(), time);
    }
    return game;
  }

  /**
   * The number of a move, which is written first if necessary, with those before it; null at the
   * start.
   */
  private @Nullable Long moveId(GameWriter writer, long game, Line line, Map<Line, Long> added)
      throws SQLException {
    Line before = line.parent();
    if (before == null) {
      return null;
    }
    Long known = moveIds.getOrDefault(line, added.get(line));
    if (known != null) {
      return known;
    }
    Long parent = moveId(writer, game, before, added);
    long number = writer.move(game, parent, line, notes.getOrDefault(line, GameTree.Note.NONE));
    added.put(line, number);
    return number;
  }

  /** The current line and the outcome as they are stored. */
  private record SavedState(Line line, @Nullable Outcome outcome) {}
}
