package quadrille.games.dames;

import static quadrille.games.dames.DamesBoard.DIRECTIONS;

import quadrille.core.MoveList;
import quadrille.games.dames.DamesRules.Capture;

/** Generates the legal moves of a position, working on whole sets of squares at a time. */
public final class DamesMoveGenerator {
  private DamesMoveGenerator() {}

  /** Adds all legal moves: captures, and quiet moves unless a capture is forced. */
  static void generate(DamesPosition position, MoveList moves) {
    int before = moves.size();
    generateCaptures(position, moves);
    if (moves.size() == before || position.rules().capture() == Capture.OPTIONAL) {
      generateQuietMoves(position, moves);
    }
  }

  /** Adds the legal captures only. */
  public static void generateCaptures(DamesPosition position, MoveList moves) {
    DamesBoard board = position.board();
    long jumpers = jumpers(position, 0);
    long jumpersHigh = board.words() == 1 ? 0 : jumpers(position, 1);
    if ((jumpers | jumpersHigh) == 0) {
      return;
    }
    CaptureSearch search = new CaptureSearch(position, moves);
    for (long rest = jumpers; rest != 0; rest &= rest - 1) {
      search.from(Long.numberOfTrailingZeros(rest));
    }
    for (long rest = jumpersHigh; rest != 0; rest &= rest - 1) {
      search.from(64 + Long.numberOfTrailingZeros(rest));
    }
  }

  /** Whether the side to move can capture. */
  public static boolean canCapture(DamesPosition position) {
    return jumpers(position, 0) != 0
        || (position.board().words() == 2 && jumpers(position, 1) != 0);
  }

  /** Returns one word of the pieces of the side to move that can capture. */
  static long jumpers(DamesPosition position, int word) {
    long near = 0;
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      near |= jumpers(position, direction, word);
    }
    for (long rest = flyingKings(position, word) & ~near; rest != 0; rest &= rest - 1) {
      if (capturesFromAfar(position, word * 64 + Long.numberOfTrailingZeros(rest))) {
        near |= rest & -rest;
      }
    }
    return near;
  }

  /** Returns the pieces that are next to an enemy they can jump in that direction. */
  private static long jumpers(DamesPosition position, int direction, int word) {
    DamesBoard board = position.board();
    long able = position.own(word);
    if (!isForward(position, direction) && !position.rules().menCaptureBackward()) {
      able &= position.kings(word);
    }
    int back = -board.delta(direction);
    long low = position.empty(0);
    long high = position.empty(1);
    long victims = position.enemies(0) & DamesBoard.shift(0, low, high, back);
    long victimsHigh = position.enemies(1) & DamesBoard.shift(1, low, high, back);
    return able & DamesBoard.shift(word, victims, victimsHigh, back);
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

  static boolean isForward(DamesPosition position, int direction) {
    return DamesBoard.isUp(direction) == (position.colourToMove() == PieceColour.WHITE);
  }

  private static long flyingKings(DamesPosition position, int word) {
    return position.rules().flyingKings() ? position.own(word) & position.kings(word) : 0;
  }

  /**
   * Returns whether there is a legal move. A king that can slide can also make a single step, so
   * one step is enough to check.
   */
  public static boolean canMove(DamesPosition position) {
    for (int word = 0; word < position.board().words(); word++) {
      for (int direction = 0; direction < DIRECTIONS; direction++) {
        if (movers(position, position.own(word), direction, word) != 0
            || jumpers(position, direction, word) != 0) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns the pieces that can make one step in a direction. */
  private static long movers(DamesPosition position, long pieces, int direction, int word) {
    long able = isForward(position, direction) ? pieces : pieces & position.kings(word);
    int back = -position.board().delta(direction);
    return able & DamesBoard.shift(word, position.empty(0), position.empty(1), back);
  }

  private static void generateQuietMoves(DamesPosition position, MoveList moves) {
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
      moves.add(DamesMove.of(from, to, isCrowned(position, from, to)));
    }
  }

  /** Returns whether a piece that stops on that square becomes a king. */
  static boolean isCrowned(DamesPosition position, int from, int to) {
    long last = position.board().lastRow(position.colourToMove(), to >> 6);
    return (last >>> to & 1) != 0 && !position.hasKing(from);
  }

  private static void addSlides(DamesPosition position, int from, MoveList moves) {
    DamesBoard board = position.board();
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      int to = board.next(from, direction);
      while (to >= 0 && (position.empty(to >> 6) >>> to & 1) != 0) {
        moves.add(DamesMove.of(from, to, false));
        to = board.next(to, direction);
      }
    }
  }
}
