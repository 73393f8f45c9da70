package quadrille.records;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
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
import quadrille.core.Drawing;
import quadrille.core.Game;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.Outcomes;
import quadrille.core.Position;
import quadrille.core.Rules;
import quadrille.core.Side;
import quadrille.games.Games;
import quadrille.match.Clock;
import quadrille.match.Participant;
import quadrille.match.Seat;

/** Reads games from the database. */
record GameReader(Sql sql) {
  private static final Long START = 0L;

  /** The stored kind of a human. */
  static final String HUMAN = "person";

  /** The stored kind of a computer, whose stored name is the {@link Seat#spec}. */
  static final String COMPUTER = "machine";

  private static final String SELECT =
      """
      SELECT game.*, one.kind AS one_kind, one.name AS one_name, two.kind AS two_kind,
        two.name AS two_name, ifnull(move.number, 0) AS moves,
        game.retried OR EXISTS (SELECT 1 FROM move WHERE move.game = game.id AND move.played = 1
          GROUP BY ifnull(parent, 0) HAVING count(*) > 1) AS has_takebacks
      FROM game
      JOIN seat AS first ON first.game = game.id AND first.side = 'first'
      JOIN player AS one ON one.id = first.player
      JOIN seat AS second ON second.game = game.id AND second.side = 'second'
      JOIN player AS two ON two.id = second.player
      LEFT JOIN move ON move.id = game.current
      WHERE deleted IS NULL
      """;

  /**
   * All games that are not deleted, the newest first. A game at a table that waits for its guests
   * has not begun.
   */
  List<GameSummary> all() throws SQLException {
    return sql.list(
        SELECT
            + " AND (ended IS NOT NULL OR EXISTS (SELECT 1 FROM move WHERE move.game = game.id))"
            + " ORDER BY started DESC, game.id DESC",
        GameReader::summary);
  }

  @Nullable GameSummary summary(long id) throws SQLException {
    return sql.first(SELECT + " AND game.id = ?", GameReader::summary, id);
  }

  /**
   * The game in the window that was played last and is neither over nor abandoned nor played in
   * another window, or null. Games between computers come after all others. A game has begun with
   * its first move, or once a guest has come for it.
   */
  @Nullable GameSummary unfinished() throws SQLException {
    return sql
        .list(
            SELECT
                + " AND ended IS NULL AND left = 0 AND origin = 'table'"
                + " AND (current IS NOT NULL OR EXISTS (SELECT 1 FROM open_table WHERE"
                + " open_table.game = game.id AND (first_token <> '' OR second_token <> '')))"
                + " ORDER BY one.kind = 'machine' AND two.kind = 'machine', played DESC",
            row -> new Unfinished(row.getString("process"), summary(row)))
        .stream()
        .filter(each -> !ProcessMark.isOfAnother(each.process))
        .map(Unfinished::game)
        .findFirst()
        .orElse(null);
  }

  private record Unfinished(String process, GameSummary game) {}

  /**
   * A game with its moves.
   *
   * @throws BadInputException when this version does not know the game, its rules or a move
   */
  StoredGame game(GameSummary summary) throws SQLException, BadInputException {
    Header header =
        Objects.requireNonNull(
            sql.first("SELECT * FROM game WHERE id = ?", GameReader::header, summary.id()));
    GameTree tree = new GameTree(start(summary, header.position()));
    tree.root()
        .setNote(GameTree.Note.of(header.comment()).withDrawings(Drawing.parse(header.drawings())));
    Map<Long, GameTree.Node> nodes = new HashMap<>(Map.of(START, tree.root()));
    Map<Line, Long> numbers = new IdentityHashMap<>();
    for (MoveRow row :
        sql.list("SELECT * FROM move WHERE game = ? ORDER BY id", GameReader::move, summary.id())) {
      GameTree.Node parent = node(nodes, row.parent());
      Position before = parent.line().position();
      GameTree.Node node = parent.play(tree.game().notation().parse(before, row.text()));
      node.setNote(row.note());
      nodes.put(row.id(), node);
      numbers.put(node.line(), row.id());
    }
    List<GameTree.Node> path = path(node(nodes, header.current()));
    path.forEach(GameTree.Node::promote);
    Line line = path.getLast().line();
    String reason = summary.reason();
    if (reason != null) {
      removeChildren(path.getLast());
    }
    tree.setOutcome(reason == null ? null : Outcomes.of(line, summary.winner(), reason));
    addTags(tree, summary);
    return new StoredGame(
        summary,
        tree,
        line,
        clocks(path, startClock(summary, Clock.Rule.parse(header.clock()))),
        numbers);
  }

  /**
   * Moves that were taken back before the end, or that the game was begun with as a variation,
   * would follow it.
   */
  private static void removeChildren(GameTree.Node end) {
    List.copyOf(end.children()).forEach(GameTree.Node::remove);
  }

  private static Line start(GameSummary summary, @Nullable String position)
      throws BadInputException {
    String id = summary.game();
    Game game =
        Games.find(id)
            .orElseThrow(() -> new BadInputException(GameReader.class, "error.no-such-game", id))
            .game();
    return Line.start(game, Rules.parse(game, summary.rules()), position);
  }

  private static void addTags(GameTree tree, GameSummary summary) {
    addName(tree, GameTree.FIRST, summary.first().label());
    addName(tree, GameTree.SECOND, summary.second().label());
    String date = summary.started().atZone(ZoneId.systemDefault()).toLocalDate() + "";
    tree.tags().put(GameTree.DATE, date);
  }

  /** A human without a name has no tag. */
  private static void addName(GameTree tree, String tag, String name) {
    if (!name.isEmpty()) {
      tree.tags().put(tag, name);
    }
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

  /** At a table for others the first moves are free also where the command line has opened it. */
  private Clock startClock(GameSummary summary, Clock.Rule rule) throws SQLException {
    boolean shared =
        !sql.list("SELECT 1 FROM open_table WHERE game = ?", _ -> true, summary.id()).isEmpty();
    return shared ? Clock.startAfterFirstMoves(rule) : summary.origin().startClock(rule);
  }

  private static List<Clock> clocks(List<GameTree.Node> path, Clock start) {
    List<Clock> clocks = new ArrayList<>();
    Clock clock = start;
    for (GameTree.Node node : path) {
      Line before = node.line().parent();
      Long timeMs = node.note().timeMs();
      if (before != null && timeMs != null) {
        clock = clock.after(before.position().turn(), timeMs);
      }
      clocks.add(clock);
    }
    return clocks;
  }

  private static List<GameTree.Node> path(GameTree.Node last) {
    return Stream.iterate(last, Objects::nonNull, GameTree.Node::parent).toList().reversed();
  }

  private static Header header(ResultSet row) throws SQLException {
    return new Header(
        row.getString("position"),
        row.getString("clock"),
        row.getString("comment"),
        row.getString("drawings"),
        Sql.nullableLong(row, "current"));
  }

  private static MoveRow move(ResultSet row) throws SQLException {
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
            Sql.nullableInt(row, "score"),
            Drawing.parse(row.getString("drawings")),
            row.getBoolean("reviewed"));
    return new MoveRow(
        row.getLong("id"), Sql.nullableLong(row, "parent"), row.getString("text"), note);
  }

  private static GameSummary summary(ResultSet row) throws SQLException {
    Long ended = Sql.nullableLong(row, "ended");
    String winner = row.getString("winner_side");
    return new GameSummary(
        row.getLong("id"),
        row.getString("game"),
        row.getString("preset"),
        row.getString("rules"),
        participant(row, "one"),
        participant(row, "two"),
        Origin.of(row.getString("origin")),
        Instant.ofEpochMilli(row.getLong("started")),
        ended == null ? null : Instant.ofEpochMilli(ended),
        row.getString("reason"),
        winner == null ? null : Side.ofId(winner),
        row.getInt("moves"),
        row.getBoolean("has_takebacks"),
        row.getBoolean("training"),
        row.getBoolean("left"));
  }

  private static Participant participant(ResultSet row, String column) throws SQLException {
    String name = row.getString(column + "_name");
    return row.getString(column + "_kind").equals(HUMAN)
        ? Participant.human(name)
        : Participant.of(Seat.ofStored(name));
  }

  private record Header(
      @Nullable String position,
      String clock,
      String comment,
      String drawings,
      @Nullable Long current) {}

  private record MoveRow(long id, @Nullable Long parent, String text, GameTree.Note note) {}
}
