package quadrille.games.dames.bitbase;

import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import quadrille.core.MoveList;
import quadrille.games.dames.DamesMove;
import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.DamesRules.Capture;

/**
 * Finds the results of all positions of a class, and their lengths if they are asked for, by
 * retrograde analysis (K. Thompson, 1986, "Retrograde analysis of certain endgames"), and at the
 * same time those of the class after the turn has changed, to which quiet moves lead. Moves that
 * capture or crown lead to other classes, which must be known.
 *
 * <p>The length of a decided position is the number of plies to the end if the winner hurries and
 * the loser holds out: odd if the side to move wins, even if it loses.
 *
 * <p>First every position counts its moves that are not known to lose. From then on each position
 * that is decided is told to those from which a quiet move leads to it: a lost one makes them wins,
 * a won one takes a move from their count, and who has none left has lost. What remains is drawn.
 * Lengths come out right if the shortest are told first; results do in any order, which takes a
 * byte of memory for each position instead of three.
 */
final class RetrogradeAnalysis {
  /** The length of a drawn position. */
  static final int DRAWN = -1;

  // What is left to do about a position. One that is not decided is the number of its moves, from
  // 1, that are not known to lose.
  /** Decided, but not yet told to the positions before. */
  private static final byte WON = 0;

  private static final byte LOST = -1;

  /** The same by forced captures, so that quiet moves are none of its moves. */
  private static final byte WON_BY_FORCE = -2;

  private static final byte LOST_BY_FORCE = -3;

  private static final byte TOLD_WON = -4;

  private static final byte TOLD_LOST = -5;

  /** Not stored, or no position at all. */
  private static final byte ABSENT = -6;

  /** How many positions are looked at before the next question whether to stop. */
  private static final int STOP_INTERVAL = 1 << 12;

  private final Bitbases known;
  private final ToIntFunction<DamesPosition> lengthElsewhere;
  private final Predecessors predecessors;
  private final boolean mayDecline;
  private final MoveList moves = new MoveList();
  private final PositionClass first;
  private final PositionClass second;

  /** If lengths are found, the one that is told next, and the greatest of a decided position. */
  private int length;

  private int longest;

  /** If only results are found, whether any position was decided since the last round began. */
  private boolean isAnyLeft;

  /** The positions of one class. */
  private static final class PositionClass {
    final PositionIndex index;
    final byte[] states;

    /** Those of decided positions; of others, that of the longest loss by a move elsewhere. */
    final short @Nullable [] lengths;

    /** How many positions have begun. */
    int begun;

    PositionClass(PositionIndex index, boolean withLengths) {
      this.index = index;
      states = new byte[index.size()];
      lengths = withLengths ? new short[index.size()] : null;
    }
  }

  private RetrogradeAnalysis(
      Bitbases known,
      Material material,
      boolean withLengths,
      ToIntFunction<DamesPosition> lengthElsewhere) {
    this.known = known;
    this.lengthElsewhere = lengthElsewhere;
    predecessors = new Predecessors(known);
    mayDecline = known.rules().capture() == Capture.OPTIONAL;
    first = new PositionClass(new PositionIndex(known.rules(), material), withLengths);
    Material swapped = material.swapped();
    second =
        swapped.equals(material)
            ? first
            : new PositionClass(new PositionIndex(known.rules(), swapped), withLengths);
  }

  /**
   * Returns an analysis that finds lengths, of at most {@link Short#MAX_VALUE}.
   *
   * @param known the tables of the rules
   * @param lengthElsewhere the length of a position of another class, or {@link #DRAWN}
   */
  static RetrogradeAnalysis ofLengths(
      Bitbases known, Material material, ToIntFunction<DamesPosition> lengthElsewhere) {
    return new RetrogradeAnalysis(known, material, true, lengthElsewhere);
  }

  /**
   * Returns an analysis that finds results only.
   *
   * @param known the tables of the rules, with those of all classes to which this one leads
   */
  static RetrogradeAnalysis ofResults(Bitbases known, Material material) {
    return new RetrogradeAnalysis(
        known, material, false, position -> lengthForResult(known, position));
  }

  /** Returns some length that a position with the result that the tables know may have. */
  private static int lengthForResult(Bitbases known, DamesPosition position) {
    EndgameResult result = known.solve(position);
    if (result == null) {
      throw new IllegalStateException("no table holds " + position);
    }
    return switch (result) {
      case DRAW -> DRAWN;
      case WIN -> 1;
      case LOSS -> 0;
    };
  }

  /**
   * Finds all lengths or results, or goes on with it.
   *
   * @param stop polled often; true means to stop for now
   * @return whether all are found
   */
  boolean run(BooleanSupplier stop) {
    List<PositionClass> both = first == second ? List.of(first) : List.of(first, second);
    for (PositionClass each : both) {
      if (!begin(each, stop)) {
        return false;
      }
    }
    return first.lengths == null ? tellAll(both, stop) : tellByLength(both, stop);
  }

  private boolean tellByLength(List<PositionClass> both, BooleanSupplier stop) {
    for (; length <= longest; length++) {
      if (!tell(both, stop)) {
        return false;
      }
    }
    return true;
  }

  private boolean tellAll(List<PositionClass> both, BooleanSupplier stop) {
    do {
      isAnyLeft = false;
      if (!tell(both, stop)) {
        return false;
      }
    } while (isAnyLeft);
    return true;
  }

  private boolean begin(PositionClass all, BooleanSupplier stop) {
    while (all.begun < all.states.length) {
      if (all.begun % STOP_INTERVAL == 0 && stop.getAsBoolean()) {
        return false;
      }
      DamesPosition position = all.index.position(all.begun);
      if (position == null) {
        all.states[all.begun] = ABSENT;
      } else {
        begin(all, all.begun, position);
      }
      all.begun++;
    }
    return true;
  }

  private void begin(PositionClass all, int number, DamesPosition position) {
    moves.clear();
    position.moves(moves);
    int open = 0;
    int win = Integer.MAX_VALUE;
    int loss = 0;
    boolean quiet = mayDecline;
    for (int i = 0; i < moves.size(); i++) {
      long move = moves.get(i);
      quiet |= !DamesMove.isCapture(move);
      int reply = isElsewhere(move) ? lengthElsewhere.applyAsInt(position.play(move)) : DRAWN;
      if (reply == DRAWN) {
        open++;
      } else if (isWin(reply)) {
        loss = Math.max(loss, reply + 1);
      } else {
        win = Math.min(win, reply + 1);
      }
    }
    boolean forced = !quiet && !moves.isEmpty();
    if (win != Integer.MAX_VALUE) {
      decide(all, number, forced ? WON_BY_FORCE : WON, win);
    } else if (open == 0) {
      decide(all, number, forced ? LOST_BY_FORCE : LOST, loss);
    } else {
      all.states[number] = quiet ? (byte) open : ABSENT;
      if (all.lengths != null) {
        all.lengths[number] = (short) loss;
      }
    }
  }

  private static boolean isElsewhere(long move) {
    return DamesMove.isCapture(move) || DamesMove.isCrowned(move);
  }

  static boolean isWin(int length) {
    return length > 0 && length % 2 == 1;
  }

  private void decide(PositionClass all, int number, byte state, int plies) {
    all.states[number] = state;
    if (all.lengths != null) {
      all.lengths[number] = (short) plies;
    }
    longest = Math.max(longest, plies);
    isAnyLeft = true;
  }

  private boolean tell(List<PositionClass> both, BooleanSupplier stop) {
    for (PositionClass each : both) {
      if (!tell(each, each == first ? second : first, stop)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Tells the positions of one class that are decided: with the current length, if lengths are
   * found.
   */
  private boolean tell(PositionClass from, PositionClass to, BooleanSupplier stop) {
    for (int i = 0; i < from.states.length; i++) {
      if (i % STOP_INTERVAL == 0 && stop.getAsBoolean()) {
        return false;
      }
      byte state = from.states[i];
      if (state <= WON
          && state >= LOST_BY_FORCE
          && (from.lengths == null || from.lengths[i] == length)) {
        tell(from, i, to);
      }
    }
    return true;
  }

  private void tell(PositionClass from, int number, PositionClass to) {
    DamesPosition position = from.index.position(number);
    if (position == null) {
      throw new IllegalStateException("decided, but no position: " + number);
    }
    byte state = from.states[number];
    boolean isWon = state == WON || state == WON_BY_FORCE;
    byte told = isWon ? TOLD_WON : TOLD_LOST;
    from.states[number] = known.isStored(position) ? told : ABSENT;
    int count = predecessors.find(position, to.index);
    for (int i = 0; i < count; i++) {
      if (isWon) {
        takeMove(to, predecessors.get(i));
      } else {
        win(to, predecessors.get(i));
      }
    }
  }

  /** Makes a position a win in one ply more, unless it is one that is at least as short. */
  private void win(PositionClass all, int number) {
    byte state = all.states[number];
    if (state > 0 || (state == WON && all.lengths != null && all.lengths[number] > length + 1)) {
      decide(all, number, WON, length + 1);
    }
  }

  /** Takes from a position a move that loses. */
  private void takeMove(PositionClass all, int number) {
    if (all.states[number] == 1) {
      int byMovesElsewhere = all.lengths == null ? 0 : all.lengths[number];
      decide(all, number, LOST, Math.max(length + 1, byMovesElsewhere));
    } else if (all.states[number] > 0) {
      all.states[number]--;
    }
  }

  /**
   * Returns the lengths by the numbers of the positions; {@link #DRAWN} where none is stored.
   *
   * @param swapped whether those of the class after the turn has changed
   */
  short[] lengths(boolean swapped) {
    PositionClass all = swapped ? second : first;
    if (all.lengths == null) {
      throw new IllegalStateException("only results were found");
    }
    short[] lengths = Arrays.copyOf(all.lengths, all.lengths.length);
    for (int i = 0; i < lengths.length; i++) {
      boolean isDecided = all.states[i] == TOLD_WON || all.states[i] == TOLD_LOST;
      lengths[i] = isDecided ? lengths[i] : DRAWN;
    }
    return lengths;
  }

  /**
   * Returns the results for a table, in two bits each, four in a byte. Those that are absent repeat
   * the one before, so that they compress well.
   *
   * @param swapped whether those of the class after the turn has changed
   */
  byte[] results(boolean swapped) {
    PositionClass all = swapped ? second : first;
    byte[] results = new byte[(all.states.length + 3) / 4];
    EndgameResult last = EndgameResult.DRAW;
    for (int i = 0; i < all.states.length; i++) {
      last = all.states[i] == ABSENT ? last : result(all, i);
      results[i >> 2] |= (byte) (last.ordinal() << (2 * (i & 3)));
    }
    return results;
  }

  /** Counts the positions stored with a result. */
  long count(boolean swapped, EndgameResult result) {
    PositionClass all = swapped ? second : first;
    long count = 0;
    for (int i = 0; i < all.states.length; i++) {
      count += all.states[i] != ABSENT && result(all, i) == result ? 1 : 0;
    }
    return count;
  }

  private static EndgameResult result(PositionClass all, int number) {
    return switch (all.states[number]) {
      case TOLD_WON -> EndgameResult.WIN;
      case TOLD_LOST -> EndgameResult.LOSS;
      default -> EndgameResult.DRAW;
    };
  }
}
