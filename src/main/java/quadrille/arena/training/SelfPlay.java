package quadrille.arena.training;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import quadrille.arena.openings.RandomOpenings;
import quadrille.arena.openings.Seeds;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.MoveList;
import quadrille.core.Outcome;
import quadrille.core.Side;
import quadrille.search.Knowledge;
import quadrille.search.Limits;
import quadrille.search.Search;
import quadrille.search.SearchReport;
import quadrille.search.training.TrainingModel;

/**
 * Plays games of the search against itself, from random openings, and keeps their quiet positions:
 * those in which the side to move has no noisy move, as only these are evaluated. A game depends on
 * its number and the seed alone. For one thread; {@link #stop} may be called by any thread.
 */
public final class SelfPlay {
  /** The smallest table is large enough for small numbers of nodes, and soon cleared. */
  private static final int HASH_MEGABYTES = 1;

  private static final int SEED_PURPOSE = 3;

  /** A side has won that is this many units ahead in so many moves in a row. */
  private static final int WON_UNITS = 5;

  private static final int WON_PLIES = 6;

  /** A game is drawn if nothing irreversible has happened for so long and nobody is far ahead. */
  private static final int DRAWN_PLIES = 20;

  /** A game that is longer is drawn, in plies. */
  private static final int MAX_PLIES = 400;

  private final Line start;
  private final TrainingModel model;
  private final Knowledge knowledge;
  private final Search search;
  private final Limits limits;
  private final long seed;
  private volatile boolean stopped;

  /** A quiet position with its score for the side to move. */
  private record Quiet(Line line, int score) {}

  /**
   * @param knowledge creates what the search knows
   * @param limits of each search; of depth or nodes, so that games can be repeated
   */
  public SelfPlay(
      Line start, TrainingModel model, Supplier<Knowledge> knowledge, Limits limits, long seed) {
    this.start = start;
    this.model = model;
    this.knowledge = knowledge.get();
    this.limits = limits;
    this.seed = seed;
    search = new Search(start.game(), knowledge, HASH_MEGABYTES, 1);
  }

  /**
   * Plays a game.
   *
   * @param number 0 or more
   * @return its quiet positions in their order, or null if it was stopped
   * @throws BadInputException if the game is nearly always over after the opening
   */
  @Nullable List<TrainingPosition> play(int number) throws BadInputException {
    search.clear();
    List<Quiet> quiet = new ArrayList<>();
    Line line = opening(number);
    int lead = 0;
    while (line.outcome() == null) {
      SearchReport report = search.think(line, limits, _ -> {});
      if (stopped) {
        return null;
      }
      if (isQuiet(line)) {
        quiet.add(new Quiet(line, report.score()));
      }
      int units = line.position().turn() == Side.FIRST ? report.score() : -report.score();
      units /= line.game().pointsPerUnit();
      lead =
          Math.abs(units) < WON_UNITS ? 0 : Integer.signum(units) + (lead * units > 0 ? lead : 0);
      if (Math.abs(lead) >= WON_PLIES) {
        return labelled(quiet, lead > 0 ? Side.FIRST : Side.SECOND);
      }
      if (line.ply() >= MAX_PLIES || (line.reversiblePlies() >= DRAWN_PLIES && units == 0)) {
        return labelled(quiet, null);
      }
      line = line.play(report.bestMove());
    }
    Outcome outcome = line.outcome();
    return labelled(quiet, outcome == null ? null : outcome.winner());
  }

  /** Makes a running {@link #play} return null soon. */
  void stop() {
    stopped = true;
    search.stop();
  }

  private Line opening(int number) throws BadInputException {
    long own = Seeds.derive(seed, number, SEED_PURPOSE);
    return new RandomOpenings(start, model.pickOpeningPlies(new Random(own)), own).line(0);
  }

  private boolean isQuiet(Line line) {
    MoveList noisy = new MoveList();
    knowledge.noisyMoves(line.position(), noisy);
    return noisy.isEmpty();
  }

  private static List<TrainingPosition> labelled(List<Quiet> quiet, @Nullable Side winner) {
    return quiet.stream()
        .map(
            each -> {
              Side side = each.line.position().turn();
              int result = winner == null ? 1 : winner == side ? 2 : 0;
              return new TrainingPosition(each.line.position(), result, each.score);
            })
        .toList();
  }

  /** Returns the records of positions, one after the other. */
  ByteBuffer records(List<TrainingPosition> positions) {
    ByteBuffer records = ByteBuffer.allocate(positions.size() * TrainingPosition.bytes(model));
    positions.forEach(each -> each.write(model, records));
    return records.flip();
  }
}
