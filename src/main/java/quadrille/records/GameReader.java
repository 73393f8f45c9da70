package quadrille.records;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.Outcomes;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.match.Clock;

/** Reads games with their moves from the database. */
record GameReader(Sql sql) {
  private static final Long START = 0L;

  /**
   * A game with its moves.
   *
   * @throws BadInputException when this version does not know the game, its rules or a move
   */
  StoredGame game(GameSummary summary) throws SQLException, BadInputException {
    Header head = readHeader(summary.id());
    GameTree tree = new GameTree(start(summary, head.position()));
    tree.root().setNote(GameTree.Note.of(head.comment()));
    Map<Long, GameTree.Node> nodes = new HashMap<>(Map.of(START, tree.root()));
    Map<Line, Long> numbers = new IdentityHashMap<>();
    for (MoveRow row : moves(summary.id())) {
      GameTree.Node node = add(node(nodes, row.parent()), row);
      nodes.put(row.id(), node);
      numbers.put(node.line(), row.id());
    }
    GameTree.Node current = node(nodes, head.current());
    path(current).forEach(GameTree.Node::promote);
    Line line = current.line();
    String reason = summary.reason();
    tree.setOutcome(reason == null ? null : Outcomes.of(line, summary.winner(), reason));
    addTags(tree, summary);
    return new StoredGame(summary, tree, line, clock(current, head.clock()), numbers);
  }

  private static void addTags(GameTree tree, GameSummary summary) {
    tree.tags().put(GameTree.FIRST, summary.first().label());
    tree.tags().put(GameTree.SECOND, summary.second().label());
    String date = summary.started().atZone(ZoneId.systemDefault()).toLocalDate() + "";
    tree.tags().put(GameTree.DATE, date);
  }

  /** The node of the move with that number, or the root if it is null. */
  private static GameTree.Node node(Map<Long, GameTree.Node> nodes, @Nullable Long number)
      throws BadInputException {
    GameTree.Node node = nodes.get(number == null ? START : number);
    if (node == null) {
      throw new BadInputException(GameReader.class, "error.orphan");
    }
    return node;
  }

  private static GameTree.Node add(GameTree.Node parent, MoveRow row) throws BadInputException {
    Line line = parent.line();
    GameTree.Node node = parent.play(line.game().notation().parse(line.position(), row.text()));
    node.setNote(row.note());
    return node;
  }

  private Line start(GameSummary summary, @Nullable String position) throws BadInputException {
    Game game = module(summary.game()).game();
    Settings settings = Rules.parse(game, summary.rules());
    return Line.start(game, settings, position);
  }

  private static GameModule module(String id) throws BadInputException {
    return Games.find(id)
        .orElseThrow(() -> new BadInputException(GameReader.class, "error.no-such-game", id));
  }

  private static Clock clock(GameTree.Node current, String spec) throws BadInputException {
    Clock clock = Clock.start(Clock.Rule.parse(spec));
    for (GameTree.Node each : path(current)) {
      GameTree.Node before = each.parent();
      Long timeMs = each.note().timeMs();
      if (before != null && timeMs != null) {
        clock = clock.after(before.line().position().turn(), timeMs);
      }
    }
    return clock;
  }

  private static List<GameTree.Node> path(GameTree.Node current) {
    List<GameTree.Node> path = new ArrayList<>();
    for (GameTree.Node each = current; each != null; each = each.parent()) {
      path.add(each);
    }
    return path.reversed();
  }

  private Header readHeader(long id) throws SQLException {
    return Objects.requireNonNull(
        sql.first("SELECT * FROM game WHERE id = ?", GameReader::readHeader, id));
  }

  private static Header readHeader(ResultSet row) throws SQLException {
    return new Header(
        row.getString("position"),
        row.getString("clock"),
        row.getString("comment"),
        Sql.nullableLong(row, "current"));
  }

  private List<MoveRow> moves(long game) throws SQLException {
    return sql.list("SELECT * FROM move WHERE game = ? ORDER BY id", GameReader::readMove, game);
  }

  private static MoveRow readMove(ResultSet row) throws SQLException {
    GameTree.Note note =
        new GameTree.Note(
            row.getString("comment"),
            Stream.of(row.getString("glyphs").split(" "))
                .filter(each -> !each.isEmpty())
                .map(Integer::valueOf)
                .toList(),
            Sql.nullableLong(row, "time_ms"),
            Sql.nullableLong(row, "clock_ms"),
            Sql.nullableInt(row, "depth"),
            Sql.nullableInt(row, "score"));
    return new MoveRow(
        row.getLong("id"), Sql.nullableLong(row, "parent"), row.getString("text"), note);
  }

  private record Header(
      @Nullable String position, String clock, String comment, @Nullable Long current) {}

  private record MoveRow(long id, @Nullable Long parent, String text, GameTree.Note note) {}
}
