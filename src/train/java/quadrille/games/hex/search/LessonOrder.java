package quadrille.games.hex.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import quadrille.core.Side;
import quadrille.games.hex.connections.CellSet;
import quadrille.games.hex.connections.StoneSets;
import quadrille.games.hex.search.MovePredictor.Candidates;

/**
 * Orders moves as a predictor does, but with noise, so that moves which it thinks little of are
 * tried as well; and keeps a lesson of each position in which a move won.
 */
final class LessonOrder implements SolverOrder {
  /** Of the scores, which are logarithms. */
  private static final double NOISE = 0.5;

  /** More moves are considered at a time than in play, for the same reason. */
  private static final double SOFTNESS = 4;

  private final MovePredictor predictor;
  private final Random random;
  private final Map<Place, Candidates> open = new HashMap<>();
  private final List<Lesson> lessons = new ArrayList<>();

  private record Place(StoneSets stones, Side turn) {}

  LessonOrder(MovePredictor predictor, Random random) {
    this.predictor = predictor;
    this.random = random;
  }

  /** The lessons so far. */
  List<Lesson> lessons() {
    return lessons;
  }

  @Override
  public void clear() {
    predictor.clear();
    open.clear();
  }

  @Override
  public RankedMoves rank(StoneSets stones, Side turn, CellSet region, int last) {
    Candidates candidates = predictor.candidates(stones, turn, region, last);
    open.put(new Place(stones, turn), candidates);
    double[] scores = predictor.scores(candidates);
    for (int i = 0; i < scores.length; i++) {
      scores[i] -= NOISE * Math.log(-Math.log(1 - random.nextDouble()));
    }
    return RankedMoves.of(candidates.moves(), scores, SOFTNESS);
  }

  @Override
  public void won(StoneSets stones, Side turn, int move, int last) {
    predictor.won(stones, turn, move, last);
    Candidates candidates = open.remove(new Place(stones, turn));
    if (candidates == null || candidates.moves().length == 1) {
      return;
    }
    for (int i = 0; i < candidates.moves().length; i++) {
      if (candidates.moves()[i] == move) {
        lessons.add(new Lesson(candidates.features(), i));
      }
    }
  }
}
