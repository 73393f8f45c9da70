package quadrille.games.hex.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import quadrille.core.Side;
import quadrille.games.hex.connections.CellSet;
import quadrille.games.hex.connections.StoneSets;
import quadrille.games.hex.search.MovePredictor.Candidates;

/**
 * Orders moves as a predictor does, but with noise, so that moves which it thinks little of are
 * tried as well; and keeps a lesson of each position in which a move won, and of each move tried.
 */
final class LessonOrder implements SolverOrder {
  /** Of the scores, which are logarithms. */
  private static final double NOISE = 0.5;

  /** More moves are considered at a time than in play, for the same reason. */
  private static final double SOFTNESS = 4;

  private final MovePredictor predictor;
  private final Random random;
  private final Map<Place, Candidates> open = new HashMap<>();
  private final List<Lesson> bestMoves = new ArrayList<>();
  private final List<Lesson> triedMoves = new ArrayList<>();

  private record Place(StoneSets stones, Side turn) {}

  LessonOrder(MovePredictor predictor, Random random) {
    this.predictor = predictor;
    this.random = random;
  }

  /** The lessons so far of which move wins. */
  List<Lesson> bestMoves() {
    return bestMoves;
  }

  /** The lessons so far of whether a move wins. */
  List<Lesson> triedMoves() {
    return triedMoves;
  }

  @Override
  public void clear() {
    predictor.clear();
    open.clear();
  }

  @Override
  public Tries rank(StoneSets stones, Side turn, CellSet region, CellSet threats, int last) {
    Candidates candidates = predictor.candidates(stones, turn, region, threats, last);
    open.put(new Place(stones, turn), candidates);
    double[] scores = predictor.scores(candidates);
    for (int i = 0; i < scores.length; i++) {
      scores[i] -= NOISE * Math.log(-Math.log(1 - random.nextDouble()));
    }
    return predictor.tries(candidates, scores, SOFTNESS);
  }

  @Override
  public void won(StoneSets stones, Side turn, int move, int last) {
    predictor.won(stones, turn, move, last);
    Candidates candidates = open.remove(new Place(stones, turn));
    if (candidates == null || candidates.moves().length == 1) {
      return;
    }
    int winner = Arrays.binarySearch(candidates.moves(), move);
    if (winner >= 0) {
      bestMoves.add(new Lesson.BestMove(candidates.features(), winner));
    }
  }

  @Override
  public void tried(StoneSets stones, Side turn, int move, boolean wins) {
    Candidates candidates = open.get(new Place(stones, turn));
    if (candidates != null) {
      int[] features =
          IntStream.concat(
                  Arrays.stream(candidates.featuresOf(move)),
                  Arrays.stream(candidates.ofPosition()))
              .toArray();
      triedMoves.add(new Lesson.TriedMove(features, wins));
    }
  }
}
