package quadrille.network.client;

import java.util.function.Consumer;
import quadrille.network.client.TableConnection.Answer;
import quadrille.network.protocol.Protocol;
import quadrille.records.files.Json;
import quadrille.text.Text;
import tools.jackson.databind.node.ObjectNode;

/**
 * Sends what we do to the host, one after the other, and again as long as the connection is lost
 * and it still makes sense. Thread-safe.
 */
final class GuestRequests implements AutoCloseable {
  private final TableConnection connection;
  private final FollowedGame game;
  private final Consumer<Text> onRefused;
  private final TableSender sender = new TableSender();
  private volatile boolean closed;

  /**
   * @param onRefused receives the host's reason for refusing something, on the sender's thread
   */
  GuestRequests(TableConnection connection, FollowedGame game, Consumer<Text> onRefused) {
    this.connection = connection;
    this.game = game;
    this.onRefused = onRefused;
  }

  /** Sends a request about the current game; its number is added to the body. */
  void act(String path, ObjectNode body) {
    int current = game.state().number();
    body.put("game", current);
    sender.send(
        () -> !closed && game.state().number() == current,
        () -> {
          Answer answer = connection.post(path, body);
          if (!answer.isOk()) {
            onRefused.accept(answer.reason());
          }
        });
  }

  /** Sends a move of ours, until an event confirms it. */
  void sendMove(FollowedGame.SentMove move) {
    ObjectNode body = Json.object();
    body.put("game", move.game()).put("ply", move.ply()).put("move", move.text());
    sender.send(
        () -> !closed && game.isUnconfirmed(move),
        () -> {
          if (!game.awaitTurnOf(move)) {
            return;
          }
          Answer answer = connection.post(Protocol.MOVE, body);
          if (!answer.isOk() && game.isUnconfirmed(move)) {
            game.takeBack();
            onRefused.accept(answer.reason());
          }
        });
  }

  @Override
  public void close() {
    closed = true;
    sender.close();
  }
}
