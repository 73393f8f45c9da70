package quadrille.network.client;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.match.GameRecord;
import quadrille.match.Match;
import quadrille.match.MatchListener;
import quadrille.match.Player;

/** The game at a table as the host last reported it, and the match that follows it. Thread-safe. */
final class FollowedGame implements AutoCloseable {
  private TableState state;
  private @Nullable Match match;
  private int numberOfMatch;

  private final List<SentMove> unconfirmed = new ArrayList<>();

  /**
   * One of our moves.
   *
   * @param attempt how often the connection was opened again since we played it
   */
  record SentMove(int game, int ply, String text, int attempt) {
    SentMove again() {
      return new SentMove(game, ply, text, attempt + 1);
    }
  }

  FollowedGame(TableState state) {
    this.state = state;
  }

  synchronized TableState state() {
    return state;
  }

  /**
   * A match that follows the game; closes the one before.
   *
   * @param own finds our moves; null for a spectator
   * @param sender sends our moves to the host
   */
  synchronized Match newMatch(@Nullable Player own, Consumer<SentMove> sender) {
    close();
    int game = state.number();
    Side side = state.you();
    Match followed =
        new Match(
                state.start(),
                player(Side.FIRST, own),
                player(Side.SECOND, own),
                state.clock().rule())
            .resumeFrom(state.line(), state.clock());
    followed.addListener(
        new MatchListener() {
          @Override
          public void moved(Line line, GameRecord.Move move) {
            SentMove sent = new SentMove(game, line.ply() - 1, move.text(), 0);
            if (move.side() == side && noteOwnMove(sent)) {
              sender.accept(sent);
            }
          }
        });
    match = followed;
    numberOfMatch = game;
    forgetMoves();
    show();
    return followed;
  }

  private FollowedPlayer player(Side side, @Nullable Player own) {
    return new FollowedPlayer(state.you() == side ? own : null, () -> state().name(side));
  }

  /** Notes a move of ours unless the host knows it already; returns whether to send it. */
  private synchronized boolean noteOwnMove(SentMove move) {
    boolean news = move.game() == state.number() && state.line().ply() <= move.ply();
    if (news) {
      unconfirmed.add(move);
    }
    return news;
  }

  /**
   * Renews our moves that no event has confirmed yet, and returns them in the order in which they
   * were played, to be sent again. What still tries to send one of them gives up: it may wait for
   * the host to play a move that the host has lost, and so keep that from being sent again.
   */
  synchronized List<SentMove> renewUnconfirmed() {
    unconfirmed.replaceAll(SentMove::again);
    notifyAll();
    return List.copyOf(unconfirmed);
  }

  synchronized boolean isUnconfirmed(SentMove move) {
    return unconfirmed.contains(move);
  }

  /**
   * Waits until the host is known to expect this move, or no longer has a use for it.
   *
   * @return whether to send it
   */
  synchronized boolean awaitTurnOf(SentMove move) throws InterruptedException {
    while (isUnconfirmed(move) && !(state.begun() && state.line().ply() >= move.ply())) {
      wait();
    }
    return isUnconfirmed(move);
  }

  /** Returns to the host's game after it has refused a move of ours; later ones fall with it. */
  synchronized void takeBack() {
    forgetMoves();
    show();
  }

  /** Begins another game; the match keeps showing the one before. */
  synchronized void begin(TableState first) {
    forgetMoves();
    state = first;
  }

  private void forgetMoves() {
    unconfirmed.clear();
    notifyAll();
  }

  /**
   * Takes over a new state.
   *
   * @return the state before
   */
  synchronized TableState update(TableState next) {
    TableState before = state;
    state = next;
    if (next.outcome() != null) {
      unconfirmed.clear();
    }
    unconfirmed.removeIf(sent -> sent.ply() < next.line().ply());
    notifyAll();
    show();
    return before;
  }

  /** Lets the match follow, unless it has moves of ours that the host does not know yet. */
  private void show() {
    Match followed = match;
    if (followed != null && numberOfMatch == state.number() && unconfirmed.isEmpty()) {
      TableState now = state;
      followed.follow(
          () -> isLatest(now),
          now.line(),
          now.clock(),
          now.drawOffer(),
          now.outcome(),
          ply -> now.reports().get(ply - 1));
    }
  }

  /** Whether the host has reported nothing newer, and we have not moved since. */
  private synchronized boolean isLatest(TableState shown) {
    return state.equals(shown) && unconfirmed.isEmpty();
  }

  @Override
  public synchronized void close() {
    if (match != null) {
      match.close();
    }
  }
}
