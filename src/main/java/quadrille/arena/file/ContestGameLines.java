package quadrille.arena.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
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
import quadrille.system.OperationFailedException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The games of a contest as lines of its file: the number in the contest, then as of `play`. */
public final class ContestGameLines {
  private static final String NUMBER = "number";

  private final Contest contest;
  private final @Nullable String preset;

  public ContestGameLines(Contest contest, @Nullable String preset) {
    this.contest = contest;
    this.preset = preset;
  }

  public ObjectNode write(ArenaGame game) {
    ObjectNode node = Json.object();
    node.put(NUMBER, game.fixture().number() + 1);
    return node.setAll(GameJsonWriter.write(game.record(), game.opening(), preset));
  }

  /**
   * The results of the games of a file, without those beyond the end of the contest.
   *
   * @throws OperationFailedException when one cannot be a game of this contest
   */
  public List<GameResult> read(ContestFile file)
      throws OperationFailedException, BadInputException {
    Map<Integer, GameResult> results = new TreeMap<>();
    file.read(
        game -> {
          int number = game.path(NUMBER).asInt(0) - 1;
          if (number < 0 || !game.path("result").path("reason").isString()) {
            throw new OperationFailedException(file.name() + ": a line is no game of a match.");
          }
          if (number < contest.schedule().size()) {
            results.put(number, read(game, contest.schedule().fixture(number), file.name()));
          }
        });
    return List.copyOf(results.values());
  }

  private GameResult read(JsonNode game, Fixture fixture, String file)
      throws OperationFailedException, BadInputException {
    List<String> opening = new ArrayList<>();
    game.path("opening").forEach(move -> opening.add(move.asString()));
    if (!opening.equals(contest.opening(fixture).moveTexts())) {
      throw new OperationFailedException(
          "%s belongs to another match: game %d has another opening."
              .formatted(file, fixture.number() + 1));
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
