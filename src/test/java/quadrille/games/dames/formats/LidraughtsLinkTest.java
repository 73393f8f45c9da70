package quadrille.games.dames.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.games.dames.DamesGame;

class LidraughtsLinkTest {
  private static final DamesGame GAME = new DamesGame();

  private static String link(String preset, String position) throws BadInputException {
    Line line = Line.start(GAME, DamesGame.settings(preset), position);
    return new LidraughtsLink().write(new GameTree(line), line);
  }

  @Test
  void aPositionIsLinkedWithItsVariant() throws BadInputException {
    assertThat(link("international", "B:WK31,32:B18,19"))
        .isEqualTo("https://lidraughts.org/analysis/standard/B:WK31,32:B18,19");
    assertThat(link("russian", "W:W31:B10")).startsWith("https://lidraughts.org/analysis/russian/");
  }

  @Test
  void squaresAreListedOneByOneSinceRangesAreNotReadThere() throws BadInputException {
    assertThat(link("russian", "W:WK1-4,31:B20-22"))
        .isEqualTo("https://lidraughts.org/analysis/russian/W:WK1,K2,K3,K4,31:B20,21,22");
    assertThat(link("international", "W:W31-50:B1-20")).doesNotContain("-");
  }

  @Test
  void otherRulesAreRefused() {
    assertThatThrownBy(() -> link("canadian", "W:W60:B10"))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("idraughts");
  }
}
