package quadrille.games.dames;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import quadrille.core.BadInputException;
import quadrille.core.MoveList;
import quadrille.core.Notation;
import quadrille.games.dames.DamesRules.Capture;

/** Parses a move and explains why an illegal one is not possible. */
final class DamesMoveParser {
  private static final Pattern MOVE =
      Pattern.compile("([a-n]?\\d{1,3})(?:[-–]([a-n]?\\d{1,3})|((?:[x:×][a-n]?\\d{1,3})++))");
  private static final int MAX_LISTED = 6;

  private final DamesPosition position;
  private final Notation notation;
  private final IntFunction<String> names;
  private final List<Integer> squares = new ArrayList<>();

  /**
   * @param notation writes moves in errors
   * @param names writes squares there
   */
  DamesMoveParser(DamesPosition position, Notation notation, IntFunction<String> names) {
    this.position = position;
    this.notation = notation;
    this.names = names;
  }

  /**
   * Parses a legal move.
   *
   * @throws BadInputException if no legal move, or more than one, matches the text
   */
  long parse(String text) throws BadInputException {
    Matcher matcher = MOVE.matcher(text.strip().toLowerCase(Locale.ROOT));
    if (!matcher.matches()) {
      throw error("error.move", text);
    }
    for (String name : matcher.group().split("[-–x:×]")) {
      squares.add(position.board().parseSquare(name));
    }
    boolean capture = matcher.group(2) == null;
    long[] fitting = matchingMoves(position, capture);
    if (fitting.length > 1) {
      throw error("error.ambiguous", text, list(fitting));
    }
    if (fitting.length == 0) {
      throw illegalMove(text, capture);
    }
    return fitting[0];
  }

  /**
   * Returns the matching legal moves: those with exactly this route or, if there is none, those
   * with the same start and destination.
   */
  private long[] matchingMoves(DamesPosition where, boolean capture) {
    int from = where.board().bit(squares.getFirst());
    int to = where.board().bit(squares.getLast());
    long[] similar =
        where.legalMoves().stream()
            .filter(move -> DamesMove.from(move) == from && DamesMove.to(move) == to)
            .filter(move -> DamesMove.isCapture(move) == capture)
            .toArray();
    long[] exact =
        Arrays.stream(similar)
            .filter(move -> RouteSearch.along(where, move, squares).equals(squares))
            .toArray();
    return exact.length == 0 && squares.size() == 2 ? similar : exact;
  }

  private BadInputException illegalMove(String text, boolean capture) {
    MoveList legal = position.legalMoves();
    if (legal.isEmpty()) {
      return error("error.over", text);
    }
    int from = squares.getFirst();
    if (position.colourAt(from) != position.colourToMove()) {
      return error("error.not-own", names.apply(from), position.colourToMove().text());
    }
    long[] other = matchingMoves(position, !capture);
    if (other.length > 0) {
      return error("error.separator", text, list(other));
    }
    return capture ? illegalCapture(text, legal) : illegalQuietMove(text, legal);
  }

  private BadInputException illegalQuietMove(String text, MoveList legal) {
    boolean possible = matchingMoves(position.withCaptureRule(Capture.OPTIONAL), false).length > 0;
    return possible
        ? error("error.forced", text, list(legal.toArray()))
        : error("error.illegal", names.apply(squares.getFirst()), names.apply(squares.getLast()));
  }

  private BadInputException illegalCapture(String text, MoveList legal) {
    long[] smaller = matchingMoves(position.withCaptureRule(Capture.FORCED), true);
    if (smaller.length > 0) {
      int most = DamesMove.captureCount(legal.get(0));
      int taken = DamesMove.captureCount(smaller[0]);
      return error("error.majority", text, taken, most, list(legal.toArray()));
    }
    return legal.stream()
        .filter(move -> DamesMove.from(move) == position.board().bit(squares.getFirst()))
        .mapToObj(move -> RouteSearch.along(position, move, squares))
        .filter(route -> route.size() > squares.size())
        .findFirst()
        .map(route -> error("error.unfinished", text, join(route)))
        .orElseGet(
            () ->
                error(
                    "error.no-capture",
                    names.apply(squares.getFirst()),
                    names.apply(squares.getLast())));
  }

  private String join(List<Integer> route) {
    return route.stream().map(names::apply).collect(Collectors.joining("x"));
  }

  private String list(long[] moves) {
    return Arrays.stream(moves)
            .limit(MAX_LISTED)
            .mapToObj(move -> notation.format(position, move))
            .collect(Collectors.joining(", "))
        + (moves.length > MAX_LISTED ? ", …" : "");
  }

  private static BadInputException error(String key, Object... arguments) {
    return new BadInputException(DamesMoveParser.class, key, arguments);
  }
}
