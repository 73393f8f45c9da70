package quadrille.app.keys;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import quadrille.text.Localizer;

class KeyNamesTest {
  private static String english(String combination) {
    return KeyNames.of(combination).in(Locale.ENGLISH);
  }

  private static String french(String combination) {
    return KeyNames.of(combination).in(Locale.FRENCH);
  }

  @Test
  void aKeyHasOneNameAloneAndInCombinations() {
    assertThat(english("Esc")).isEqualTo("Esc");
    assertThat(english("Enter")).isEqualTo("Enter");
    assertThat(english("Shift+Enter")).isEqualTo("Shift+Enter");
    assertThat(english("Shift+Space")).isEqualTo("Shift+Space");
    assertThat(english("Page Up")).isEqualTo("Page Up");
    assertThat(english("Ctrl+Shift+Z")).isEqualTo("Ctrl+Shift+Z");
  }

  @Test
  void keysHaveTheNamesOfFrenchKeyboards() {
    assertThat(french("Esc")).isEqualTo("Échap");
    assertThat(french("Shift+Enter")).isEqualTo("Maj+Entrée");
    assertThat(french("Page Down")).isEqualTo("Page suiv.");
    assertThat(french("Delete")).isEqualTo("Suppr");
    assertThat(french("Ctrl+Shift+Z")).isEqualTo("Ctrl+Maj+Z");
    assertThat(french("Alt+Left")).isEqualTo("Alt+←");
  }

  @Test
  void menusShowTheNames() {
    Localizer french = new Localizer(Locale.FRENCH);
    assertThat(KeyNames.accelerator("Ctrl+Shift+K", french).getDisplayText())
        .isEqualTo("Ctrl+Maj+K");
  }
}
