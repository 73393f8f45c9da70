package quadrille.network.host;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import quadrille.board.layers.Marks;
import quadrille.core.Line;
import quadrille.core.MoveNumber;
import quadrille.core.Outcome;
import quadrille.core.Side;
import quadrille.match.MatchState;
import quadrille.network.host.Snapshot.Audience;
import quadrille.network.protocol.Protocol;
import quadrille.records.files.Json;
import quadrille.text.Text;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Writes the events of a table as lines of JSON, see {@code docs/network.md}. */
final class EventWriter {
  private EventWriter() {}

  /** A table event or a state event, for everybody in an audience. */
  static byte[] write(Snapshot snapshot, Audience audience) {
    return snapshot.rendered(audience, () -> line(render(snapshot, audience)));
  }

  /** The last event of a table. */
  static byte[] closed(long id, Locale language) {
    ObjectNode node = Json.object().put("type", "closed").put("id", id);
    node.put("text", Text.of(EventWriter.class, "closed").in(language));
    return line(node);
  }

  private static byte[] line(ObjectNode node) {
    return (Json.oneLine(node) + "\n").getBytes(StandardCharsets.UTF_8);
  }

  private static ObjectNode render(Snapshot snapshot, Audience audience) {
    ShownGame game = snapshot.game();
    Locale language = audience.language();
    ObjectNode node = Json.object();
    node.put("type", audience.wholeTable() ? "table" : "state");
    node.put("id", snapshot.id());
    node.put("number", game.number());
    if (audience.wholeTable()) {
      node.put("version", Protocol.VERSION);
      node.put("games", game.games());
      node.put("you", Json.side(audience.side()));
      node.put("lagAllowanceMs", RemotePlayer.LAG_ALLOWANCE_MS);
      node.set("game", game.describe(language));
      node.set("sides", game.sides(language));
      node.set("marks", game.marks());
      node.set("board", game.board(audience.side()));
    }
    node.set("state", state(snapshot, audience));
    return node;
  }

  private static ObjectNode state(Snapshot snapshot, Audience audience) {
    MatchState state = snapshot.state();
    Line line = state.line();
    Side turn = line.position().turn();
    ShownGame game = snapshot.game();
    ObjectNode node = Json.object();
    node.put("phase", state.phase().name().toLowerCase(Locale.ROOT));
    node.put("ply", line.ply());
    node.set("moves", Json.stringArray(line.moveTexts()));
    node.set("numbers", Json.stringArray(numbers(line)));
    node.put("turn", turn.id());
    node.set("seats", seats(snapshot, audience.language()));
    node.set("clock", clock(snapshot));
    node.put("help", game.help());
    game.addPieces(node, line.position(), audience.language());
    putCells(node, "last", Marks.lastMoveCells(line));
    putCells(node, "forced", game.forcedCells(line.position()));
    putCells(node, "winning", game.winningCells(line.position()));
    if (audience.side() == turn && state.phase() == MatchState.Phase.WAITING) {
      node.set("legal", game.legalMoves(line.position()));
    }
    addCoverage(node, snapshot, audience.language());
    node.put("drawOffer", Json.side(state.drawOffer()));
    node.put("drawDeclined", snapshot.drawDeclined());
    ArrayNode rematch = node.putArray("rematch");
    snapshot.rematch().stream().sorted().forEach(side -> rematch.add(side.id()));
    node.set("outcome", outcome(state.outcome(), audience.language()));
    return node;
  }

  /** What precedes each move in a list: its number, or nothing if the move before has the same. */
  private static List<String> numbers(Line line) {
    List<String> numbers = new ArrayList<>();
    int last = 0;
    for (Line each : line.path().subList(1, line.ply() + 1)) {
      MoveNumber number = MoveNumber.of(each);
      numbers.add(number.number() == last ? "" : number.prefix());
      last = number.number();
    }
    return numbers;
  }

  private static void addCoverage(ObjectNode node, Snapshot snapshot, Locale language) {
    Coverage coverage = snapshot.coverage();
    Commentary commentary = coverage.commentary();
    if (commentary != null) {
      commentary.addTo(node, snapshot.state(), coverage.thought(), language);
    }
    SeriesScore series = coverage.series();
    if (series != null) {
      ObjectNode score = node.putObject("series");
      score.put("first", series.first()).put("second", series.second());
      ArrayNode players = score.putArray("players");
      series
          .players()
          .forEach(
              each ->
                  players
                      .addObject()
                      .put("name", each.name())
                      .put("title", snapshot.game().title(each.name()).in(language))
                      .put("points", each.points())
                      .put("games", each.games()));
    }
  }

  private static ObjectNode seats(Snapshot snapshot, Locale language) {
    ObjectNode node = Json.object();
    for (Side side : Side.values()) {
      Snapshot.SeatInfo seat = snapshot.seats().get(side);
      if (seat != null) {
        node.putObject(side.id())
            .put("kind", seat.remote() ? "remote" : "host")
            .put("name", seat.name())
            .put("title", snapshot.game().title(seat.name()).in(language))
            .put("open", seat.open())
            .put("connected", seat.connected());
      }
    }
    return node;
  }

  private static ObjectNode clock(Snapshot snapshot) {
    ObjectNode node = Json.object();
    node.put("rule", snapshot.state().clock().rule().spec());
    node.put("firstMs", limited(snapshot.firstMs()));
    node.put("secondMs", limited(snapshot.secondMs()));
    node.put("firstStarted", snapshot.state().clock().firstStarted());
    node.put("secondStarted", snapshot.state().clock().secondStarted());
    node.put("running", Json.side(snapshot.state().runningSide()));
    return node;
  }

  /** A time in milliseconds, or null if it is unlimited. */
  private static @Nullable Long limited(long ms) {
    return ms == Long.MAX_VALUE ? null : ms;
  }

  private static void putCells(ObjectNode node, String name, Collection<Integer> cells) {
    ArrayNode array = node.putArray(name);
    cells.forEach(array::add);
  }

  private static @Nullable ObjectNode outcome(@Nullable Outcome outcome, Locale language) {
    return outcome == null
        ? null
        : Json.object()
            .put("winner", Json.side(outcome.winner()))
            .put("reason", outcome.reason())
            .put("text", outcome.text().in(language));
  }
}
