package quadrille.app.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import quadrille.app.setup.GameSetup;
import quadrille.app.setup.SeatChoice;
import quadrille.app.setup.Starter;
import quadrille.app.setup.TimeControl;

class PreferencesTest {
  private final Preferences preferences = new Preferences(SavedPreferences.DEFAULTS);

  @Test
  void aSnapshotHoldsEveryValue() {
    assertThat(preferences.snapshot()).isEqualTo(SavedPreferences.DEFAULTS);
  }

  @Test
  void everyChangeIsSaved() {
    GameSetup setup =
        new GameSetup(
            null, Map.of(), SeatChoice.HUMAN, SeatChoice.HUMAN, Starter.TWO, TimeControl.NONE);
    WindowBounds place = new WindowBounds(1, 2, 500, 600, false);
    preferences.themeProperty().set(Theme.LIGHT);
    preferences.motionProperty().set(Motion.OFF);
    preferences.confirmProperty().set(true);
    preferences.moveOverheadProperty().set(120);
    preferences.bookProperty().set(false);
    preferences.planProperty().set(false);
    preferences.paceProperty().set(0.9);
    preferences.remember("hex", setup);
    preferences.windowProperty().set(place);
    SavedPreferences saved = preferences.snapshot();
    assertThat(saved.theme()).isEqualTo(Theme.LIGHT);
    assertThat(saved.motion()).isEqualTo(Motion.OFF);
    assertThat(saved.confirm()).isTrue();
    assertThat(saved.moveOverheadMs()).isEqualTo(120);
    assertThat(saved.book()).isFalse();
    assertThat(new Preferences(saved).planProperty().get()).isFalse();
    assertThat(new Preferences(saved).paceProperty().get()).isEqualTo(0.9);
    assertThat(saved.setups()).containsOnly(Map.entry("hex", setup));
    assertThat(saved.window()).isEqualTo(place);
  }

  @Test
  void animationsFollowReducedMotionUnlessThePlayerDeclines() {
    assertThat(preferences.animationMillis(false)).isEqualTo(200);
    assertThat(preferences.animationMillis(true)).isZero();
    preferences.reduceMotionProperty().set(false);
    assertThat(preferences.animationMillis(true)).isEqualTo(200);
  }

  @Test
  void theDefaultSetupIsAHumanAgainstAComputer() {
    assertThat(preferences.setup("dots")).isEqualTo(GameSetup.DEFAULT);
  }

  @Test
  void theSystemLanguageStaysKnownAfterChoosingAnother() {
    Locale before = Locale.getDefault();
    Locale system = Language.SYSTEM.localizer().locale();
    try {
      Locale.setDefault(Locale.FRENCH.equals(system) ? Locale.ENGLISH : Locale.FRENCH);
      assertThat(Language.SYSTEM.localizer().locale()).isEqualTo(system);
    } finally {
      Locale.setDefault(before);
    }
  }
}
