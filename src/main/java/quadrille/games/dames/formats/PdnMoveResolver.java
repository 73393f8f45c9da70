package quadrille.games.dames.formats;

import java.util.ArrayList;
import java.util.List;
import quadrille.core.BadInputException;
import quadrille.core.formats.GameParseException;
import quadrille.games.dames.DamesBoard;
import quadrille.games.dames.DamesMove;
import quadrille.games.dames.DamesNotation;
import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.RouteSearch;

/**
 * Resolves the texts of a PDN sequence to legal moves. Of several captures with the same start and
 * destination, it takes the one after which most of the following texts are legal.
 */
final class PdnMoveResolver {
  /** The number of following moves that are tried. */
  private static final int LOOKAHEAD = 16;

  private final List<PdnMove> moves;

  PdnMoveResolver(List<PdnMove> moves) {
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
    List<ResolvedMove> fitting = candidates(position, index);
    if (fitting.isEmpty()) {
      throw illegal(position, moves.get(index));
    }
    ResolvedMove best = fitting.getFirst();
    int most = -1;
    for (ResolvedMove each : fitting.size() > 1 ? fitting : List.<ResolvedMove>of()) {
      int legal = countLegal(position.play(each.move()), index + 1 + each.mergedTexts(), LOOKAHEAD);
      if (legal > most) {
        most = legal;
        best = each;
      }
    }
    return best;
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
        return legal + 1 + longestContinuation(now, fitting, i + 1, limit - legal - 1);
      }
      i += fitting.getFirst().mergedTexts();
      now = now.play(fitting.getFirst().move());
    }
    return legal;
  }

  private int longestContinuation(
      DamesPosition position, List<ResolvedMove> fitting, int next, int limit) {
    int most = 0;
    for (ResolvedMove each : fitting) {
      int bound = Math.min(limit, LOOKAHEAD);
      most =
          Math.max(most, countLegal(position.play(each.move()), next + each.mergedTexts(), bound));
    }
    return most;
  }

  private List<ResolvedMove> candidates(DamesPosition position, int index) {
    List<Integer> squares = PdnSquares.of(position.board(), moves.get(index).text());
    List<ResolvedMove> found = candidates(position, squares, 0);
    List<Integer> joined = new ArrayList<>(squares);
    for (int i = 1; found.isEmpty() && index + i < moves.size(); i++) {
      List<Integer> more = PdnSquares.of(position.board(), moves.get(index + i).text());
      if (joined.isEmpty() || more.isEmpty() || !more.getFirst().equals(joined.getLast())) {
        return found;
      }
      joined.addAll(more.subList(1, more.size()));
      found = candidates(position, joined, i);
    }
    return found;
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
    return squares.size() > 2 && !exact.isEmpty() ? exact : union(exact, loose);
  }

  private static List<ResolvedMove> union(List<ResolvedMove> one, List<ResolvedMove> other) {
    List<ResolvedMove> all = new ArrayList<>(one);
    all.addAll(other);
    return all;
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
    for (int each : many) {
      if (found < few.size() && few.get(found) == each) {
        found++;
      }
    }
    return found == few.size();
  }

  private static GameParseException illegal(DamesPosition position, PdnMove move) {
    String text = PdnSquares.withSeparators(move.text());
    try {
      boolean letters = Character.isLetter(text.charAt(0));
      (letters ? DamesNotation.COORDINATES : DamesNotation.NUMBERS).parse(position, text);
      throw new IllegalStateException("legal after all: " + text);
    } catch (BadInputException e) {
      return new GameParseException(move.line(), e);
    }
  }
}
