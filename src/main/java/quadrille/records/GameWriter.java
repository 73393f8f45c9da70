package quadrille.records;

import java.sql.SQLException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import quadrille.core.Drawing;
import quadrille.core.Game;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Rules;
import quadrille.core.Side;
import quadrille.match.Participant;

/** Writes games to the database, within the caller's transaction. */
record GameWriter(Sql sql) {

  /** Adds a game without moves; returns its number. */
  long begin(GameStart start, long nowMs) throws SQLException {
    Line root = start.line().path().getFirst();
    Game game = root.game();
    long id =
        sql.insert(
            "INSERT INTO game (game, preset, rules, position, clock, origin, training, started,"
                + " played, process) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            game.id(),
            start.preset(),
            Rules.format(game, root.settings()),
            root.hasUsualStart() ? null : game.notation().format(root.position()),
            start.clock().spec(),
            start.origin().storedName(),
            start.training(),
            nowMs,
            nowMs,
            ProcessMark.own());
    for (Side side : Side.values()) {
      assignSeat(id, side, start.participant(side));
    }
    return id;
  }

  /** Sets who plays a side. */
  void assignSeat(long game, Side side, Participant participant) throws SQLException {
    sql.update(
        "INSERT INTO seat (game, side, player) VALUES (?, ?, ?)"
            + " ON CONFLICT (game, side) DO UPDATE SET player = excluded.player",
        game,
        side.id(),
        playerId(participant));
  }

  private long playerId(Participant participant) throws SQLException {
    return sql.insert(
        "INSERT INTO player (kind, name) VALUES (?, ?)"
            + " ON CONFLICT (kind, name) DO UPDATE SET name = excluded.name",
        participant.isHuman() ? GameReader.HUMAN : GameReader.COMPUTER,
        participant.label());
  }

  /**
   * Adds a move that was played unless it is already there; returns its number.
   *
   * @param parent the number of the move before it, or null at the start
   */
  long move(long game, @Nullable Long parent, Line line, GameTree.Note note) throws SQLException {
    return move(game, parent, line, note, true);
  }

  private long move(long game, @Nullable Long parent, Line line, GameTree.Note note, boolean played)
      throws SQLException {
    Line before = Objects.requireNonNull(line.parent());
    String text = line.game().notation().format(before.position(), line.move());
    return sql.insert(
        "INSERT INTO move (game, parent, ply, number, side, text, time_ms, clock_ms, depth, score,"
            + " glyphs, comment, played) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
            + " ON CONFLICT (game, ifnull(parent, 0), text) DO UPDATE SET"
            + " time_ms = ifnull(excluded.time_ms, time_ms),"
            + " clock_ms = ifnull(excluded.clock_ms, clock_ms),"
            + " depth = ifnull(excluded.depth, depth), score = ifnull(excluded.score, score),"
            + " played = max(played, excluded.played)",
        game,
        parent,
        line.ply(),
        line.moveNumber(),
        before.position().turn().id(),
        text,
        note.timeMs(),
        note.clockMs(),
        note.depth(),
        note.score(),
        glyphs(note),
        note.comment(),
        played);
  }

  /** Sets the comment, the glyphs and the drawings of a move, or those of the game at its start. */
  void annotate(long game, Line line, GameTree.Note note) throws SQLException {
    if (line.parent() == null) {
      sql.update(
          "UPDATE game SET comment = ?, drawings = ? WHERE id = ?",
          note.comment(),
          Drawing.format(note.drawings()),
          game);
      return;
    }
    Long move = null;
    for (Line each : line.path()) {
      if (each.parent() != null) {
        move = move(game, move, each, GameTree.Note.NONE, false);
      }
    }
    sql.update(
        "UPDATE move SET comment = ?, glyphs = ?, reviewed = ?, drawings = ? WHERE id = ?",
        note.comment(),
        glyphs(note),
        note.reviewed(),
        Drawing.format(note.drawings()),
        move);
  }

  private static String glyphs(GameTree.Note note) {
    return String.join(" ", note.glyphs().stream().map(String::valueOf).toList());
  }

  /** Sets the current move, null for the start; an earlier one than before is a takeback. */
  void setCurrent(long game, @Nullable Long move, long nowMs) throws SQLException {
    sql.update(
        "UPDATE game SET retried = max(retried, ifnull((SELECT ply FROM move WHERE id ="
            + " game.current), 0) > ifnull((SELECT ply FROM move WHERE id = ?), 0)), current = ?,"
            + " played = ?, left = 0 WHERE id = ?",
        move,
        move,
        nowMs,
        game);
  }

  /** Sets how the game ended; null if it goes on. */
  void setOutcome(long game, @Nullable Outcome outcome, long nowMs) throws SQLException {
    Side winner = outcome == null ? null : outcome.winner();
    String side = winner == null ? null : winner.id();
    sql.update(
        "UPDATE game SET ended = ?, reason = ?, winner_side = ?,"
            + " winner = (SELECT player FROM seat WHERE game = ? AND side = ?) WHERE id = ?",
        outcome == null ? null : nowMs,
        outcome == null ? null : outcome.reason(),
        side,
        game,
        side,
        game);
  }
}
