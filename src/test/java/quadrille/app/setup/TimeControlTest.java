package quadrille.app.setup;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TimeControlTest {

  @Test
  void savesPresetsAndAnyOtherTimeControl() {
    assertThat(TimeControl.PRESETS)
        .allSatisfy(each -> assertThat(TimeControl.of(each.spec())).isEqualTo(each));
    TimeControl own = TimeControl.perGame(90, 1);
    assertThat(TimeControl.of(own.spec())).isEqualTo(own);
  }

  @Test
  void readsTheNamesThatOlderVersionsSaved() {
    assertThat(TimeControl.of("NONE")).isEqualTo(TimeControl.NONE);
    assertThat(TimeControl.of("TOTAL_3M")).isEqualTo(TimeControl.TOTAL_3M);
  }

  @Test
  void namesItselfInMinutesAndSeconds() {
    assertThat(TimeControl.TOTAL_3M.text()).hasToString("3 min + 2 s a move");
    assertThat(TimeControl.perGame(90, 0).text()).hasToString("1 min 30 s per game");
    assertThat(TimeControl.MOVE_30S.text()).hasToString("30 s per move");
  }
}
