package quadrille.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The levels, in the words that players read. */
class LevelTest {
  @Test
  void everyLevelHasItsOwnWordAndASentenceWithoutNumbers() {
    for (Locale locale : List.of(Locale.ENGLISH, Locale.FRENCH)) {
      Set<String> texts = new HashSet<>();
      for (Level level : Level.ALL) {
        texts.add(level.label().in(locale));
        assertThat(level.help().in(locale)).endsWith(".").doesNotContainPattern("[0-9%]");
        texts.add(level.help().in(locale));
      }
      assertThat(texts).hasSize(2 * Level.ALL.size());
    }
    assertThat(Level.of(1).label().in(Locale.ENGLISH)).isEqualTo("Level 1 · Very easy");
    assertThat(Level.of(8).label().in(Locale.FRENCH)).isEqualTo("Niveau 8 · Expert");
  }
}
