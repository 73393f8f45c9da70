package quadrille.games.dames.formats;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import quadrille.core.BadInputException;
import quadrille.core.formats.GameParseException;
import quadrille.games.dames.DamesBoard;
import quadrille.games.dames.DamesMove;
import quadrille.games.dames.DamesNotation;
import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.RouteSearch;
import quadrille.text.Text;

/**
 * Resolves the texts of a PDN sequence to legal moves. Of several captures with the same start and
 * destination, it takes the one after which most of the following texts are legal.
 */
final class PdnMoveResolver {
  /** The number of following moves that are tried. */
  private static final int LOOKAHEAD = 16;

  private static final Pattern CAPTURE = Pattern.compile("[xX:×]");
  private static final Pattern SQUARE = Pattern.compile("[a-n]?\\d{1,3}");

  /** The column of the start in a short move, such as {@code cd4} or {@code c:e5}. */
  private static final Pattern SHORT_START = Pattern.compile("([a-n])[-x:×]?[a-n].*");

  private final List<PdnGame.Move> moves;

  PdnMoveResolver(List<PdnGame.Move> moves) {
    this.moves = moves;
  }

  /**
   * A resolved move.
   *
   * @param mergedTexts the number of following texts that belong to the same capture
   */
  record ResolvedMove(long move, int mergedTexts) {}

  /**
   * Resolves the text at that index.
   *
   * @throws GameParseException if no legal move matches
   */
  ResolvedMove resolve(DamesPosition position, int index) throws GameParseException {
    return candidates(position, index).stream()
        .max(Comparator.comparingInt(move -> countLegal(position, move, index + 1, LOOKAHEAD)))
        .orElseThrow(() -> illegal(position, moves.get(index)));
  }

  /** Returns how many texts from there on are legal, at most {@code limit}. */
  int countLegal(DamesPosition position, int index, int limit) {
    DamesPosition now = position;
    int legal = 0;
    for (int i = index; i < moves.size() && legal < limit; i++, legal++) {
      List<ResolvedMove> fitting = candidates(now, i);
      if (fitting.isEmpty()) {
        return legal;
      }
      if (fitting.size() > 1) {
        int bound = Math.min(limit - legal - 1, LOOKAHEAD);
        return legal + 1 + longestContinuation(now, fitting, i + 1, bound);
      }
      i += fitting.getFirst().mergedTexts();
      now = now.play(fitting.getFirst().move());
    }
    return legal;
  }

  private int longestContinuation(
      DamesPosition position, List<ResolvedMove> fitting, int next, int limit) {
    int longest = 0;
    for (int i = 0; i < fitting.size() && longest < limit; i++) {
      longest = Math.max(longest, countLegal(position, fitting.get(i), next, limit));
    }
    return longest;
  }

  private int countLegal(DamesPosition position, ResolvedMove move, int next, int limit) {
    return countLegal(position.play(move.move()), next + move.mergedTexts(), limit);
  }

  /** Returns the legal moves that a text fits; captures or quiet moves only, if it says which. */
  private List<ResolvedMove> candidates(DamesPosition position, int index) {
    List<ResolvedMove> all = anyCandidates(position, index);
    if (all.size() < 2) {
      return all;
    }
    String text = moves.get(index).text();
    boolean captures = CAPTURE.matcher(text).find();
    boolean steps = text.contains("-");
    List<ResolvedMove> meant =
        all.stream().filter(each -> DamesMove.isCapture(each.move()) ? captures : steps).toList();
    return meant.isEmpty() ? all : meant;
  }

  private List<ResolvedMove> anyCandidates(DamesPosition position, int index) {
    String text = moves.get(index).text();
    List<Integer> squares = squares(position.board(), text);
    Matcher shortMove = SHORT_START.matcher(text);
    if (!shortMove.matches()) {
      return anyCandidates(position, squares, index);
    }
    return startsIn(position, shortMove.group(1).charAt(0) - 'a')
        .flatMap(start -> anyCandidates(position, withStart(start, squares), index).stream())
        .toList();
  }

  /** The squares in a column from which there is a legal move. */
  private static Stream<Integer> startsIn(DamesPosition position, int column) {
    DamesBoard board = position.board();
    return position.legalMoves().stream()
        .mapToObj(move -> board.squareOf(DamesMove.from(move)))
        .filter(start -> board.column(start) == column)
        .distinct();
  }

  private static List<Integer> withStart(int start, List<Integer> squares) {
    return squares.isEmpty() ? squares : Stream.concat(Stream.of(start), squares.stream()).toList();
  }

  private List<ResolvedMove> anyCandidates(
      DamesPosition position, List<Integer> squares, int index) {
    List<ResolvedMove> found = candidates(position, squares, 0);
    List<Integer> joined = new ArrayList<>(squares);
    for (int i = 1; found.isEmpty() && index + i < moves.size(); i++) {
      List<Integer> more = squares(position.board(), moves.get(index + i).text());
      if (joined.isEmpty() || more.isEmpty() || !more.getFirst().equals(joined.getLast())) {
        return found;
      }
      joined.addAll(more.subList(1, more.size()));
      found = candidates(position, joined, i);
    }
    return found;
  }

  /** Returns the squares named in a text; empty if one of them is not on the board. */
  private static List<Integer> squares(DamesBoard board, String text) {
    List<Integer> squares =
        SQUARE.matcher(text).results().map(name -> board.squareNamed(name.group())).toList();
    return squares.contains(0) ? List.of() : squares;
  }

  /** Returns the legal moves that match all named squares. */
  private static List<ResolvedMove> candidates(
      DamesPosition position, List<Integer> squares, int joined) {
    if (squares.size() < 2) {
      return List.of();
    }
    DamesBoard board = position.board();
    int from = board.bit(squares.getFirst());
    int to = board.bit(squares.getLast());
    long[] all =
        position.legalMoves().stream()
            .filter(move -> DamesMove.from(move) == from && DamesMove.to(move) == to)
            .toArray();
    List<ResolvedMove> exact = new ArrayList<>();
    List<ResolvedMove> loose = new ArrayList<>();
    for (long move : all) {
      List<List<Integer>> routes =
          all.length == 1 && squares.size() == 2
              ? List.of(squares)
              : RouteSearch.routes(position, move);
      if (routes.contains(squares)) {
        exact.add(new ResolvedMove(move, joined));
      } else if (squares.size() == 2 || passesThrough(position, move, routes, squares)) {
        loose.add(new ResolvedMove(move, joined));
      }
    }
    if (squares.size() == 2 || exact.isEmpty()) {
      exact.addAll(loose);
    }
    return exact;
  }

  /** Returns whether the move passes through the squares in that order, or captures on them. */
  private static boolean passesThrough(
      DamesPosition position, long move, List<List<Integer>> routes, List<Integer> squares) {
    List<Integer> between = squares.subList(1, squares.size() - 1);
    boolean captured = position.capturedSquares(move).containsAll(between);
    return captured || routes.stream().anyMatch(route -> isSubsequence(between, route));
  }

  private static boolean isSubsequence(List<Integer> few, List<Integer> many) {
    int found = 0;
    for (int square : many) {
      if (found < few.size() && few.get(found) == square) {
        found++;
      }
    }
    return found == few.size();
  }

  private static GameParseException illegal(DamesPosition position, PdnGame.Move move) {
    if (SHORT_START.matcher(move.text()).matches()) {
      Text why = Text.of(PdnMoveResolver.class, "error.pdn-short", move.text());
      return new GameParseException(move.line(), why);
    }
    String text = move.text().replaceAll("(?<=\\d)(?=[a-n])", "-");
    try {
      DamesNotation.NUMBERS.parse(position, text);
      throw new IllegalStateException("legal after all: " + text);
    } catch (BadInputException e) {
      return new GameParseException(move.line(), e);
    }
  }
}
