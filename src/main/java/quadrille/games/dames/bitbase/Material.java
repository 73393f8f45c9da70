package quadrille.games.dames.bitbase;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import quadrille.games.dames.DamesBoard;
import quadrille.games.dames.DamesPosition;

/**
 * The pieces in a class of positions: the men and kings of the side to move, and those of its
 * opponent.
 */
record Material(int men, int kings, int enemyMen, int enemyKings) {
  /** The most pieces of a class on any board. */
  static final int MAX_PIECES = 6;

  /** On more squares the largest classes of so many pieces have more positions than an int. */
  private static final int MAX_SQUARES = 32;

  /** The codes are below this number. */
  static final int CODES = (int) Math.pow(MAX_PIECES + 1, 4);

  /** Returns the most pieces of a class on this board; 0 if there are no classes. */
  static int maxPieces(DamesBoard board) {
    if (board.words() > 1) {
      return 0;
    }
    return board.squares() <= MAX_SQUARES ? MAX_PIECES : MAX_PIECES - 1;
  }

  /**
   * Returns all classes with that many pieces, at least one on each side. Those with fewer men come
   * first, as crowning leads to them.
   */
  static List<Material> ofPieces(int pieces) {
    List<Material> all = new ArrayList<>();
    for (int own = 1; own < pieces; own++) {
      int enemies = pieces - own;
      for (int men = 0; men <= own; men++) {
        for (int enemyMen = 0; enemyMen <= enemies; enemyMen++) {
          all.add(new Material(men, own - men, enemyMen, enemies - enemyMen));
        }
      }
    }
    all.sort(Comparator.comparingInt(each -> each.men + each.enemyMen));
    return all;
  }

  /** Returns the class of a position with White to move. */
  static Material of(DamesPosition position) {
    long kings = position.kings();
    return new Material(
        Long.bitCount(position.white() & ~kings),
        Long.bitCount(position.white() & kings),
        Long.bitCount(position.black() & ~kings),
        Long.bitCount(position.black() & kings));
  }

  /**
   * Returns all classes to which this one can lead by captures and crowning, itself among them, in
   * the order of {@link #ofPieces}, those with fewer pieces first.
   */
  List<Material> reachable() {
    List<Material> all = new ArrayList<>();
    for (int count = 2; count <= pieces(); count++) {
      for (Material each : ofPieces(count)) {
        if (each.comesFrom(this) || each.comesFrom(swapped())) {
          all.add(each);
        }
      }
    }
    return all;
  }

  private boolean comesFrom(Material before) {
    return men <= before.men
        && men + kings <= before.men + before.kings
        && enemyMen <= before.enemyMen
        && enemyMen + enemyKings <= before.enemyMen + before.enemyKings;
  }

  int pieces() {
    return men + kings + enemyMen + enemyKings;
  }

  /** Returns the class after the turn has changed. */
  Material swapped() {
    return new Material(enemyMen, enemyKings, men, kings);
  }

  /** A number for the class, from 0. */
  int code() {
    return code(men, kings, enemyMen, enemyKings);
  }

  static int code(int men, int kings, int enemyMen, int enemyKings) {
    int base = MAX_PIECES + 1;
    return ((men * base + kings) * base + enemyMen) * base + enemyKings;
  }

  /** The name: {@code mmk-k} for two men and a king to move, against a king. */
  @Override
  public String toString() {
    return "m".repeat(men)
        + "k".repeat(kings)
        + "-"
        + "m".repeat(enemyMen)
        + "k".repeat(enemyKings);
  }
}
