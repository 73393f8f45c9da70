package quadrille.match;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.search.SearchReport;

/** The moves of a match and those taken back. Used by the referee's thread only. */
final class MoveHistory {
  /** The opening: before this many moves of both sides, an even score is no reason for a draw. */
  private static final int OPENING_PLIES = 40;

  private Line start;
  private Clock startClock;
  private final Deque<PlayedMove> played = new ArrayDeque<>();
  private final Deque<PlayedMove> takenBack = new ArrayDeque<>();

  MoveHistory(Line start, Clock startClock) {
    this.start = start;
    this.startClock = startClock;
  }

  /** The line that the moves continue. */
  Line start() {
    return start;
  }

  /** The game so far. */
  Line line() {
    return played.isEmpty() ? start : played.getLast().line();
  }

  Clock clock() {
    return played.isEmpty() ? startClock : played.getLast().clock();
  }

  /** Plays a legal move and forgets the moves taken back. */
  GameRecord.Move add(Player.Answer answer, long usedMs) {
    Line before = line();
    GameRecord.Move record = record(before, answer, usedMs);
    played.add(
        new PlayedMove(before.play(answer.move()), record, clock().after(record.side(), usedMs)));
    takenBack.clear();
    return record;
  }

  private GameRecord.Move record(Line before, Player.Answer answer, long usedMs) {
    SearchReport report = answer.report();
    return new GameRecord.Move(
        before.ply() - start.ply() + 1,
        before.position().turn(),
        before.game().notation().format(before.position(), answer.move()),
        usedMs,
        report == null || report.depth() == 0 ? null : Integer.valueOf(report.depth()),
        report == null ? null : report.score());
  }

  void takeBack(int plies) {
    for (int i = 0; i < plies && !played.isEmpty(); i++) {
      takenBack.push(played.removeLast());
    }
  }

  void redo(int plies) {
    for (int i = 0; i < plies && !takenBack.isEmpty(); i++) {
      played.add(takenBack.pop());
    }
  }

  void startClock(Clock clock) {
    startClock = clock;
  }

  /**
   * Sets what both sides had left after each move of the game.
   *
   * @param clocks by ply, from the start position on
   */
  void setClocks(List<Clock> clocks) {
    startClock = clocks.get(start.ply());
    List<PlayedMove> moves = List.copyOf(played);
    played.clear();
    for (PlayedMove each : moves) {
      played.add(new PlayedMove(each.line(), each.record(), clocks.get(each.line().ply())));
    }
  }

  /** Replaces what both sides had left when the current move began. */
  void setClock(Clock clock) {
    if (played.isEmpty()) {
      startClock = clock;
    } else {
      PlayedMove last = played.removeLast();
      played.add(new PlayedMove(last.line(), last.record(), clock));
    }
  }

  /** Whether the game has the same moves as a line. */
  boolean isAt(Line line) {
    return line.ply() == line().ply() && isOnPath(line.path(), line());
  }

  /**
   * The moves that lead from here to a line, each as the line that it ends; none if the line does
   * not continue this game.
   */
  List<Line> movesTo(Line target) {
    List<Line> path = target.path();
    return isOnPath(path, line()) ? path.subList(line().ply() + 1, path.size()) : List.of();
  }

  /** Replaces the game by another line; the moves that both share keep their times and scores. */
  void goTo(Line target) {
    List<Line> path = target.path();
    while (!played.isEmpty() && !isOnPath(path, line())) {
      played.removeLast();
    }
    if (!isOnPath(path, start)) {
      start = path.getFirst();
    }
    while (line().ply() < target.ply()) {
      Line next = path.get(line().ply() + 1);
      played.add(
          new PlayedMove(next, record(line(), new Player.Answer(next.move(), null), 0), clock()));
    }
    takenBack.clear();
  }

  private static boolean isOnPath(List<Line> path, Line line) {
    List<Line> own = line.path();
    return own.size() <= path.size()
        && own.getFirst().position().equals(path.getFirst().position())
        && IntStream.range(1, own.size()).allMatch(i -> own.get(i).move() == path.get(i).move());
  }

  List<GameRecord.Move> moves() {
    return played.stream().map(PlayedMove::record).toList();
  }

  /** The moves that can be played again, the next one first. */
  List<Line> takenBack() {
    return takenBack.stream().map(PlayedMove::line).toList();
  }

  /**
   * Whether a computer accepts a draw: when its last score has it half a man or box behind or,
   * after the opening, no better than even.
   */
  boolean isDrawAcceptableTo(Side computer) {
    Integer score = lastScore(computer);
    if (score == null) {
      return false;
    }
    boolean behind = 2 * score <= -start.game().pointsPerUnit();
    return behind || (score <= 0 && line().ply() >= OPENING_PLIES);
  }

  private @Nullable Integer lastScore(Side side) {
    for (PlayedMove move : played.reversed()) {
      if (move.record().side() == side) {
        return move.record().score();
      }
    }
    return null;
  }

  private record PlayedMove(Line line, GameRecord.Move record, Clock clock) {}
}
