package quadrille.app.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import quadrille.app.common.SeatChoice;
import quadrille.app.common.Setup;
import quadrille.app.common.Starter;
import quadrille.app.common.TimeControl;

class PreferencesTest {
  private final Preferences preferences = new Preferences(Saved.NOTHING);

  @Test
  void nothingIsLostOnTheWay() {
    assertThat(preferences.saved()).isEqualTo(Saved.NOTHING);
  }

  @Test
  void everyChangeIsSaved() {
    Setup setup =
        new Setup(
            null, Map.of(), SeatChoice.PERSON, SeatChoice.PERSON, Starter.TWO, TimeControl.NONE);
    WindowPlace place = new WindowPlace(1, 2, 500, 600, false);
    preferences.themeProperty().set(Theme.LIGHT);
    preferences.motionProperty().set(Motion.OFF);
    preferences.confirmProperty().set(true);
    preferences.remember("hex", setup);
    preferences.remember(place);
    Saved saved = preferences.saved();
    assertThat(saved.theme()).isEqualTo(Theme.LIGHT);
    assertThat(saved.motion()).isEqualTo(Motion.OFF);
    assertThat(saved.confirm()).isTrue();
    assertThat(saved.setups()).containsOnly(Map.entry("hex", setup));
    assertThat(saved.window()).isEqualTo(place);
  }

  @Test
  void movesStandStillWhenTheSystemWantsItUnlessThePlayerDoesNot() {
    assertThat(preferences.animationMillis(false)).isEqualTo(200);
    assertThat(preferences.animationMillis(true)).isZero();
    preferences.reduceMotionProperty().set(false);
    assertThat(preferences.animationMillis(true)).isEqualTo(200);
  }

  @Test
  void aGameNeverSetUpIsAPersonAgainstAMachine() {
    assertThat(preferences.setup("dots")).isEqualTo(Setup.USUAL);
  }

  @Test
  void theSystemsLanguageIsStillKnownWhenAnotherWasChosen() {
    Locale before = Locale.getDefault();
    Locale system = Language.SYSTEM.words().locale();
    try {
      Locale.setDefault(Locale.FRENCH.equals(system) ? Locale.ENGLISH : Locale.FRENCH);
      assertThat(Language.SYSTEM.words().locale()).isEqualTo(system);
    } finally {
      Locale.setDefault(before);
    }
  }
}
