package quadrille.app.sound;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SoundTest {

  @ParameterizedTest
  @EnumSource
  void soundsAreShortAndEndInSilence(Sound sound) {
    float[] samples = sound.samples();
    assertThat(samples.length).isBetween(Sound.RATE / 20, Sound.RATE);
    float loudest = 0;
    for (float sample : samples) {
      loudest = Math.max(loudest, Math.abs(sample));
    }
    assertThat(loudest).isBetween(0.4f, 0.51f);
    assertThat(Math.abs(samples[0])).isLessThan(0.01f);
    assertThat(Math.abs(samples[samples.length - 1])).isLessThan(0.01f);
  }

  @ParameterizedTest
  @EnumSource
  void soundsAreReproducibleAndScaleWithVolume(Sound sound) {
    float[] first = sound.samples();
    float[] second = sound.samples();
    assertThat(second).isEqualTo(first);
    assertThat(peak(sound.toPcm(100))).isGreaterThan(3 * peak(sound.toPcm(50)));
    assertThat(peak(sound.toPcm(0))).isZero();
  }

  private static int peak(byte[] bytes) {
    int peak = 0;
    for (int i = 0; i < bytes.length; i += 2) {
      peak = Math.max(peak, Math.abs((bytes[i + 1] << 8) | (bytes[i] & 0xff)));
    }
    return peak;
  }

  @ParameterizedTest
  @EnumSource
  void playingNeverThrows(Sound sound) {
    new SoundPlayer().play(sound, 1);
    new SoundPlayer().play(sound, 0);
  }
}
