package quadrille.cli.terminal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import quadrille.arena.ArenaGame;
import quadrille.arena.Contest;
import quadrille.arena.Fixture;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.MoveNumber;
import quadrille.core.Side;
import quadrille.match.GameRecord;
import quadrille.match.HumanPlayer;
import quadrille.match.Match;
import quadrille.match.MatchListener;
import quadrille.match.MatchState;
import quadrille.match.Player;
import quadrille.match.PlayerFactory;
import quadrille.search.Score;

/**
 * Plays one game in the terminal: prints its moves and reads those of humans. Everything happens on
 * the calling thread; the referee's thread only queues events.
 */
public final class TerminalGame implements MatchListener {
  private final Terminal terminal;
  private final boolean quiet;
  private final Fixture fixture;
  private final Line opening;
  private final Player first;
  private final Player second;
  private final Match match;
  private final BlockingQueue<Runnable> events = new LinkedBlockingQueue<>();
  private boolean ended;

  /** The ply of the position whose board was printed last. */
  private int shownPly;

  /**
   * @param listeners are notified of every move before it is printed
   * @param quiet whether to leave out the moves and boards
   */
  public TerminalGame(
      Terminal terminal,
      Contest contest,
      Fixture fixture,
      List<MatchListener> listeners,
      boolean quiet)
      throws BadInputException {
    this.terminal = terminal;
    this.quiet = quiet;
    this.fixture = fixture;
    opening = contest.opening(fixture);
    first = contest.createPlayer(fixture, Side.FIRST);
    second = contest.createPlayer(fixture, Side.SECOND);
    match = new Match(opening, first, second, contest.clock());
    listeners.forEach(match::addListener);
    match.addListener(this);
  }

  /**
   * Plays the game to its end, or to the end of the input.
   *
   * @throws BadInputException if an engine cannot play it; then it has not begun
   */
  public ArenaGame play() throws BadInputException, InterruptedException {
    try (match) {
      PlayerFactory.awaitReady(first);
      PlayerFactory.awaitReady(second);
      printOpening();
      match.start();
      while (!ended) {
        events.take().run();
      }
      return soFar();
    }
  }

  /** The game so far; may be called by any thread. */
  public ArenaGame soFar() {
    return new ArenaGame(fixture, match.record());
  }

  @Override
  public void changed(MatchState state) {
    events.add(() -> handleState(state));
  }

  @Override
  public void moved(Line line, GameRecord.Move move) {
    events.add(() -> printMove(line, move));
  }

  @Override
  public void drawDeclined(Side side) {
    events.add(() -> printDrawDeclined(side));
  }

  @Override
  public void failed(Throwable cause) {
    events.add(
        () -> {
          throw new IllegalStateException("the referee failed", cause);
        });
  }

  private void handleState(MatchState state) {
    Player toMove = player(state.line().position().turn());
    if (state.outcome() != null) {
      ended = true;
    } else if (state.phase() == MatchState.Phase.WAITING && toMove instanceof HumanPlayer human) {
      prompt(state, human);
    }
  }

  private Player player(Side side) {
    return side.choose(first, second);
  }

  private void prompt(MatchState state, HumanPlayer human) {
    boolean takenBack = state.line().ply() != shownPly;
    if (takenBack && !quiet) {
      printBoard(state.line());
    }
    try {
      ended =
          !new MovePrompt(terminal, match, state, human, side -> !player(side).isComputer()).run();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void printDrawDeclined(Side side) {
    terminal.err().println(MovePrompt.sideName(opening, side) + " declines the draw.");
    handleState(match.state());
  }

  private void printOpening() {
    if (!quiet) {
      if (opening.ply() > 0) {
        terminal.out().println("opening " + String.join(" ", opening.moveTexts()));
      }
      printBoard(opening);
    }
  }

  private void printMove(Line line, GameRecord.Move move) {
    if (!quiet) {
      String side = MovePrompt.sideName(line, move.side());
      String number = MoveNumber.of(line).asciiPrefix();
      terminal.out().println(number + " " + side + " " + move.text() + searchSummary(move));
      printBoard(line);
    }
  }

  private void printBoard(Line line) {
    shownPly = line.ply();
    terminal.err().println(line.game().notation().diagram(line.position()));
  }

  private String searchSummary(GameRecord.Move move) {
    Integer depth = move.depth();
    Integer score = move.score();
    if (depth == null || score == null) {
      return "";
    }
    String value = Score.format(score, opening.game());
    return String.format(Locale.ROOT, "  (depth %d, %s, %d ms)", depth, value, move.timeMs());
  }
}
