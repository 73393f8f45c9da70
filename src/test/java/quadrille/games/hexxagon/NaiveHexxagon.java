package quadrille.games.hexxagon;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * A slow second implementation of the rules: a map from coordinates to characters, without the cell
 * numbers, masks and tables of the program.
 */
final class NaiveHexxagon {
  private record Cell(int x, int y) {
    static Cell named(String name) {
      return new Cell(name.charAt(0) - 'a', name.charAt(1) - '1');
    }

    String name() {
      return "abcdefghi".substring(x, x + 1) + (y + 1);
    }

    /** The distance in steps along x, y and the diagonal of constant x + y. */
    int distance(Cell to) {
      int dx = to.x - x;
      int dy = to.y - y;
      return Math.max(Math.abs(dx + dy), Math.max(Math.abs(dx), Math.abs(dy)));
    }
  }

  private final boolean pass;
  private final Map<Cell, Character> board;
  private final char turn;

  private NaiveHexxagon(Map<Cell, Character> board, char turn, boolean pass) {
    this.board = board;
    this.pass = pass;
    boolean isBlocked = count(turn) > 0 && movesOf(turn).isEmpty();
    boolean passes = pass && isBlocked && !movesOf(foe(turn)).isEmpty();
    this.turn = passes ? foe(turn) : turn;
  }

  static NaiveHexxagon read(String text, boolean pass) {
    Map<Cell, Character> board = new LinkedHashMap<>();
    String[] rows = text.split(" ")[0].split("/");
    for (int y = 0; y < 9; y++) {
      for (int i = 0; i < rows[y].length(); i++) {
        board.put(new Cell(i + Math.max(0, 4 - y), y), rows[y].charAt(i));
      }
    }
    return new NaiveHexxagon(board, text.charAt(text.length() - 1), pass);
  }

  private static char foe(char side) {
    return side == 'x' ? 'o' : 'x';
  }

  private Set<String> movesOf(char side) {
    Set<String> moves = new TreeSet<>();
    for (Cell from : board.keySet()) {
      for (Cell to : board.keySet()) {
        if (board.get(from) == side && board.get(to) == '.' && from.distance(to) <= 2) {
          moves.add(from.distance(to) == 1 ? to.name() : from.name() + to.name());
        }
      }
    }
    return moves;
  }

  boolean isOver() {
    return count('.') == 0 || count('x') == 0 || count('o') == 0 || movesOf(turn).isEmpty();
  }

  /** Returns the legal moves as text. */
  Set<String> moves() {
    return isOver() ? Set.of() : movesOf(turn);
  }

  NaiveHexxagon play(String move) {
    Map<Cell, Character> after = new LinkedHashMap<>(board);
    if (move.length() == 4) {
      after.put(Cell.named(move.substring(0, 2)), '.');
    }
    Cell to = Cell.named(move.substring(move.length() - 2));
    after.replaceAll((cell, piece) -> piece == foe(turn) && cell.distance(to) == 1 ? turn : piece);
    after.put(to, turn);
    return new NaiveHexxagon(after, foe(turn), pass);
  }

  /** Returns Red's cells minus Blue's at the end of the game. */
  int margin() {
    int rest = pass ? 0 : count('.');
    boolean blueTakesRest = count('x') == 0 || (count('o') > 0 && turn == 'x');
    return count('x') - count('o') + (blueTakesRest ? -rest : rest);
  }

  private int count(char symbol) {
    return (int) board.values().stream().filter(each -> each == symbol).count();
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    int y = 0;
    for (Map.Entry<Cell, Character> each : board.entrySet()) {
      text.append(each.getKey().y == y ? "" : "/").append(each.getValue());
      y = each.getKey().y;
    }
    return text + " " + turn;
  }
}
