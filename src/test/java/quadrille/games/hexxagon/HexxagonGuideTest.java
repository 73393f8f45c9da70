package quadrille.games.hexxagon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import quadrille.core.Game;
import quadrille.core.Guide;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.core.Side;

class HexxagonGuideTest {

  @ParameterizedTest
  @ValueSource(strings = {"classic", "none"})
  void theLastMoveOfTheExampleEndsAsTheTextSays(String holes) throws Exception {
    Game game = new HexxagonGame();
    Settings settings = Rules.settings(game, null, Map.of("holes", holes));
    Guide.Chapter end =
        new HexxagonGuide()
            .rules(settings).stream()
                .filter(each -> each.text().in(Locale.ENGLISH).contains("e5"))
                .findFirst()
                .orElseThrow();
    Line last = Objects.requireNonNull(end.board());
    HexxagonPosition filled = (HexxagonPosition) last.play("e5").position();
    assertThat(end.text().in(Locale.ENGLISH))
        .contains("%d to %d".formatted(filled.count(Side.FIRST), filled.count(Side.SECOND)));
  }
}
