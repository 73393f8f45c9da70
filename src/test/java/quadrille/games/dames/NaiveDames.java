package quadrille.games.dames;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A slow second implementation of the rules, written straight from their text, to compare the
 * program with. Shares nothing with it but the rule values.
 */
public final class NaiveDames {
  private static final int[][] DIAGONALS = {{-1, -1}, {-1, 1}, {1, -1}, {1, 1}};

  private final DamesRules rules;
  private final int size;
  private final char[][] board;
  private final boolean white;

  /** The board holds w, b, W, B for men and kings and a full stop for an empty square. */
  NaiveDames(DamesRules rules, char[][] board, boolean white) {
    this.rules = rules;
    this.size = rules.size();
    this.board = board;
    this.white = white;
  }

  /** A square by row and column from the top left. */
  record Place(int row, int column) {}

  /** A move; routes with the same four values are the same move. */
  record Move(Place from, Place to, Set<Place> captured, boolean crowned) {}

  static NaiveDames start(DamesRules rules) {
    char[][] board = new char[rules.size()][rules.size()];
    for (int row = 0; row < rules.size(); row++) {
      for (int column = 0; column < rules.size(); column++) {
        boolean dark = row % 2 != column % 2;
        board[row][column] =
            dark && row < rules.menRows()
                ? 'b'
                : dark && row >= rules.size() - rules.menRows() ? 'w' : '.';
      }
    }
    return new NaiveDames(rules, board, rules.firstMover() == PieceColour.WHITE);
  }

  Set<Move> moves() {
    Set<Move> captures = captures();
    Set<Move> all = new HashSet<>(captures);
    if (captures.isEmpty() || rules.capture() == DamesRules.Capture.OPTIONAL) {
      all.addAll(quietMoves());
    }
    return all;
  }

  private Set<Move> captures() {
    Set<Move> all = new HashSet<>();
    for (Place from : places()) {
      if (isOwn(from)) {
        boolean king = Character.isUpperCase(at(from));
        capture(from, from, king, !king, new ArrayList<>(), all);
      }
    }
    if (rules.capture() == DamesRules.Capture.MAJORITY) {
      int most = all.stream().mapToInt(move -> move.captured.size()).max().orElse(0);
      all.removeIf(move -> move.captured.size() < most);
    }
    return all;
  }

  /** Adds all captures that continue from here; returns whether there are any. */
  private boolean capture(
      Place from, Place here, boolean king, boolean wasMan, List<Place> taken, Set<Move> all) {
    boolean any = false;
    for (int[] diagonal : DIAGONALS) {
      boolean backward = white ? diagonal[0] > 0 : diagonal[0] < 0;
      if (!king && backward && !rules.menCaptureBackward()) {
        continue;
      }
      Place victim = step(here, diagonal);
      while (king && rules.flyingKings() && isFree(victim, from)) {
        victim = step(victim, diagonal);
      }
      if (!isEnemy(victim) || taken.contains(victim)) {
        continue;
      }
      List<Place> landings = new ArrayList<>();
      Place landing = step(victim, diagonal);
      while (isFree(landing, from)) {
        landings.add(landing);
        if (!king || !rules.flyingKings()) {
          break;
        }
        landing = step(landing, diagonal);
      }
      if (landings.isEmpty()) {
        continue;
      }
      any = true;
      taken.add(victim);
      boolean goesOn = false;
      for (Place each : landings) {
        goesOn |= land(from, each, king, wasMan, taken, all);
      }
      if (!goesOn) {
        for (Place each : landings) {
          boolean crowned = wasMan && (king || isLastRow(each));
          all.add(new Move(from, each, Set.copyOf(taken), crowned));
        }
      }
      taken.removeLast();
    }
    return any;
  }

  private boolean land(
      Place from, Place here, boolean king, boolean wasMan, List<Place> taken, Set<Move> all) {
    if (!king && isLastRow(here)) {
      return switch (rules.promotion()) {
        case ENDS_MOVE -> false;
        case IMMEDIATE -> capture(from, here, true, wasMan, taken, all);
        case AT_END -> capture(from, here, false, wasMan, taken, all);
      };
    }
    return capture(from, here, king, wasMan, taken, all);
  }

  private Set<Move> quietMoves() {
    Set<Move> all = new HashSet<>();
    for (Place from : places()) {
      if (isOwn(from)) {
        boolean king = Character.isUpperCase(at(from));
        for (int[] diagonal : DIAGONALS) {
          boolean backward = white ? diagonal[0] > 0 : diagonal[0] < 0;
          Place to = step(from, diagonal);
          while ((king || !backward) && isInside(to) && at(to) == '.') {
            all.add(new Move(from, to, Set.of(), !king && isLastRow(to)));
            if (!king || !rules.flyingKings()) {
              break;
            }
            to = step(to, diagonal);
          }
        }
      }
    }
    return all;
  }

  NaiveDames play(Move move) {
    char[][] next = new char[size][];
    for (int row = 0; row < size; row++) {
      next[row] = board[row].clone();
    }
    char piece = at(move.from);
    next[move.from.row][move.from.column] = '.';
    for (Place place : move.captured) {
      next[place.row][place.column] = '.';
    }
    next[move.to.row][move.to.column] = move.crowned ? Character.toUpperCase(piece) : piece;
    return new NaiveDames(rules, next, !white);
  }

  /** The position as a FEN that lists every piece on its own. */
  public String fen() {
    return (white ? "W" : "B") + ":W" + list('w') + ":B" + list('b');
  }

  private String list(char man) {
    List<String> pieces = new ArrayList<>();
    int square = 0;
    for (Place place : places()) {
      square++;
      if (Character.toLowerCase(at(place)) == man) {
        pieces.add((at(place) == man ? "" : "K") + square);
      }
    }
    return String.join(",", pieces);
  }

  /** The dark squares, row by row. */
  List<Place> places() {
    List<Place> places = new ArrayList<>();
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        if (row % 2 != column % 2) {
          places.add(new Place(row, column));
        }
      }
    }
    return places;
  }

  private static Place step(Place place, int[] diagonal) {
    return new Place(place.row + diagonal[0], place.column + diagonal[1]);
  }

  private boolean isInside(Place place) {
    return place.row >= 0 && place.row < size && place.column >= 0 && place.column < size;
  }

  private char at(Place place) {
    return board[place.row][place.column];
  }

  private boolean isFree(Place place, Place start) {
    return isInside(place) && (at(place) == '.' || place.equals(start));
  }

  private boolean isOwn(Place place) {
    return Character.toLowerCase(at(place)) == (white ? 'w' : 'b');
  }

  private boolean isEnemy(Place place) {
    return isInside(place) && Character.toLowerCase(at(place)) == (white ? 'b' : 'w');
  }

  private boolean isLastRow(Place place) {
    return place.row == (white ? 0 : size - 1);
  }
}
