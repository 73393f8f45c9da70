package quadrille.cli.commands;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import quadrille.arena.ArenaGame;
import quadrille.arena.Contest;
import quadrille.arena.Fixture;
import quadrille.cli.terminal.Terminal;
import quadrille.cli.terminal.TerminalGame;
import quadrille.core.BadInputException;
import quadrille.core.Side;
import quadrille.match.MatchListener;
import quadrille.match.Participant;
import quadrille.records.GameStart;
import quadrille.records.GameStore;
import quadrille.records.MatchRecorder;
import quadrille.records.Origin;

/**
 * Plays the games of a contest at the terminal, one after the other.
 *
 * @param quiet whether moves and boards are left out
 * @param keep whether the games are recorded in the history
 */
record TerminalGames(Terminal terminal, Contest contest, boolean quiet, boolean keep) {

  /**
   * Plays all games, or until the input ends: then the last game returned is not over.
   *
   * @param finished receives every game that is over
   */
  List<ArenaGame> play(Consumer<ArenaGame> finished)
      throws BadInputException, InterruptedException {
    List<ArenaGame> games = new ArrayList<>();
    for (int i = 0; i < contest.schedule().size(); i++) {
      Fixture fixture = contest.schedule().fixture(i);
      ArenaGame game = keep ? playAndRecord(fixture) : play(fixture, List.of());
      games.add(game);
      if (game.record().outcome() == null) {
        break;
      }
      finished.accept(game);
    }
    return games;
  }

  private ArenaGame play(Fixture fixture, List<MatchListener> listeners)
      throws BadInputException, InterruptedException {
    return new TerminalGame(terminal, contest, fixture, listeners, quiet).play();
  }

  private ArenaGame playAndRecord(Fixture fixture) throws BadInputException, InterruptedException {
    try (GameStore store = GameStore.inDataFolder()) {
      MatchRecorder recorder =
          new MatchRecorder(store, start(fixture), error -> terminal.err().println(error));
      ArenaGame game = play(fixture, List.of(recorder));
      if (recorder.id() != 0) {
        terminal.err().println("kept as game " + recorder.id());
      }
      return game;
    }
  }

  private GameStart start(Fixture fixture) throws BadInputException {
    return new GameStart(
        contest.opening(fixture),
        contest.preset(),
        Participant.of(contest.seat(fixture, Side.FIRST)),
        Participant.of(contest.seat(fixture, Side.SECOND)),
        contest.clock(),
        Origin.TERMINAL,
        false);
  }
}
