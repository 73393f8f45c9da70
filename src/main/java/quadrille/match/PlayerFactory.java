package quadrille.match;

import java.util.List;
import java.util.concurrent.ExecutionException;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.match.engine.CommandLineWords;
import quadrille.match.engine.EngineEntry;
import quadrille.match.engine.EngineList;
import quadrille.match.engine.EngineLog;
import quadrille.match.engine.EngineProcess;
import quadrille.match.engine.EngineTimeouts;
import quadrille.search.Limits;
import quadrille.search.book.MoveBook;
import quadrille.search.classic.OpponentKind;
import quadrille.search.protocol.EngineException;

/** Creates the players of a game, and checks beforehand that they can play it. */
public final class PlayerFactory {
  private PlayerFactory() {}

  /**
   * Checks that a game has the named opponent, or that the engine is in the list and plays the
   * game. Starts nothing.
   *
   * @param opponents the named opponents of the game
   * @throws BadInputException when it does not
   */
  public static void validate(Seat seat, Game game, List<OpponentKind> opponents)
      throws BadInputException {
    switch (seat) {
      case Seat.Bot bot -> validateBot(bot, game, opponents);
      case Seat.Engine(String name) -> {
        String played = entry(name).game();
        if (!played.equals(game.id())) {
          throw error("error.engine-game", name, played, game.id());
        }
      }
      case Seat.Unknown(String spec) -> throw error("error.seat", spec);
      default -> {}
    }
  }

  /**
   * Like {@link #validate}, and starts an engine once to see that it supports the rules.
   *
   * @throws BadInputException when the seat cannot be played
   */
  public static void requirePlayable(Seat seat, EngineConfig config)
      throws BadInputException, InterruptedException {
    validate(seat, config.game(), config.opponents());
    if (seat instanceof Seat.Engine || seat instanceof Seat.EngineCommand) {
      try (Player player = create(Participant.of(seat), config, 0)) {
        awaitReady(player);
      }
    }
  }

  /**
   * Starts an engine once to see that it can be started, if the seat names one. This needs no game
   * to be chosen yet.
   *
   * @throws BadInputException if it is not in the list or cannot be started
   */
  public static void requireEngine(Seat seat) throws BadInputException {
    switch (seat) {
      case Seat.Engine(String name) -> requireStartable(name, entry(name).command());
      case Seat.EngineCommand(String line) -> requireStartable(line, CommandLineWords.split(line));
      default -> {}
    }
  }

  /**
   * Waits until a player is ready.
   *
   * @throws BadInputException if an engine has failed to start or does not support the rules
   */
  public static void awaitReady(Player player) throws BadInputException, InterruptedException {
    try {
      player.ready().get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof EngineException failure) {
        throw error("error.engine-start", player.name(), failure.text());
      }
      throw new IllegalStateException(e);
    }
  }

  /**
   * The player of a seat; a human without a name is called {@code human}.
   *
   * @param seed decides all random choices
   * @throws BadInputException when the engine is no longer in the list
   * @throws IllegalArgumentException unless {@link #validate} accepts the seat
   */
  public static Player create(Participant participant, EngineConfig config, long seed)
      throws BadInputException {
    Seat seat = participant.seat();
    return switch (seat) {
      case Seat.Human human ->
          new HumanPlayer(participant.name().isEmpty() ? human.spec() : participant.name());
      case Seat.Bot(String id, int grade) ->
          new BotPlayer(seat.spec(), config.newOpponent(id, grade), config.moveOverheadMs(), seed);
      case Seat.AtLevel(var level) ->
          searchPlayer(
              seat, config, level.limits(config.game()), level.mistakeRate(config.game()), seed);
      case Seat.AtDepth(int depth) -> searchPlayer(seat, config, Limits.depth(depth), 0, seed);
      case Seat.ForTime(long timeMs) -> searchPlayer(seat, config, Limits.time(timeMs), 0, seed);
      case Seat.ForNodes(long nodes) -> searchPlayer(seat, config, Limits.nodes(nodes), 0, seed);
      case Seat.Engine(String name) -> enginePlayer(name, entry(name).command(), config);
      case Seat.EngineCommand(String line) ->
          enginePlayer(line, CommandLineWords.split(line), config);
      case Seat.Unknown(String spec) -> throw new IllegalArgumentException("no player " + spec);
    };
  }

  private static Player searchPlayer(
      Seat seat, EngineConfig config, Limits own, double mistakeRate, long seed) {
    return new SearchPlayer(
        seat.spec(),
        config.newSearch(),
        config.limits(own),
        config.moveOverheadMs(),
        mistakeRate,
        config.openings() != OpeningStyle.FIXED,
        config.openings() == OpeningStyle.BOOK && mistakeRate == 0
            ? () -> MoveBook.of(config.game(), config.settings())
            : () -> MoveBook.EMPTY,
        seed);
  }

  private static Player enginePlayer(String name, List<String> command, EngineConfig config) {
    return new EnginePlayer(name, command, EngineLog.fileFor(name), config, EngineTimeouts.DEFAULT);
  }

  private static void validateBot(Seat.Bot bot, Game game, List<OpponentKind> opponents)
      throws BadInputException {
    OpponentKind kind = OpponentKind.find(opponents, bot.id());
    if (kind == null || (kind.grades() == 0 && bot.grade() > 0)) {
      throw error("error.opponent", game.id(), bot.spec(), OpponentKind.listSpecs(opponents));
    }
    if (bot.grade() > kind.grades()) {
      throw error("error.seat-number", bot.spec(), "1…" + kind.grades());
    }
  }

  private static EngineEntry entry(String name) throws BadInputException {
    EngineEntry entry = EngineList.inDataFolder().byName(name);
    if (entry == null) {
      throw error("error.engine", name);
    }
    return entry;
  }

  private static void requireStartable(String name, List<String> command) throws BadInputException {
    try (EngineProcess _ = EngineProcess.start(command, EngineLog.fileFor(name))) {
      // The process is killed right away.
    } catch (EngineException e) {
      throw error("error.engine-start", name, e.text());
    }
  }

  private static BadInputException error(String key, Object... arguments) {
    return new BadInputException(PlayerFactory.class, key, arguments);
  }
}
