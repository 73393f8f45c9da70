package quadrille.arena.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
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
    return node.setAll(GameJsonWriter.write(game.record(), contest.preset()));
  }

  /**
   * The results of the games in a file, except those beyond the end of the contest. A file without
   * a header is cleared and gets one.
   *
   * @throws ContestFileException if the file is of another contest, or cannot be read or written
   */
  static List<GameResult> resume(Contest contest, ContestFile file)
      throws ContestFileException, BadInputException {
    ObjectNode header = ContestHeader.of(contest);
    if (file.header() == null) {
      file.clear();
      file.writeHeader(header);
      return List.of();
    }
    ContestHeader.requireSame(header, file.header(), file.name());
    Map<Integer, GameResult> results = new TreeMap<>();
    file.read(
        game -> {
          int number = game.path(NUMBER).asInt(0) - 1;
          if (number < 0 || !game.path("result").path("reason").isString()) {
            throw new ContestFileException(file.name() + ": a line is not a game of a match.");
          }
          if (number < contest.schedule().size()) {
            results.put(number, read(game, contest, number, file.name()));
          }
        });
    return List.copyOf(results.values());
  }

  private static GameResult read(JsonNode game, Contest contest, int number, String file)
      throws ContestFileException, BadInputException {
    Fixture fixture = contest.schedule().fixture(number);
    List<String> opening = new ArrayList<>();
    game.path("opening").forEach(move -> opening.add(move.asString()));
    if (!opening.equals(contest.opening(fixture).moveTexts())) {
      throw new ContestFileException(
          "%s belongs to another match: game %d has another opening.".formatted(file, number + 1));
    }
    JsonNode result = game.path("result");
    return new GameResult(
        fixture,
        Json.side(result.path("winner")),
        result.path("reason").asString(),
        result.path("text").asString(""),
        effort(Side.FIRST, game.path("moves")),
        effort(Side.SECOND, game.path("moves")));
  }

  private static Effort effort(Side side, JsonNode moves) {
    Effort sum = Effort.NONE;
    for (JsonNode move : moves) {
      if (Json.side(move.path("side")) == side) {
        JsonNode depth = move.path("depth");
        sum =
            sum.plus(
                Effort.ofMove(move.path("timeMs").asLong(0), depth.isInt() ? depth.asInt() : null));
      }
    }
    return sum;
  }
}
