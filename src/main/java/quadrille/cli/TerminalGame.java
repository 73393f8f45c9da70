package quadrille.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import quadrille.core.BadInputException;
import quadrille.core.GameRecord;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.match.ArenaGame;
import quadrille.match.Contest;
import quadrille.match.Fixture;
import quadrille.match.HumanPlayer;
import quadrille.match.Match;
import quadrille.match.MatchListener;
import quadrille.match.MatchState;
import quadrille.match.Player;
import quadrille.search.Score;

/**
 * One game that is shown on the terminal and, where people play, typed there. Everything happens on
 * the calling thread; the referee's only brings the news.
 */
final class TerminalGame implements MatchListener {
  private final Terminal terminal;
  private final boolean quiet;
  private final Fixture fixture;
  private final Line opening;
  private final Player first;
  private final Player second;
  private final Match match;
  private final BlockingQueue<Runnable> news = new LinkedBlockingQueue<>();
  private boolean ended;

  /**
   * @param keepers told of every move before it is shown
   * @param quiet whether to leave out the moves and boards
   */
  TerminalGame(
      Terminal terminal,
      Contest contest,
      Fixture fixture,
      List<MatchListener> keepers,
      boolean quiet)
      throws BadInputException {
    this.terminal = terminal;
    this.quiet = quiet;
    this.fixture = fixture;
    opening = contest.opening(fixture);
    first = contest.sit(fixture, Side.FIRST);
    second = contest.sit(fixture, Side.SECOND);
    match = new Match(opening, first, second, contest.clock());
    keepers.forEach(match::addListener);
    match.addListener(this);
  }

  /** Plays the game to its end, or to the end of the input. */
  ArenaGame play() throws InterruptedException {
    try (match) {
      showOpening();
      match.start();
      while (!ended) {
        news.take().run();
      }
      return new ArenaGame(fixture, opening, match.record());
    }
  }

  @Override
  public void changed(MatchState state) {
    news.add(() -> attend(state));
  }

  @Override
  public void moved(Line line, GameRecord.Move move) {
    news.add(() -> show(line, move));
  }

  @Override
  public void drawDeclined(Side side) {
    news.add(() -> declined(side));
  }

  private void attend(MatchState state) {
    Player toMove = player(state.line().position().turn());
    if (state.outcome() != null) {
      ended = true;
    } else if (state.phase() == MatchState.Phase.WAITING && toMove instanceof HumanPlayer human) {
      converse(state, human);
    }
  }

  private Player player(Side side) {
    return side == Side.FIRST ? first : second;
  }

  private boolean isPerson(Side side) {
    return !player(side).isMachine();
  }

  private void converse(MatchState state, HumanPlayer human) {
    try {
      ended = !new Conversation(terminal, match, state, human, this::isPerson).hold();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void declined(Side side) {
    terminal.err().println(Conversation.name(opening, side) + " declines the draw.");
    attend(match.state());
  }

  private void showOpening() {
    if (!quiet) {
      if (opening.ply() > 0) {
        terminal.out().println("opening " + String.join(" ", opening.moveTexts()));
      }
      draw(opening);
    }
  }

  private void show(Line line, GameRecord.Move move) {
    if (!quiet) {
      String side = Conversation.name(line, move.side());
      terminal.out().println(move.ply() + ". " + side + " " + move.text() + thought(move));
      terminal.out().flush();
      draw(line);
    }
  }

  private void draw(Line line) {
    terminal.err().println(line.game().notation().diagram(line.position()));
    terminal.err().flush();
  }

  private String thought(GameRecord.Move move) {
    Integer depth = move.depth();
    Integer score = move.score();
    if (depth == null || score == null) {
      return "";
    }
    String value = Score.format(score, opening.game());
    return String.format(Locale.ROOT, "  (depth %d, %s, %d ms)", depth, value, move.timeMs());
  }
}
