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

class KingPatternsTest {

  @ParameterizedTest
  @ValueSource(ints = {6, 8, 10})
  void aPatternIsThePiecesOfItsRegionAsANumberOfBaseFive(int size) throws Exception {
    RandomDames random = new RandomDames(size);
    for (int compared = 0; compared < 50; compared++) {
      DamesRules rules = random.rules(size);
      DamesPosition position = Fen.parse(random.position(rules).fen(), rules);
      KingPatterns patterns = new KingPatterns(rules.board());
      int[] indices = new int[2 * patterns.regions()];
      patterns.find(position, indices);
      for (int region = 0; region < patterns.regions(); region++) {
        assertThat(indices[region]).isEqualTo(number(position, region, false));
        assertThat(indices[patterns.regions() + region]).isEqualTo(number(position, region, true));
      }
    }
  }

  private static int number(DamesPosition position, int region, boolean asBlack) {
    DamesBoard board = position.board();
    int half = board.size() / 2;
    int columns = half - 1;
    int first = region / columns * half + region % columns + 1;
    int number = 0;
    for (int i = 5; i >= 0; i--) {
      int square = first + i / 2 * half + i % 2;
      number =
          5 * number + state(position, asBlack ? board.squares() + 1 - square : square, asBlack);
    }
    return region * 15_625 + number;
  }

  private static int state(DamesPosition position, int square, boolean asBlack) {
    PieceColour colour = position.colourAt(square);
    if (colour == null) {
      return 0;
    }
    int man = (colour == PieceColour.BLACK) == asBlack ? 1 : 2;
    return position.isKing(square) ? man + 2 : man;
  }
}
