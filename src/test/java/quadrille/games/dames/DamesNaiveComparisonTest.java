package quadrille.games.dames;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import quadrille.core.BadInputException;
import quadrille.core.MoveList;
import quadrille.games.dames.NaiveDames.Move;
import quadrille.games.dames.NaiveDames.Place;

/** Compares the rules with a naive second implementation in random positions under random rules. */
class DamesNaiveComparisonTest {

  @ParameterizedTest
  @ValueSource(ints = {6, 8, 10, 12, 14})
  void movesAndSuccessorsAgreeWithTheNaiveRules(int size) throws Exception {
    compare(size, 300, size);
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(ints = {6, 8, 10, 12, 14})
  void movesAndSuccessorsAgreeInManyPositions(int size) throws Exception {
    compare(size, 20_000, 1000 + size);
  }

  private static void compare(int size, int positions, long seed) throws Exception {
    RandomDames random = new RandomDames(seed);
    for (int i = 0; i < positions; i++) {
      DamesRules rules = random.rules(size);
      compare(random.position(rules), rules, 2);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {6, 8, 10, 12, 14})
  void startPositionsAgreeWithTheNaiveRules(int size) throws Exception {
    RandomDames random = new RandomDames(size);
    for (int i = 0; i < 20; i++) {
      DamesRules rules = random.rules(size);
      NaiveDames start = NaiveDames.start(rules);
      assertThat(DamesPosition.start(rules)).isEqualTo(Fen.parse(start.fen(), rules));
      compare(start, rules, 3);
    }
  }

  private static void compare(NaiveDames expected, DamesRules rules, int depth)
      throws BadInputException {
    DamesPosition position = Fen.parse(expected.fen(), rules);
    MoveList moves = position.legalMoves();
    Set<Move> found = new HashSet<>();
    for (int i = 0; i < moves.size(); i++) {
      Move move = naive(position, moves.get(i));
      assertThat(found.add(move)).as("%s twice in %s %s", move, rules, position).isTrue();
      DamesPosition next = position.play(moves.get(i));
      assertThat(next).isEqualTo(Fen.parse(expected.play(move).fen(), rules));
    }
    assertThat(found).as("%s %s", rules, position).isEqualTo(expected.moves());
    assertThat(position.ending() == null).isEqualTo(moves.size() > 0);
    assertThat(position.countMoves()).as("%s %s", rules, position).isEqualTo(moves.size());
    if (depth > 1 && found.size() <= 40) {
      for (Move move : found) {
        compare(expected.play(move), rules, depth - 1);
      }
    }
  }

  private static Move naive(DamesPosition position, long move) {
    DamesBoard board = position.board();
    Set<Place> captured = new HashSet<>();
    for (int square = 1; square <= board.squares(); square++) {
      int bit = board.bit(square);
      if ((position.captured(move, bit >> 6) >>> bit & 1) != 0) {
        captured.add(place(board, square));
      }
    }
    return new Move(
        place(board, board.squareOf(DamesMove.from(move))),
        place(board, board.squareOf(DamesMove.to(move))),
        captured,
        DamesMove.isCrowned(move));
  }

  private static Place place(DamesBoard board, int square) {
    return new Place(board.row(square), board.column(square));
  }
}
