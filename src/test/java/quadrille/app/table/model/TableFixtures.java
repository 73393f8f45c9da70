package quadrille.app.table.model;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import quadrille.app.setup.GameSetup;
import quadrille.app.setup.SeatChoice;
import quadrille.app.setup.Starter;
import quadrille.app.setup.TimeControl;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.games.GameModule;
import quadrille.games.Games;

/** Tables for tests. */
public final class TableFixtures {
  static final SeatChoice ADA = new SeatChoice(false, "Ada", 1);
  static final SeatChoice BEN = new SeatChoice(false, "Ben", 1);
  static final SeatChoice COMPUTER = new SeatChoice(true, "", 3);

  static final Seats HUMANS = seats(ADA, BEN);
  static final Seats HUMAN_AND_COMPUTER = seats(ADA, COMPUTER);
  static final Seats COMPUTER_AND_HUMAN = seats(COMPUTER, BEN);
  static final Seats COMPUTERS = seats(COMPUTER, COMPUTER);

  private TableFixtures() {}

  private static Seats seats(SeatChoice first, SeatChoice second) {
    return Seats.of(Games.get("hex"), setup(first, second), new SplittableRandom(1));
  }

  static GameSetup setup(SeatChoice first, SeatChoice second, String... options) {
    return new GameSetup(null, map(options), first, second, Starter.ONE, TimeControl.NONE);
  }

  private static Map<String, String> map(String... options) {
    Map<String, String> map = new HashMap<>();
    for (int i = 0; i < options.length; i += 2) {
      map.put(options[i], options[i + 1]);
    }
    return map;
  }

  /** The start of a game, with options as names and values in turn. */
  public static Line start(String game, String... options) {
    GameModule module = Games.get(game);
    try {
      return Line.start(module.game(), setup(ADA, BEN, options).settings(module.game()));
    } catch (BadInputException e) {
      throw new IllegalArgumentException(e);
    }
  }
}
