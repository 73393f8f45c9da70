package quadrille.games.dames;

import static quadrille.games.dames.DamesBoard.DIRECTIONS;

import org.jspecify.annotations.Nullable;
import quadrille.core.MoveList;

/**
 * Finds the moves on boards of two words, 12×12 and 14×14, by shifting whole sets of squares from
 * word to word.
 */
final class LargeBoardMoves {
  /**
   * The last position whose captures took long to find, of which a table asks again and again; null
   * until there is one.
   */
  private static volatile @Nullable Laborious laborious;

  private record Laborious(DamesPosition position, long[] captures) {}

  private LargeBoardMoves() {}

  /** Adds the legal captures. */
  static void addCaptures(DamesPosition position, MoveList moves) {
    long jumpers = jumpers(position, 0);
    long jumpersHigh = jumpers(position, 1);
    if ((jumpers | jumpersHigh) == 0) {
      return;
    }
    Laborious known = laborious;
    if (known != null && known.position.equals(position)) {
      for (long move : known.captures) {
        moves.add(move);
      }
      return;
    }
    int start = moves.size();
    CaptureSearch search = new CaptureSearch(position, moves);
    for (long rest = jumpers; rest != 0; rest &= rest - 1) {
      search.from(Long.numberOfTrailingZeros(rest));
    }
    for (long rest = jumpersHigh; rest != 0; rest &= rest - 1) {
      search.from(64 + Long.numberOfTrailingZeros(rest));
    }
    if (search.wasLaborious()) {
      laborious = new Laborious(position, moves.stream().skip(start).toArray());
    }
  }

  /** Whether the side to move can capture. */
  static boolean canCapture(DamesPosition position) {
    return (jumpers(position, 0) | jumpers(position, 1)) != 0;
  }

  /** Returns one word of the pieces of the side to move that can capture. */
  private static long jumpers(DamesPosition position, int word) {
    long near = neighbourJumpers(position, word);
    for (long rest = flyingKings(position, word) & ~near; rest != 0; rest &= rest - 1) {
      if (capturesFromAfar(position, word * 64 + Long.numberOfTrailingZeros(rest))) {
        near |= rest & -rest;
      }
    }
    return near;
  }

  /** Returns the pieces that are next to an enemy they can jump. */
  private static long neighbourJumpers(DamesPosition position, int word) {
    int left = position.board().downLeft();
    int right = position.board().downRight();
    long up = startsOfJumps(position, -left, word) | startsOfJumps(position, -right, word);
    long down = startsOfJumps(position, left, word) | startsOfJumps(position, right, word);
    if (!position.rules().menCaptureBackward()) {
      if (position.colourToMove() == PieceColour.WHITE) {
        down &= position.kings(word);
      } else {
        up &= position.kings(word);
      }
    }
    return position.own(word) & (up | down);
  }

  /** Returns the squares from which a step of {@code delta} bits can jump an enemy. */
  private static long startsOfJumps(DamesPosition position, int delta, int word) {
    DamesBoard board = position.board();
    long low = position.empty(0);
    long high = position.empty(1);
    long victims = position.enemies(0) & board.shift(0, low, high, -delta);
    long victimsHigh = position.enemies(1) & board.shift(1, low, high, -delta);
    return board.shift(word, victims, victimsHigh, -delta);
  }

  private static boolean capturesFromAfar(DamesPosition position, int bit) {
    DamesBoard board = position.board();
    long low = ~position.empty(0);
    long high = ~position.empty(1);
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      int victim = board.firstOnRay(bit, direction, low, high);
      if (victim >= 0 && (position.enemies(victim >> 6) >>> victim & 1) != 0) {
        int behind = board.next(victim, direction);
        if (behind >= 0 && (position.empty(behind >> 6) >>> behind & 1) != 0) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean isForward(DamesPosition position, int direction) {
    return DamesBoard.isUp(direction) == (position.colourToMove() == PieceColour.WHITE);
  }

  private static long flyingKings(DamesPosition position, int word) {
    return position.rules().flyingKings() ? position.own(word) & position.kings(word) : 0;
  }

  /**
   * Returns whether there is a legal move. A king that can slide can also make a single step, so
   * one step is enough to check.
   */
  static boolean canMove(DamesPosition position) {
    DamesBoard board = position.board();
    for (int word = 0; word < board.words(); word++) {
      for (int direction = 0; direction < DIRECTIONS; direction++) {
        if (movers(position, position.own(word), direction, word) != 0) {
          return true;
        }
      }
    }
    return (neighbourJumpers(position, 0) | neighbourJumpers(position, 1)) != 0;
  }

  /** Returns the pieces that can make one step in a direction. */
  private static long movers(DamesPosition position, long pieces, int direction, int word) {
    long able = isForward(position, direction) ? pieces : pieces & position.kings(word);
    DamesBoard board = position.board();
    long low = position.empty(0);
    long high = position.empty(1);
    return able & board.shift(word, low, high, -board.delta(direction));
  }

  /** Adds the moves that capture nothing. */
  static void addQuietMoves(DamesPosition position, MoveList moves) {
    for (int word = 0; word < position.board().words(); word++) {
      long flyers = flyingKings(position, word);
      for (int direction = 0; direction < DIRECTIONS; direction++) {
        long able = movers(position, position.own(word) & ~flyers, direction, word);
        addSteps(position, able, direction, word, moves);
      }
      for (long rest = flyers; rest != 0; rest &= rest - 1) {
        addSlides(position, word * 64 + Long.numberOfTrailingZeros(rest), moves);
      }
    }
  }

  private static void addSteps(
      DamesPosition position, long able, int direction, int word, MoveList moves) {
    int delta = position.board().delta(direction);
    for (long rest = able; rest != 0; rest &= rest - 1) {
      int from = word * 64 + Long.numberOfTrailingZeros(rest);
      int to = from + delta;
      moves.add(DamesMove.of(from, to, position.isCrowned(from, to)));
    }
  }

  private static void addSlides(DamesPosition position, int from, MoveList moves) {
    DamesBoard board = position.board();
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      int delta = board.delta(direction);
      for (int to = from + delta; position.isEmpty(to); to += delta) {
        moves.add(DamesMove.of(from, to, false));
      }
    }
  }
}
