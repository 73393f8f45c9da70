package quadrille.network.client;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import quadrille.core.Side;
import quadrille.network.protocol.Protocol;
import tools.jackson.databind.JsonNode;

/**
 * How a series stands, as an event tells it.
 *
 * @param players everybody in the series
 * @param first the place of the first side's player among them
 * @param second the same for the second side
 */
public record SeriesState(List<Player> players, int first, int second) {

  /** What a player has reached; a draw is half a point. */
  public record Player(String name, double points, int games) {
    private boolean isPossible() {
      return points >= 0 && points <= games;
    }
  }

  /** Reads what an event tells, or null if it tells nothing that makes sense. */
  static @Nullable SeriesState of(JsonNode node) {
    List<Player> players = new ArrayList<>();
    for (JsonNode each : node.path("players")) {
      players.add(
          new Player(
              Protocol.printable(each.path("name").asString("")),
              each.path("points").asDouble(0),
              each.path("games").asInt(0)));
    }
    int first = node.path("first").asInt(-1);
    int second = node.path("second").asInt(-1);
    boolean known = Math.min(first, second) >= 0 && Math.max(first, second) < players.size();
    boolean possible = players.stream().allMatch(Player::isPossible);
    return known && possible ? new SeriesState(players, first, second) : null;
  }

  /** What the player of a side has reached. */
  public Player player(Side side) {
    return players.get(side.choose(first, second));
  }
}
