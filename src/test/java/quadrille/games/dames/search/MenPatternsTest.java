package quadrille.games.dames.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import quadrille.games.dames.DamesBoard;
import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.DamesRules;
import quadrille.games.dames.Fen;
import quadrille.games.dames.PieceColour;
import quadrille.games.dames.RandomDames;

class MenPatternsTest {

  @ParameterizedTest
  @ValueSource(ints = {6, 8, 10})
  void aPatternIsTheMenOfItsRegionAsANumberOfBaseThree(int size) throws Exception {
    RandomDames random = new RandomDames(size);
    for (int i = 0; i < 50; i++) {
      DamesRules rules = random.rules(size);
      DamesPosition position = Fen.parse(random.position(rules).fen(), rules);
      long kings = position.kings();
      MenPatterns patterns = new MenPatterns(rules.board());
      int regions = patterns.regions();
      int[] places = new int[2 * regions];
      patterns.find(position.white() & ~kings, position.black() & ~kings, places);
      for (int region = 0; region < regions; region++) {
        int asWhite = MenPatterns.number(places[region]);
        int asBlack = MenPatterns.number(places[regions + region]);
        assertThat(asWhite).isEqualTo(number(position, region, false));
        assertThat(asBlack).isEqualTo(number(position, region, true));
      }
    }
  }

  private static int number(DamesPosition position, int region, boolean asBlack) {
    DamesBoard board = position.board();
    int half = board.size() / 2;
    int columns = half - 2;
    int first = region / columns * half + region % columns + 1;
    int number = 0;
    for (int i = 11; i >= 0; i--) {
      int square = first + i / 3 * half + i % 3;
      number =
          3 * number + state(position, asBlack ? board.squares() + 1 - square : square, asBlack);
    }
    return region * 531_441 + number;
  }

  private static int state(DamesPosition position, int square, boolean asBlack) {
    PieceColour colour = position.colourAt(square);
    if (colour == null || position.isKing(square)) {
      return 0;
    }
    return (colour == PieceColour.BLACK) == asBlack ? 1 : 2;
  }
}
