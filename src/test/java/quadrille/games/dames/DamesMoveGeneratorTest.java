package quadrille.games.dames;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static quadrille.games.dames.DamesFixture.moves;
import static quadrille.games.dames.DamesFixture.position;
import static quadrille.games.dames.DamesFixture.positionAfter;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quadrille.core.BadInputException;
import quadrille.core.Ending;
import quadrille.core.Side;

/** Each rule in a position that shows it. */
class DamesMoveGeneratorTest {

  @Test
  void capturedPiecesStayUntilTheEndAndBlock() throws Exception {
    // Back on the long side the king looks at 31 across 37, which it has already jumped.
    String fen = "W:WK46:B29,31,37,39";
    assertThat(moves("international", fen)).containsExactlyInAnyOrder("46x43", "46x48");
    assertThat(positionAfter("international", fen, "46x48")).isEqualTo("B:WK48:B31");
  }

  @Test
  void theStartingSquareIsEmptyAndNoPieceIsJumpedTwice() throws Exception {
    String ring = "W:W28:B12,13,22,23";
    assertThat(moves("international", ring)).containsExactly("28x28");
    assertThat(positionAfter("international", ring, "28x28")).isEqualTo("B:W28:B");
  }

  @Test
  void routesWithTheSameEndAndCapturesAreOneMove() throws Exception {
    DamesPosition ring = position("international", "W:W28:B12,13,22,23");
    long move = DamesNotation.NUMBERS.parse(ring, "28x28");
    assertThat(RouteSearch.routes(ring, move))
        .extracting(Object::toString)
        .containsExactlyInAnyOrder("[28, 17, 8, 19, 28]", "[28, 19, 8, 17, 28]");
  }

  @Test
  @Timeout(60)
  void aKingAmongScatteredMenHasManyMovesButNotAsManyAsRoutes() throws Exception {
    String fen = "W:WK98:B9-11,19,29,31,45,46,48,54,55,58,67,69,71,72,76,81,82,90";
    // Both numbers were counted by following every single route.
    assertThat(position("casual size=14", fen).legalMoves().size()).isEqualTo(41_420);
    DamesPosition most = position("international size=14", fen);
    assertThat(most.legalMoves().stream().mapToInt(DamesMove::captureCount)).hasSize(67);
    long move = most.legalMoves().get(0);
    assertThat(RouteSearch.first(most, move))
        .hasSize(21)
        .isEqualTo(RouteSearch.routes(most, move).getFirst());
    assertThat(DamesNotation.NUMBERS.parse(most, DamesNotation.NUMBERS.format(most, move)))
        .isEqualTo(move);
  }

  @Test
  @Timeout(60)
  void aKingAmongScatteredMenHasMoreRoutesThanCouldBeFollowed() throws Exception {
    String men = "B12-17,26-31,40,42-44,53-58,66,67,69,70,75,79-82,88,90";
    DamesPosition position = position("international size=14", "W:WK83:" + men);
    assertThat(position.legalMoves().stream().mapToInt(DamesMove::captureCount))
        .hasSize(56)
        .allMatch(captured -> captured == 30);
    assertThatThrownBy(() -> DamesNotation.NUMBERS.parse(position, "83x69x70"))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("cannot capture");
  }

  @Test
  void aRouteIsFoundAlongTheSquaresThatAreNamed() throws Exception {
    DamesPosition ring = position("international", "W:W28:B12,13,22,23");
    long move = ring.legalMoves().get(0);
    assertThat(RouteSearch.along(ring, move, List.of(28, 19))).containsExactly(28, 19, 8, 17, 28);
    assertThat(RouteSearch.along(ring, move, List.of(28, 17, 8))).hasSize(5).startsWith(28, 17, 8);
    assertThat(RouteSearch.along(ring, move, List.of(28, 8))).isEmpty();
    assertThat(RouteSearch.along(ring, move, List.of(28, 17, 8, 19, 28, 17))).isEmpty();
  }

  @Test
  void aFlyingKingMustLandWhereItCanCaptureAgain() throws Exception {
    String fen = "W:WK46:B18,32";
    assertThat(moves("casual", fen)).containsExactlyInAnyOrder("46x12", "46x7", "46x1");
    assertThat(moves("casual", "W:WK46:B32"))
        .containsExactlyInAnyOrder("46x28", "46x23", "46x19", "46x14", "46x10", "46x5");
  }

  @Test
  void aShortKingMovesAndCapturesOneStep() throws Exception {
    assertThat(moves("english", "B:WK1:BK14"))
        .containsExactlyInAnyOrder("14-9", "14-10", "14-17", "14-18");
    assertThat(moves("english", "B:W7:BK14")).doesNotContain("14x3");
    assertThat(moves("english", "B:W10:BK14")).containsExactly("14x7");
  }

  @Test
  void theMostPiecesMustBeCapturedWhateverTheirRank() throws Exception {
    // 28 can take two men or, the other way, one king.
    String fen = "W:W28:BK22,13,23";
    assertThat(moves("international", fen)).containsExactly("28x8");
    assertThat(moves("casual", fen)).containsExactlyInAnyOrder("28x8", "28x17");
  }

  @Test
  void capturesOfEqualSizeMayBeChosenFreely() throws Exception {
    assertThat(moves("international", "W:W28:BK22,23")).containsExactlyInAnyOrder("28x17", "28x19");
  }

  @Test
  void menMoveForwardAndCaptureBackwardOnlyIfAllowed() throws Exception {
    assertThat(moves("casual", "W:W28:B33")).containsExactly("28x39");
    assertThat(moves("casual menCaptureBackward=false", "W:W28:B33"))
        .containsExactlyInAnyOrder("28-22", "28-23");
  }

  @ParameterizedTest
  @CsvSource({
    "AT_END,    28-22 is not crowned, 12x14, B:W14:B",
    "ENDS_MOVE, it stops on the edge, 12x3,  'B:WK3:B9'",
    "IMMEDIATE, it goes on as a king, 12x25, B:WK25:B",
  })
  void aManThatReachesTheLastRowInACapture(
      String promotion, String what, String move, String expected) throws Exception {
    String rules = "international promotion=" + promotion;
    assertThat(positionAfter(rules, "W:W12:B8,9", move)).as(what).isEqualTo(expected);
  }

  @Test
  void aManCrownedOnTheWayMayLandLikeAFlyingKing() throws Exception {
    assertThat(moves("russian size=10", "W:W12:B8,9"))
        .containsExactlyInAnyOrder("12x14", "12x20", "12x25");
    assertThat(moves("russian size=10 flyingKings=false", "W:W12:B8,9")).containsExactly("12x14");
  }

  @Test
  void aForwardOnlyManContinuesFromTheLastRowOnlyAsAKing() throws Exception {
    String rules = "casual menCaptureBackward=false promotion=";
    assertThat(positionAfter(rules + "AT_END", "W:W12:B8,9", "12x3")).isEqualTo("B:WK3:B9");
    assertThat(positionAfter(rules + "IMMEDIATE", "W:W12:B8,9", "12x14")).isEqualTo("B:WK14:B");
  }

  @Test
  void optionalCapturesMayBeDeclinedButNotInterrupted() throws Exception {
    assertThat(moves("casual capture=OPTIONAL", "W:W28:B13,23"))
        .containsExactlyInAnyOrder("28x8", "28-22");
  }

  @Test
  void aManIsCrownedOnTheLastRow() throws Exception {
    assertThat(positionAfter("international", "W:W7:B40", "7-1")).isEqualTo("B:WK1:B40");
    assertThat(positionAfter("canadian", "B:W7:B61", "61-67")).isEqualTo("W:W7:BK67");
  }

  @Test
  void aSideThatCannotMoveLoses() throws Exception {
    DamesPosition position = position("international", "W:W6:B1");
    Ending ending = Objects.requireNonNull(position.ending());
    assertThat(ending).isEqualTo(new Ending(Side.SECOND, "no-move"));
    assertThat(new DamesGame().describe(position, ending)).hasToString("White has no legal move");
  }

  @Test
  void aSideWithoutPiecesLoses() throws Exception {
    assertThat(position("english", "W:W:B1").ending())
        .as("Black begins in this game")
        .isEqualTo(new Ending(Side.FIRST, "no-piece"));
  }

  @Test
  void movingNoPieceThrows() throws Exception {
    DamesPosition start = position("international", "W:W31-50:B1-20");
    assertThatThrownBy(() -> start.play(0)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void theFirstMoverDecidesTheColourOfASide() throws Exception {
    assertThat(position("pool", "B:W32:B1").turn()).isEqualTo(Side.FIRST);
    assertThat(position("russian", "B:W32:B1").turn()).isEqualTo(Side.SECOND);
  }
}
