package quadrille.games.dames.bitbase;

import org.jspecify.annotations.Nullable;
import quadrille.core.MoveList;
import quadrille.games.dames.DamesMove;
import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.DamesRules.Capture;

/**
 * Finds the results of all positions of a class by retrograde analysis (K. Thompson, 1986,
 * "Retrograde analysis of certain endgames"), and at the same time those of the class after the
 * turn has changed, to which quiet moves lead. Moves that capture or crown lead to other classes,
 * which must be known.
 *
 * <p>First every position counts its moves that are not known to lose. From then on each position
 * that is decided is told to those from which a quiet move leads to it: a lost one makes them wins,
 * a won one takes a move from their count, and who has none left has lost. What remains is drawn.
 */
final class RetrogradeAnalysis {
  // The states of positions. One that is not decided is the number of its moves, from 1, that are
  // not known to lose.
  private static final byte WON = -1;
  private static final byte LOST = -2;

  /** Decided, but not yet told to the positions before. */
  private static final byte NEWLY_WON = -3;

  private static final byte NEWLY_LOST = -4;

  /** Not stored, or no position at all. */
  private static final byte ABSENT = -5;

  private final Bitbases known;
  private final Predecessors predecessors;
  private final boolean mayDecline;
  private final MoveList moves = new MoveList();
  private final ClassStates first;
  private final ClassStates second;

  /** The positions of one class with their states. */
  private static final class ClassStates {
    final PositionIndex index;
    final byte[] states;

    ClassStates(PositionIndex index) {
      this.index = index;
      states = new byte[index.size()];
    }
  }

  /**
   * @param known the tables of the classes to which moves lead that capture or crown
   */
  RetrogradeAnalysis(Bitbases known, Material material) {
    this.known = known;
    predecessors = new Predecessors(known);
    mayDecline = known.rules().capture() == Capture.OPTIONAL;
    first = new ClassStates(new PositionIndex(known.rules(), material));
    Material swapped = material.swapped();
    second =
        swapped.equals(material)
            ? first
            : new ClassStates(new PositionIndex(known.rules(), swapped));
  }

  /** Finds all results. */
  void run() {
    begin(first);
    if (second != first) {
      begin(second);
    }
    boolean more = true;
    while (more) {
      more = spread(first, second);
      if (second != first) {
        more |= spread(second, first);
      }
    }
  }

  private void begin(ClassStates each) {
    for (int i = 0; i < each.states.length; i++) {
      DamesPosition position = each.index.position(i);
      each.states[i] = position == null ? ABSENT : firstState(position);
    }
  }

  private byte firstState(DamesPosition position) {
    moves.clear();
    position.moves(moves);
    int open = 0;
    boolean quiet = mayDecline;
    for (int i = 0; i < moves.size(); i++) {
      long move = moves.get(i);
      quiet |= !DamesMove.isCapture(move);
      EndgameResult reply = resultElsewhere(position, move);
      if (reply == EndgameResult.LOSS) {
        return NEWLY_WON;
      }
      if (reply != EndgameResult.WIN) {
        open++;
      }
    }
    if (open == 0) {
      return NEWLY_LOST;
    }
    return quiet ? (byte) open : ABSENT;
  }

  /** Returns the result after a move that leads to another class; null if it does not. */
  private @Nullable EndgameResult resultElsewhere(DamesPosition position, long move) {
    if (!DamesMove.isCapture(move) && !DamesMove.isCrowned(move)) {
      return null;
    }
    DamesPosition next = position.play(move);
    EndgameResult result = known.solve(next);
    if (result == null) {
      throw new IllegalStateException("no table holds " + next);
    }
    return result;
  }

  /** Tells newly decided positions of one class to those before; returns whether there are any. */
  private boolean spread(ClassStates from, ClassStates to) {
    boolean found = false;
    for (int i = 0; i < from.states.length; i++) {
      byte state = from.states[i];
      if (state == NEWLY_WON || state == NEWLY_LOST) {
        found = true;
        spread(from, i, to);
      }
    }
    return found;
  }

  private void spread(ClassStates from, int number, ClassStates to) {
    DamesPosition position = from.index.position(number);
    if (position == null) {
      throw new IllegalStateException("decided, but no position: " + number);
    }
    boolean lost = from.states[number] == NEWLY_LOST;
    byte decided = lost ? LOST : WON;
    from.states[number] = known.isStored(position) ? decided : ABSENT;
    int count = predecessors.find(position, to.index);
    for (int i = 0; i < count; i++) {
      int before = predecessors.get(i);
      byte state = to.states[before];
      if (state > 0) {
        to.states[before] = lost ? NEWLY_WON : state == 1 ? NEWLY_LOST : (byte) (state - 1);
      }
    }
  }

  /**
   * Returns the results for a table, in two bits each, four in a byte. Those that are absent repeat
   * the one before, so that they compress well.
   *
   * @param swapped whether those of the class after the turn has changed
   */
  byte[] results(boolean swapped) {
    byte[] states = (swapped ? second : first).states;
    byte[] results = new byte[(states.length + 3) / 4];
    EndgameResult last = EndgameResult.DRAW;
    for (int i = 0; i < states.length; i++) {
      last = states[i] == ABSENT ? last : result(states[i]);
      results[i >> 2] |= (byte) (last.ordinal() << (2 * (i & 3)));
    }
    return results;
  }

  /** Counts the positions stored with a result. */
  long count(boolean swapped, EndgameResult result) {
    long count = 0;
    for (byte state : (swapped ? second : first).states) {
      count += state != ABSENT && result(state) == result ? 1 : 0;
    }
    return count;
  }

  private static EndgameResult result(byte state) {
    return switch (state) {
      case WON -> EndgameResult.WIN;
      case LOST -> EndgameResult.LOSS;
      default -> EndgameResult.DRAW;
    };
  }
}
