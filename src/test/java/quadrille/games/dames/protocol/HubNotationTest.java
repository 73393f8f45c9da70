package quadrille.games.dames.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import quadrille.core.BadInputException;
import quadrille.core.MoveList;
import quadrille.core.Rules;
import quadrille.games.dames.DamesGame;
import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.DamesRules;

class HubNotationTest {
  private static DamesRules rules(String preset) throws BadInputException {
    return DamesRules.of(Rules.settings(new DamesGame(), preset, Map.of()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"international", "casual", "brazilian", "russian", "pool", "english", "canadian"})
  void positionsAndMovesAreParsedBack(String preset) throws BadInputException {
    DamesRules rules = rules(preset);
    Random random = new Random(3);
    DamesPosition position = DamesPosition.start(rules);
    for (int ply = 0; ply < 200 && position.ending() == null; ply++) {
      assertThat(HubNotation.position(HubNotation.position(position), rules)).isEqualTo(position);
      MoveList moves = position.legalMoves();
      Set<String> texts = new HashSet<>();
      for (int i = 0; i < moves.size(); i++) {
        String text = HubNotation.move(position, moves.get(i));
        assertThat(texts.add(text)).as(text).isTrue();
        assertThat(HubNotation.move(position, text)).isEqualTo(moves.get(i));
      }
      position = position.play(moves.get(random.nextInt(moves.size())));
    }
  }

  @Test
  void capturedSquaresMayComeInAnyOrder() throws BadInputException {
    DamesPosition position =
        HubNotation.position(
            "W" + "e".repeat(12) + "b" + "e".repeat(9) + "b" + "e".repeat(4) + "w" + "e".repeat(22),
            rules("international"));
    long move = position.legalMoves().get(0);
    String[] squares = HubNotation.move(position, move).split("x");
    assertThat(squares).hasSize(4);
    String turned = String.join("x", squares[0], squares[1], squares[3], squares[2]);
    assertThat(HubNotation.move(position, turned)).isEqualTo(move);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "32", "32-", "x", "32-27-22", "1-6", "32x28", "999-1000"})
  void illegalMovesAreRefused(String text) throws BadInputException {
    DamesPosition start = DamesPosition.start(rules("international"));
    assertThatThrownBy(() -> HubNotation.move(start, text)).isInstanceOf(BadInputException.class);
  }

  @Test
  void aPositionThatNamesNoSideToMoveIsRefusedInItsOwnWords() {
    assertThatThrownBy(() -> HubNotation.position("X" + "e".repeat(50), rules("international")))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("begins with 'X'; expected W or B");
  }

  @Test
  void variantsAreNamedAfterTheirPresets() throws BadInputException {
    assertThat(HubVariant.name(HubVariant.settings("normal"))).isEqualTo("normal");
    assertThat(HubVariant.name(HubVariant.settings("russian"))).isEqualTo("russian");
    assertThat(HubVariant.name(Rules.parse(new DamesGame(), "size=6"))).isEmpty();
    assertThat(HubVariant.name(Rules.parse(new DamesGame(), "drawRule=NONE"))).isEqualTo("normal");
  }

  @Test
  void quotesAndFlagsAreParsed() {
    HubMessage line = HubMessage.read("info depth=12 pv=\"32-28 19-23\" book score = -0.5");
    assertThat(line.command()).isEqualTo("info");
    assertThat(line.value("pv")).isEqualTo("32-28 19-23");
    assertThat(line.has("book")).isTrue();
    assertThat(line.value("score")).isEqualTo("-0.5");
    assertThat(HubMessage.formatPair("a", "b c")).isEqualTo("a=\"b c\"");
  }
}
