package quadrille.games.dames.search;

import static org.assertj.core.api.Assertions.assertThat;
import static quadrille.games.dames.DamesFixture.position;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quadrille.games.dames.DamesPosition;

class DamesFeatureCounterTest {

  /** Each counted by hand, on 10×10. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "W:W31-50:B1-19  | MAN        | 1",
        "W:W31-50:B1-20  | SIDE_TO_MOVE | 1",
        "B:W31-50:B1-20  | SIDE_TO_MOVE | -1",
        "W:WK31,K32:BK1  | KING       | 1",
        "W:WK31,K32:BK1  | HAS_KING    | 0",
        "W:WK31,K32:B1   | HAS_KING    | 1",
        "W:W46,41:B1,2   | ADVANCE    | 1",
        "W:W46,41:B11    | ADVANCE    | -1",
        "W:W46-50:B1-3   | BACK_ROW   | 2",
        "W:W41-44:B6     | SECOND_ROW | 3",
        "W:W6:B45        | ONE_STEP   | 0",
        "W:W6,11,16:B1   | ONE_STEP   | 1",
        "W:W6,11,16:B1   | TWO_STEPS  | 1",
        "W:W6,11,16:B1   | THREE_STEPS| 1",
        "W:W36,35,38:B3  | EDGE        | 2",
        "W:W28,27,46:B5  | CENTRE     | 2",
        "W:W46,47,50:B5  | IMBALANCE  | 0",
        "W:W46,47:B1,5   | IMBALANCE  | 2",
        "W:W37,31:B1     | MOBILE     | 1",
        "W:W31,26:B21,22 | MOBILE     | -1",
        "W:W37,32,31:B5  | PAIR       | 2",
        "W:W37,31:B5     | SAFE       | -1",
        "W:W36,46:B28    | SAFE       | 2",
        "W:W17:B12       | RUNAWAY  | 0",
        "W:W17:B21       | RUNAWAY  | 2",
        "W:WK28,K46:BK1  | KING_CENTRE| 1",
        "W:WK28,K46:BK5  | LONG_DIAGONAL  | 1",
      })
  void countsForWhiteLessForBlack(String fen, DamesFeature feature, int count) throws Exception {
    DamesPosition position = position("international", fen);
    int[] counts = new DamesFeatureCounter(position.board()).count(position);
    assertThat(counts[feature.ordinal()]).isEqualTo(count);
  }
}
