package quadrille.arena.training;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import quadrille.arena.openings.RandomOpenings;
import quadrille.arena.openings.Seeds;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.core.MoveList;
import quadrille.core.Outcome;
import quadrille.core.Position;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.search.Knowledge;
import quadrille.search.Limits;
import quadrille.search.Search;
import quadrille.search.SearchReport;
import quadrille.search.training.TrainingModel;

/**
 * Plays games of the search against itself, from random openings, and keeps their quiet positions:
 * those in which the side to move has no noisy move, as only these are evaluated. In the games of
 * odd numbers some moves are picked at random if the options say so; the others, of which the fit
 * holds some out, are played as well as the search can. A game depends on its number and the seed
 * alone. For one thread; {@link #stop} may be called by any thread.
 */
public final class SelfPlay {
  /** The smallest table is large enough for small numbers of nodes, and soon cleared. */
  private static final int HASH_MEGABYTES = 1;

  private static final int OPENING_PURPOSE = 3;
  private static final int SETTINGS_PURPOSE = 4;
  private static final int MOVES_PURPOSE = 5;

  /** A side has won that is this many units ahead in so many moves in a row. */
  private static final int WON_UNITS = 5;

  private static final int WON_PLIES = 6;

  /** A game is drawn if nothing irreversible has happened for so long and nobody is far ahead. */
  private static final int DRAWN_PLIES = 20;

  /** A game that is longer is drawn, in plies. */
  static final int MAX_PLIES = 400;

  private final Game game;
  private final TrainingModel model;
  private final Function<Settings, Knowledge> knowledge;
  private final SelfPlayOptions options;
  private final Limits limits;
  private volatile @Nullable Player player;
  private volatile boolean stopped;

  /** What plays games with the same settings, so that the memory of a search is used again. */
  private record Player(Settings settings, Knowledge knowledge, Search search) {}

  /** A quiet position with its score for the side to move. */
  private record Quiet(Line line, int score) {}

  /**
   * @param winner null for a draw
   */
  private record PlayedGame(List<Quiet> quiet, @Nullable Side winner) {}

  /**
   * @param knowledge creates what the search knows about games with certain settings
   */
  public SelfPlay(
      Game game,
      TrainingModel model,
      Function<Settings, Knowledge> knowledge,
      SelfPlayOptions options) {
    this.game = game;
    this.model = model;
    this.knowledge = knowledge;
    this.options = options;
    limits = Limits.nodes(options.nodes());
  }

  /**
   * Plays a game.
   *
   * @param number 0 or more
   * @return its quiet positions in their order, or null if it was stopped
   * @throws BadInputException if the game is nearly always over after the opening
   */
  @Nullable List<TrainingPosition> play(int number) throws BadInputException {
    double randomMoves = number % 2 == 1 ? options.randomMoves() : 0;
    PlayedGame played = playOut(number, randomMoves);
    if (played == null) {
      return null;
    }
    return played.quiet.stream()
        .map(
            each -> {
              Position position = each.line.position();
              int result =
                  randomMoves > 0
                      ? TrainingPosition.UNKNOWN
                      : halfPoints(position.turn(), played.winner);
              return new TrainingPosition(position, result, each.score);
            })
        .toList();
  }

  /** Plays a game until it is over or as good as over; null if it was stopped. */
  private @Nullable PlayedGame playOut(int number, double randomMoves) throws BadInputException {
    Settings settings = model.pickSettings(random(number, SETTINGS_PURPOSE));
    Random moves = random(number, MOVES_PURPOSE);
    Player current = player(settings);
    List<Quiet> quiet = new ArrayList<>();
    Line line = opening(settings, number);
    int lead = 0;
    while (line.outcome() == null) {
      SearchReport report = current.search.think(line, limits, _ -> {});
      if (stopped) {
        return null;
      }
      if (isQuiet(current.knowledge, line)) {
        quiet.add(new Quiet(line, report.score()));
      }
      int points = line.position().turn() == Side.FIRST ? report.score() : -report.score();
      int units = points / line.game().pointsPerUnit();
      lead =
          Math.abs(units) < WON_UNITS ? 0 : Integer.signum(units) + (lead * units > 0 ? lead : 0);
      if (Math.abs(lead) >= WON_PLIES) {
        return new PlayedGame(quiet, lead > 0 ? Side.FIRST : Side.SECOND);
      }
      if (line.ply() >= MAX_PLIES || (line.reversiblePlies() >= DRAWN_PLIES && units == 0)) {
        return new PlayedGame(quiet, null);
      }
      boolean isRandom = moves.nextDouble() < randomMoves;
      line = line.play(isRandom ? randomMove(line, moves) : report.bestMove());
    }
    Outcome outcome = line.outcome();
    return new PlayedGame(quiet, outcome == null ? null : outcome.winner());
  }

  /** Makes a running {@link #play} return null soon. */
  void stop() {
    stopped = true;
    Player current = player;
    if (current != null) {
      current.search.stop();
    }
  }

  private Player player(Settings settings) {
    Player current = player;
    if (current == null || !current.settings.equals(settings)) {
      current =
          new Player(
              settings,
              knowledge.apply(settings),
              new Search(game, () -> knowledge.apply(settings), HASH_MEGABYTES, 1));
      player = current;
    }
    current.search.clear();
    return current;
  }

  private Line opening(Settings settings, int number) throws BadInputException {
    long own = seed(number, OPENING_PURPOSE);
    Line start = Line.start(game, settings);
    return new RandomOpenings(start, model.pickOpeningPlies(new Random(own)), own).line(0);
  }

  private Random random(int number, int purpose) {
    return new Random(seed(number, purpose));
  }

  private long seed(int number, int purpose) {
    return Seeds.derive(options.seed(), number, purpose);
  }

  private static long randomMove(Line line, Random random) {
    MoveList moves = line.position().legalMoves();
    return moves.get(random.nextInt(moves.size()));
  }

  private static boolean isQuiet(Knowledge knowledge, Line line) {
    MoveList noisy = new MoveList();
    knowledge.noisyMoves(line.position(), noisy);
    return noisy.isEmpty();
  }

  private static int halfPoints(Side side, @Nullable Side winner) {
    if (winner == null) {
      return 1;
    }
    return winner == side ? 2 : 0;
  }

  /** Returns the records of positions, one after the other. */
  ByteBuffer records(List<TrainingPosition> positions) {
    ByteBuffer records = ByteBuffer.allocate(positions.size() * TrainingPosition.bytes(model));
    positions.forEach(each -> each.write(model, records));
    return records.flip();
  }
}
