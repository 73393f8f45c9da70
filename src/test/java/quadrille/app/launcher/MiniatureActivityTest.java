package quadrille.app.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class MiniatureActivityTest {
  private Instant now = Instant.EPOCH;
  private final MiniatureActivity activity = new MiniatureActivity(() -> now);

  @BeforeEach
  void openLauncher() {
    activity.setAnimated(true);
    activity.setWindowFocused(true);
  }

  @Test
  void boardsPlayWhenTheLauncherOpens() {
    assertThat(activity.isPlaying()).isTrue();
  }

  @Test
  void boardsRestAfterHalfAMinuteWithoutInput() {
    advance(MiniatureActivity.REST_AFTER.minusMillis(1));
    assertThat(activity.isPlaying()).isTrue();
    advance(Duration.ofMillis(1));
    assertThat(activity.isPlaying()).isFalse();
  }

  @Test
  void inputKeepsTheBoardsPlayingAndWakesThem() {
    advance(Duration.ofSeconds(20));
    activity.inputReceived();
    advance(Duration.ofSeconds(20));
    assertThat(activity.isPlaying()).isTrue();
    advance(Duration.ofMinutes(10));
    assertThat(activity.isPlaying()).isFalse();
    activity.inputReceived();
    assertThat(activity.isPlaying()).isTrue();
  }

  @Test
  void boardsRestInTheBackgroundAndPlayWhenTheWindowComesBack() {
    activity.setWindowFocused(false);
    assertThat(activity.isPlaying()).isFalse();
    activity.inputReceived();
    assertThat(activity.isPlaying()).isFalse();
    advance(Duration.ofMinutes(10));
    activity.setWindowFocused(true);
    assertThat(activity.isPlaying()).isTrue();
  }

  @Test
  void boardsRestWithReducedMotion() {
    activity.setAnimated(false);
    assertThat(activity.isPlaying()).isFalse();
    activity.inputReceived();
    assertThat(activity.isPlaying()).isFalse();
  }

  private void advance(Duration time) {
    now = now.plus(time);
  }
}
