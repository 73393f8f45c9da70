package quadrille.games.dames;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static quadrille.games.dames.DamesFixture.GAME;
import static quadrille.games.dames.DamesFixture.position;
import static quadrille.games.dames.DamesFixture.settings;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Preset;
import quadrille.core.Rules;
import quadrille.core.Side;
import quadrille.core.Step;

class DamesGameTest {

  @Test
  void internationalIsTheFirstOfSevenPresets() throws Exception {
    assertThat(GAME.presets())
        .extracting(Preset::id)
        .containsExactly(
            "international", "casual", "brazilian", "russian", "pool", "english", "canadian");
    assertThat(Rules.defaults(GAME)).isEqualTo(settings("international"));
    assertThat(DamesRules.of(settings("english")))
        .isEqualTo(
            new DamesRules(
                DamesBoard.of(8),
                3,
                false,
                false,
                DamesRules.Capture.FORCED,
                DamesRules.Promotion.ENDS_MOVE,
                PieceColour.BLACK,
                DamesRules.DrawRule.ENGLISH));
  }

  @ParameterizedTest
  @CsvSource({
    "international,        W:W31-50:B1-20",
    "russian,              W:W21-32:B1-12",
    "pool,                 B:W21-32:B1-12",
    "canadian,             W:W43-72:B1-30",
    "casual size=14,       W:W57-98:B1-42",
    "casual menRows=1,     W:W46-50:B1-5",
    "english size=6,       B:W13-18:B1-6",
  })
  void theStartHasTheMenInTheirRows(String rules, String fen) throws Exception {
    assertThat(GAME.start(settings(rules))).hasToString(fen);
  }

  @Test
  void rowsOfMenThatMeetAreRefused() {
    assertThatThrownBy(() -> settings("casual size=8 menRows=4"))
        .isInstanceOf(BadInputException.class)
        .hasMessage(
            "4 rows of men are too many for 8 × 8 squares: the two sides would meet; expected"
                + " 1…3.");
  }

  @Test
  void whiteIsTheFirstSideOnlyIfWhiteBegins() throws Exception {
    assertThat(GAME.sideName(Side.FIRST, settings("russian"))).hasToString("White");
    assertThat(GAME.sideName(Side.FIRST, settings("english"))).hasToString("Black");
    assertThat(GAME.start(settings("english")).turn()).isEqualTo(Side.FIRST);
  }

  @Test
  void onlyQuietKingMovesAreReversible() throws Exception {
    assertThat(Line.start(GAME, settings("casual")).play("32-28").reversiblePlies()).isZero();
    Line kings = DamesFixture.line("casual", "W:WK46:BK45").play("46-41 45-23 41x5");
    assertThat(kings.reversiblePlies()).isZero();
    assertThat(kings.parent()).extracting(Line::reversiblePlies).isEqualTo(2);
  }

  @Test
  void capturesAreShownSquareBySquareAndPiecesLeaveAtTheEnd() throws Exception {
    assertThat(steps("casual", "W:W28:B13,23", "28x8"))
        .containsExactly(
            Step.slide(28, 19),
            Step.slide(19, 8),
            Step.at(Step.Kind.CAPTURE, 23),
            Step.at(Step.Kind.CAPTURE, 13));
  }

  @Test
  void menAreCrownedWhereTheRuleSaysSo() throws Exception {
    assertThat(steps("casual", "W:W6:B20", "6-1"))
        .containsExactly(Step.slide(6, 1), Step.at(Step.Kind.PROMOTE, 1));
    assertThat(steps("russian size=10", "W:W12:B8,9", "12x25"))
        .containsExactly(
            Step.slide(12, 3),
            Step.at(Step.Kind.PROMOTE, 3),
            Step.slide(3, 25),
            Step.at(Step.Kind.CAPTURE, 8),
            Step.at(Step.Kind.CAPTURE, 9));
    assertThat(steps("casual", "W:W12:B8,9", "12x14"))
        .doesNotContain(Step.at(Step.Kind.PROMOTE, 3));
  }

  private static List<Step> steps(String rules, String fen, String move) throws Exception {
    DamesPosition position = position(rules, fen);
    return GAME.steps(position, GAME.notation().parse(position, move));
  }
}
