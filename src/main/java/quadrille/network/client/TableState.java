package quadrille.network.client;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Outcomes;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.games.Games;
import quadrille.match.Clock;
import quadrille.network.protocol.Protocol;
import quadrille.records.files.Json;
import quadrille.search.SearchReport;
import tools.jackson.databind.JsonNode;

/**
 * The state of a table, as an event tells it. Immutable.
 *
 * @param number the number of the game at the table
 * @param games how many games are to be played, or 0
 * @param you our side, or null for a spectator
 * @param start the line that the game began with
 * @param line the game so far
 * @param clock what both had left when the event was sent
 * @param begun whether the host takes moves, as both seats are taken
 * @param names the names of both players, empty for those who have none
 * @param open the sides that nobody has taken yet
 * @param help whether the host lets the players be helped, by hints and evaluations
 * @param commented whether the host tells what its computers think
 * @param reports the search behind each move, where the host tells it
 * @param series how the series stands, or null
 */
public record TableState(
    int number,
    int games,
    @Nullable Side you,
    Line start,
    Line line,
    Clock clock,
    boolean begun,
    List<String> names,
    Set<Side> open,
    @Nullable Side drawOffer,
    boolean drawDeclined,
    boolean opponentAsksRematch,
    boolean opponentConnected,
    boolean help,
    boolean commented,
    List<@Nullable SearchReport> reports,
    @Nullable SeriesState series,
    @Nullable Outcome outcome) {

  /**
   * Reads a table event.
   *
   * @throws BadInputException if this version cannot read it; says so
   */
  static TableState ofTable(JsonNode event) throws BadInputException {
    int version = event.path("version").asInt(0);
    if (version != Protocol.VERSION) {
      throw new BadInputException(TableState.class, "error.version", version, Protocol.VERSION);
    }
    JsonNode described = event.path("game");
    String id = described.path("id").asString("");
    Game game =
        Games.find(id)
            .orElseThrow(() -> new BadInputException(TableState.class, "error.game", id))
            .game();
    Settings settings = Rules.parse(game, described.path("rules").asString("-"));
    Line start = Line.start(game, settings, described.path("start").asString(""));
    return read(event, start, start, Json.side(event.path("you")), event.path("games").asInt(0));
  }

  /**
   * Reads a state event, which follows a table event.
   *
   * @throws BadInputException if a move of it is illegal
   */
  TableState next(JsonNode event) throws BadInputException {
    return read(event, start, line, you, games);
  }

  /**
   * @param known a line that the game probably continues
   */
  private static TableState read(
      JsonNode event, Line start, Line known, @Nullable Side you, int games)
      throws BadInputException {
    JsonNode state = event.path("state");
    Line line = line(start, known, state.path("moves"));
    List<String> names = new ArrayList<>();
    Set<Side> open = EnumSet.noneOf(Side.class);
    for (Side side : Side.values()) {
      JsonNode seat = state.path("seats").path(side.id());
      names.add(Protocol.printable(seat.path("name").asString("")));
      if (seat.path("open").asBoolean(false)) {
        open.add(side);
      }
    }
    boolean rematch = false;
    for (JsonNode side : state.path("rematch")) {
      rematch |= you != null && Json.side(side) == you.other();
    }
    int number = event.path("number").asInt(0);
    if (number < 1) {
      throw new BadInputException(TableState.class, "error.event");
    }
    return new TableState(
        number,
        games,
        you,
        start,
        line,
        clock(state.path("clock")),
        !state.path("phase").asString("").equals("ready"),
        names,
        Set.copyOf(open),
        Json.side(state.path("drawOffer")),
        state.path("drawDeclined").asBoolean(false),
        rematch,
        you == null || state.path("seats").path(you.other().id()).path("connected").asBoolean(true),
        state.path("help").asBoolean(false),
        state.has("scores"),
        Reports.of(line, state),
        SeriesState.of(state.path("series")),
        outcome(line, state.path("outcome")));
  }

  private static Line line(Line start, Line known, JsonNode moves) throws BadInputException {
    List<String> texts = new ArrayList<>();
    moves.forEach(each -> texts.add(each.asString("")));
    List<String> before = known.moveTexts();
    boolean continues =
        before.size() <= texts.size() && before.equals(texts.subList(0, before.size()));
    Line line = continues ? known : start;
    for (String text : texts.subList(line.ply(), texts.size())) {
      line = line.play(line.game().notation().parse(line.position(), text));
    }
    return line;
  }

  private static Clock clock(JsonNode node) throws BadInputException {
    Clock.Rule rule = Clock.Rule.parse(node.path("rule").asString("none"));
    return new Clock(
        rule,
        node.path("firstMs").asLong(Long.MAX_VALUE),
        node.path("secondMs").asLong(Long.MAX_VALUE),
        node.path("firstStarted").asBoolean(true),
        node.path("secondStarted").asBoolean(true));
  }

  private static @Nullable Outcome outcome(Line line, JsonNode node) {
    return node.isObject()
        ? Outcomes.of(line, Json.side(node.path("winner")), node.path("reason").asString(""))
        : null;
  }

  /** Whether this is a game of the same kind, with the same rules and start, as another. */
  boolean hasSameStart(TableState other) {
    return start.game().equals(other.start.game())
        && start.settings().equals(other.start.settings())
        && start.position().equals(other.start.position());
  }

  String name(Side side) {
    return names.get(side.ordinal());
  }
}
