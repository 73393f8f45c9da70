package quadrille.games.hex.search;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import quadrille.core.BadInputException;
import quadrille.core.MoveList;
import quadrille.core.Rules;
import quadrille.games.hex.HexGame;
import quadrille.games.hex.HexPosition;
import quadrille.games.hex.connections.MustPlayAnalysis;
import quadrille.games.hex.connections.StoneSets;
import quadrille.games.hex.connections.Thoroughness;
import quadrille.games.hex.search.MovePredictor.SolverWeights;
import quadrille.search.training.Weights;
import quadrille.search.training.WeightsFormat;

/**
 * Teaches the solver which moves win, from nothing: {@code SolverTraining FILE POSITIONS ROUNDS
 * SEED}. In each round it solves random positions of 7 × 7 and 8 × 8 with the weights of the round
 * before, and fits new ones to the moves that won, and to those that were tried, in its trees. The
 * file has the last weights.
 */
final class SolverTraining {
  /** Trees may have so many positions; what was decided in a larger one counts as well. */
  private static final int MAX_NODES = 40_000;

  /** The least and the most stones of the positions of 7 × 7. */
  private static final int LEAST_STONES_7 = 0;

  private static final int MOST_STONES_7 = 6;

  /** The least and the most stones of the positions of 8 × 8. */
  private static final int LEAST_STONES_8 = 7;

  private static final int MOST_STONES_8 = 13;

  private static final int PROGRESS = 100;

  /** In the first round the moves with more current come first. */
  private static final float FIRST_WEIGHT_OF_RANK = -0.35f;

  private static final int MOST_RANKS = 20;

  private final Random random;
  private SolverWeights weights = SolverWeights.none();

  private SolverTraining(long seed) {
    random = new Random(seed);
    for (int rank = 0; rank < MOST_RANKS; rank++) {
      weights.order()[MoveFeatures.ofRank(rank)] = FIRST_WEIGHT_OF_RANK * rank;
    }
  }

  public static void main(String[] arguments) throws IOException, BadInputException {
    if (arguments.length != 4) {
      System.err.println("usage: SolverTraining FILE POSITIONS ROUNDS SEED");
      System.exit(2);
    }
    int positions = Integer.parseInt(arguments[1]);
    int rounds = Integer.parseInt(arguments[2]);
    SolverTraining training = new SolverTraining(Long.parseLong(arguments[3]));
    String loss = "";
    for (int round = 1; round <= rounds; round++) {
      loss = training.run(positions);
      System.out.println("round " + round + ": " + loss);
    }
    String origin =
        "SolverTraining FILE " + String.join(" ", List.of(arguments).subList(1, 4)) + "; " + loss;
    training.write(origin + "\n", Path.of(arguments[0]));
  }

  /** Returns what a round has learned, in words. */
  private String run(int positions) throws BadInputException {
    List<Lesson> bestMoves = new ArrayList<>();
    List<Lesson> triedMoves = new ArrayList<>();
    for (int i = 0; i < positions; i++) {
      LessonOrder solved =
          i % 2 == 0
              ? solve(7, LEAST_STONES_7, MOST_STONES_7)
              : solve(8, LEAST_STONES_8, MOST_STONES_8);
      bestMoves.addAll(solved.bestMoves());
      triedMoves.addAll(solved.triedMoves());
      if ((i + 1) % PROGRESS == 0) {
        System.out.println((i + 1) + " positions, " + triedMoves.size() + " moves tried");
      }
    }
    LessonFit order = new LessonFit(bestMoves, random);
    LessonFit odds = new LessonFit(triedMoves, random);
    weights = new SolverWeights(order.run(), odds.run());
    return String.format(
        Locale.ROOT,
        "%,d positions won, held out: loss %.4f, first move right %.3f; "
            + "%,d moves tried, held out: loss %.4f, right %.3f",
        bestMoves.size(),
        order.loss(),
        order.hits(),
        triedMoves.size(),
        odds.loss(),
        odds.hits());
  }

  private LessonOrder solve(int size, int leastStones, int mostStones) throws BadInputException {
    HexGame game = new HexGame();
    HexPosition position = game.start(Rules.parse(game, "size=" + size + ",swap=off"));
    int stones = leastStones + random.nextInt(mostStones - leastStones + 1);
    for (int i = 0; i < stones && position.ending() == null; i++) {
      MoveList moves = position.legalMoves();
      position = position.play(moves.get(random.nextInt(moves.size())));
    }
    CircuitEvaluation circuits = new CircuitEvaluation(HexLinks.withBridges(position.board()));
    LessonOrder order =
        new LessonOrder(new MovePredictor(position.board(), circuits, weights), random);
    MustPlayAnalysis connections = new MustPlayAnalysis(position.board(), Thoroughness.HIGH);
    if (position.ending() == null) {
      new HexSolver(position.board(), order, connections)
          .solve(StoneSets.of(position), position.turn(), MAX_NODES, () -> false);
    }
    return order;
  }

  private void write(String origin, Path file) throws IOException {
    try (var out = Files.newOutputStream(file)) {
      new Weights(origin, weights.inHundredths()).write(out, new WeightsFormat(1, 1));
    }
    System.out.println(Files.size(file) + " bytes in " + file);
  }
}
