package quadrille.network.host;

import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.match.Match;
import quadrille.match.MatchState;
import quadrille.match.MatchState.Phase;
import quadrille.match.MoveLimit;
import quadrille.match.Player;

/**
 * A guest at the table, a person or a program, whose moves come over the network. The game begins
 * when the guest has come; one that goes away leaves the clock running. Thread-safe.
 */
final class RemotePlayer implements Player {
  /** By how much a guest may exceed its time while its moves are on their way, in milliseconds. */
  static final int LAG_ALLOWANCE_MS = 200;

  private final Supplier<String> name;
  private final MoveLimit limit;
  private final CompletableFuture<Void> seated = new CompletableFuture<>();
  private boolean asked;
  private int lastPly = -1;
  private String lastMove = "";

  /** The last move, if the match has not asked for it yet. */
  private @Nullable Answer early;

  private CompletableFuture<Answer> answer = new CompletableFuture<>();

  /**
   * @param name gives the name of whoever has the seat
   */
  RemotePlayer(Supplier<String> name, MoveLimit limit) {
    this.name = name;
    this.limit = limit;
  }

  @Override
  public String name() {
    return name.get();
  }

  /** False even for a program: pace, pause and the host's resources do not apply to a guest. */
  @Override
  public boolean isComputer() {
    return false;
  }

  @Override
  public CompletableFuture<Void> ready() {
    return seated;
  }

  /** Tells the match that the seat is taken. */
  void arrive() {
    seated.complete(null);
  }

  @Override
  public long graceMs() {
    return LAG_ALLOWANCE_MS;
  }

  @Override
  public MoveLimit moveLimit() {
    return limit;
  }

  @Override
  public synchronized CompletableFuture<Answer> requestMove(Request next) {
    answer = new CompletableFuture<>();
    asked = true;
    if (early != null && next.line().ply() == lastPly) {
      give(early);
    } else if (next.line().ply() <= lastPly) {
      // The last move has been taken back.
      lastPly = -1;
    }
    early = null;
    return answer;
  }

  @Override
  public synchronized void cancel() {
    asked = false;
  }

  @Override
  public void close() {
    cancel();
    seated.cancel(false);
  }

  /**
   * Plays a move; does nothing if it was played already and the guest did not get the answer, which
   * may have been that of a program that was killed since. The guest may know that it is to move
   * shortly before the match asks for the move.
   *
   * @param match what is being played
   * @param side the guest's
   * @param ply the number of moves that the guest has seen
   * @param move the move in the game's notation
   * @throws Refusal if the game is over, it is not the guest's turn, the guest has missed a move,
   *     or the move is illegal; nothing happens then
   */
  synchronized void submit(Match match, Side side, int ply, String move) throws Refusal {
    MatchState state = match.state();
    Line line = state.line();
    boolean again = ply == lastPly;
    if ((again && move.equals(lastMove)) || wasPlayed(line, side, ply, move)) {
      return;
    }
    if (state.phase() == Phase.READY) {
      throw new Refusal(503, "not-ready");
    }
    if (state.outcome() != null) {
      throw new Refusal(409, "over");
    }
    if (again || state.phase() != Phase.WAITING || line.position().turn() != side) {
      throw new Refusal(409, "not-your-turn");
    }
    if (line.ply() != ply) {
      throw new Refusal(409, "late");
    }
    try {
      Answer legal = new Answer(line.game().notation().parse(line.position(), move), null);
      lastPly = ply;
      lastMove = move;
      if (asked) {
        give(legal);
      } else {
        early = legal;
      }
    } catch (BadInputException e) {
      throw new Refusal(422, "illegal-move", e.text());
    }
  }

  private static boolean wasPlayed(Line line, Side side, int ply, String move) {
    return ply >= 0
        && ply < line.ply()
        && line.path().get(ply).position().turn() == side
        && line.moveTexts().get(ply).equals(move);
  }

  private void give(Answer move) {
    asked = false;
    answer.complete(move);
  }
}
