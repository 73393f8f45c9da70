package quadrille.games.dames;

import java.util.Arrays;
import java.util.SplittableRandom;
import quadrille.games.dames.DamesRules.Capture;
import quadrille.games.dames.DamesRules.DrawRule;
import quadrille.games.dames.DamesRules.Promotion;

/** Creates random rules and positions, reproducible by a seed. */
public final class RandomDames {
  private final SplittableRandom random;

  public RandomDames(long seed) {
    random = new SplittableRandom(seed);
  }

  public DamesRules rules(int size) {
    return new DamesRules(
        DamesBoard.of(size),
        random.nextInt(1, size / 2),
        random.nextBoolean(),
        random.nextBoolean(),
        pick(Capture.values()),
        pick(Promotion.values()),
        pick(PieceColour.values()),
        pick(DrawRule.values()));
  }

  private <T> T pick(T[] values) {
    return values[random.nextInt(values.length)];
  }

  /** Returns a sparse or crowded board with many or few kings and men on any legal square. */
  public NaiveDames position(DamesRules rules) {
    int size = rules.size();
    double density = random.nextDouble(0.05, 0.55);
    double kings = random.nextDouble(0, 0.6);
    char[][] board = new char[size][size];
    for (char[] row : board) {
      Arrays.fill(row, '.');
    }
    NaiveDames empty = new NaiveDames(rules, board, random.nextBoolean());
    for (NaiveDames.Place place : empty.places()) {
      if (random.nextDouble() < density) {
        boolean white = random.nextBoolean();
        boolean last = place.row() == (white ? 0 : size - 1);
        char man = white ? 'w' : 'b';
        boolean king = last || random.nextDouble() < kings;
        board[place.row()][place.column()] = king ? Character.toUpperCase(man) : man;
      }
    }
    return empty;
  }
}
