package quadrille.games.dames.bitbase;

import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.ToIntFunction;
import quadrille.core.MoveList;
import quadrille.games.dames.DamesMove;
import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.DamesRules.Capture;

/**
 * Finds the lengths of all positions of a class by retrograde analysis (K. Thompson, 1986,
 * "Retrograde analysis of certain endgames"), and at the same time those of the class after the
 * turn has changed, to which quiet moves lead. Moves that capture or crown lead to other classes,
 * which must be known.
 *
 * <p>The length of a decided position is the number of plies to the end if the winner hurries and
 * the loser holds out: odd if the side to move wins, even if it loses.
 *
 * <p>First every position counts its moves that are not known to lose. From then on, the shortest
 * first, each position that is decided is told to those from which a quiet move leads to it: a lost
 * one makes them wins, a won one takes a move from their count, and who has none left has lost.
 * What remains is drawn.
 */
final class RetrogradeAnalysis {
  /** The length of a drawn position. */
  static final int DRAWN = -1;

  // What is left to do about a position. One that is not decided is the number of its moves, from
  // 1, that are not known to lose.
  /** Decided, but not yet told to the positions before. */
  private static final byte DECIDED = 0;

  /** The same by forced captures, so that quiet moves are none of its moves. */
  private static final byte DECIDED_BY_FORCE = -1;

  private static final byte TOLD = -2;

  /** Not stored, or no position at all. */
  private static final byte ABSENT = -3;

  /** How many positions are looked at before the next question whether to stop. */
  private static final int STOP_INTERVAL = 1 << 12;

  private final Bitbases known;
  private final ToIntFunction<DamesPosition> lengthElsewhere;
  private final Predecessors predecessors;
  private final boolean mayDecline;
  private final MoveList moves = new MoveList();
  private final ClassLengths first;
  private final ClassLengths second;

  /** The length that is told next, and the greatest of a decided position. */
  private int length;

  private int longest;

  /** The positions of one class with their lengths. */
  private static final class ClassLengths {
    final PositionIndex index;
    final byte[] states;

    /** Those of decided positions; of others, that of the longest loss by a move elsewhere. */
    final short[] lengths;

    /** How many positions have begun. */
    int begun;

    ClassLengths(PositionIndex index) {
      this.index = index;
      states = new byte[index.size()];
      lengths = new short[index.size()];
    }
  }

  /**
   * @param known the tables of the rules
   * @param lengthElsewhere the length of a position of another class, or {@link #DRAWN}; whoever
   *     asks for results only may say 1 for any win and 0 for any loss
   */
  RetrogradeAnalysis(
      Bitbases known, Material material, ToIntFunction<DamesPosition> lengthElsewhere) {
    this.known = known;
    this.lengthElsewhere = lengthElsewhere;
    predecessors = new Predecessors(known);
    mayDecline = known.rules().capture() == Capture.OPTIONAL;
    first = new ClassLengths(new PositionIndex(known.rules(), material));
    Material swapped = material.swapped();
    second =
        swapped.equals(material)
            ? first
            : new ClassLengths(new PositionIndex(known.rules(), swapped));
  }

  /**
   * Finds all lengths, or goes on with it.
   *
   * @param stop polled often; true means to stop for now
   * @return whether all are found
   */
  boolean run(BooleanSupplier stop) {
    List<ClassLengths> both = first == second ? List.of(first) : List.of(first, second);
    for (ClassLengths each : both) {
      if (!begin(each, stop)) {
        return false;
      }
    }
    for (; length <= longest; length++) {
      for (ClassLengths each : both) {
        if (!tell(each, each == first ? second : first, stop)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean begin(ClassLengths all, BooleanSupplier stop) {
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

  private void begin(ClassLengths all, int number, DamesPosition position) {
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
    byte decided = quiet || moves.isEmpty() ? DECIDED : DECIDED_BY_FORCE;
    if (win != Integer.MAX_VALUE) {
      decide(all, number, decided, win);
    } else if (open == 0) {
      decide(all, number, decided, loss);
    } else {
      all.states[number] = quiet ? (byte) open : ABSENT;
      all.lengths[number] = (short) loss;
    }
  }

  private static boolean isElsewhere(long move) {
    return DamesMove.isCapture(move) || DamesMove.isCrowned(move);
  }

  static boolean isWin(int length) {
    return length > 0 && length % 2 == 1;
  }

  private void decide(ClassLengths all, int number, byte state, int plies) {
    all.states[number] = state;
    all.lengths[number] = (short) plies;
    longest = Math.max(longest, plies);
  }

  /** Tells the positions of one class that are decided with the current length. */
  private boolean tell(ClassLengths from, ClassLengths to, BooleanSupplier stop) {
    for (int i = 0; i < from.states.length; i++) {
      if (i % STOP_INTERVAL == 0 && stop.getAsBoolean()) {
        return false;
      }
      byte state = from.states[i];
      if ((state == DECIDED || state == DECIDED_BY_FORCE) && from.lengths[i] == length) {
        tell(from, i, to);
      }
    }
    return true;
  }

  private void tell(ClassLengths from, int number, ClassLengths to) {
    DamesPosition position = from.index.position(number);
    if (position == null) {
      throw new IllegalStateException("decided, but no position: " + number);
    }
    from.states[number] = known.isStored(position) ? TOLD : ABSENT;
    int count = predecessors.find(position, to.index);
    for (int i = 0; i < count; i++) {
      if (isWin(length)) {
        takeMove(to, predecessors.get(i));
      } else {
        win(to, predecessors.get(i));
      }
    }
  }

  /** Makes a position a win in one ply more, unless it is one that is at least as short. */
  private void win(ClassLengths all, int number) {
    byte state = all.states[number];
    if (state > 0 || (state == DECIDED && all.lengths[number] > length + 1)) {
      decide(all, number, DECIDED, length + 1);
    }
  }

  /** Takes from a position a move that loses. */
  private void takeMove(ClassLengths all, int number) {
    if (all.states[number] == 1) {
      decide(all, number, DECIDED, Math.max(length + 1, all.lengths[number]));
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
    ClassLengths all = swapped ? second : first;
    short[] lengths = Arrays.copyOf(all.lengths, all.lengths.length);
    for (int i = 0; i < lengths.length; i++) {
      lengths[i] = all.states[i] == TOLD ? lengths[i] : DRAWN;
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
    ClassLengths all = swapped ? second : first;
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
    ClassLengths all = swapped ? second : first;
    long count = 0;
    for (int i = 0; i < all.states.length; i++) {
      count += all.states[i] != ABSENT && result(all, i) == result ? 1 : 0;
    }
    return count;
  }

  private static EndgameResult result(ClassLengths all, int number) {
    if (all.states[number] != TOLD) {
      return EndgameResult.DRAW;
    }
    return isWin(all.lengths[number]) ? EndgameResult.WIN : EndgameResult.LOSS;
  }
}
