package quadrille.arena.file;

import java.util.List;
import org.jspecify.annotations.Nullable;
import quadrille.arena.ArenaGame;
import quadrille.arena.Contest;
import quadrille.arena.Effort;
import quadrille.arena.Fixture;
import quadrille.arena.GameResult;
import quadrille.core.BadInputException;
import quadrille.core.Side;
import quadrille.records.files.GameJsonWriter;
import quadrille.records.files.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The games of a contest as lines of its file: the number in the contest, then the game. */
final class ContestGameLines {
  private static final String NUMBER = "number";

  private ContestGameLines() {}

  static ObjectNode write(Contest contest, ArenaGame game) {
    ObjectNode node = Json.object().put(NUMBER, game.fixture().number() + 1);
    return node.setAll(GameJsonWriter.write(game.record()));
  }

  /**
   * The result of a game of a file, or null if it is beyond the end of the contest.
   *
   * @param place the name of the file and the line
   * @throws ContestFileException if it is not a game of this contest
   */
  static @Nullable GameResult read(JsonNode game, Contest contest, String place)
      throws ContestFileException, BadInputException {
    int number = game.path(NUMBER).asInt(0) - 1;
    JsonNode result = game.path("result");
    if (number < 0
        || !result.path("reason").isString()
        || !Json.isSideOrNeither(result.path("winner"))) {
      throw new ContestFileException(place + ": this is not a game of a match.");
    }
    if (number >= contest.schedule().size()) {
      return null;
    }
    Fixture fixture = contest.schedule().fixture(number);
    List<String> opening = game.path("opening").valueStream().map(JsonNode::asString).toList();
    if (!opening.equals(contest.opening(fixture).moveTexts())) {
      throw new ContestFileException(
          "%s: game %d has the opening of another match.".formatted(place, number + 1));
    }
    return new GameResult(
        fixture,
        Json.side(result.path("winner")),
        result.path("reason").asString(),
        result.path("text").asString(""),
        effort(Side.FIRST, game.path("moves")),
        effort(Side.SECOND, game.path("moves")));
  }

  private static Effort effort(Side side, JsonNode moves) {
    return moves
        .valueStream()
        .filter(move -> Json.side(move.path("side")) == side)
        .map(ContestGameLines::effort)
        .reduce(Effort.NONE, Effort::plus);
  }

  private static Effort effort(JsonNode move) {
    JsonNode depth = move.path("depth");
    return Effort.ofMove(move.path("timeMs").asLong(0), depth.isInt() ? depth.asInt() : null);
  }
}
