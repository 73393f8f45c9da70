package quadrille.app.sound;

import java.util.SplittableRandom;

/**
 * The sounds, synthesised from decaying partials, with a burst of noise where a piece hits the
 * board. Samples are from -1 to 1, {@link #RATE} per second.
 */
public enum Sound {
  /** A piece is placed. */
  PLACE(0.14, 0.35, new double[] {310, 0.9, 34}, new double[] {742, 0.35, 60}),
  /** Pieces are captured or flipped, or a box is completed. */
  CAPTURE(
      0.22,
      0.45,
      new double[] {240, 0.8, 24},
      new double[] {585, 0.4, 40},
      new double[] {1170, 0.15, 70}),
  /** Little time is left on a human's clock. */
  LOW_TIME(0.35, 0.0, new double[] {880, 0.6, 14}, new double[] {1320, 0.4, 18}),
  /** The game is over. */
  END(
      0.9,
      0.0,
      new double[] {262, 0.5, 4.5},
      new double[] {330, 0.4, 4.5},
      new double[] {392, 0.4, 4.5},
      new double[] {523, 0.2, 6});

  /** Samples per second. */
  public static final int RATE = 44_100;

  private static final double PEAK = 0.5;
  private static final double ATTACK_S = 0.003;
  private static final double RELEASE_S = 0.02;
  private static final double NOISE_DECAY = 350;
  private static final long SEED = 7;

  private final double seconds;
  private final double noise;
  private final double[][] partials;

  /**
   * @param noise the loudness of the noise relative to the partials
   * @param partials frequency in Hz, loudness and decay rate in 1/s of each
   */
  Sound(double seconds, double noise, double[]... partials) {
    this.seconds = seconds;
    this.noise = noise;
    this.partials = partials;
  }

  /** The samples, the same every time; they begin and end in silence. */
  public float[] samples() {
    float[] samples = new float[(int) (seconds * RATE)];
    SplittableRandom random = new SplittableRandom(SEED);
    double loudest = 0;
    for (int i = 0; i < samples.length; i++) {
      double time = (double) i / RATE;
      double knock = noise * (2 * random.nextDouble() - 1) * Math.exp(-NOISE_DECAY * time);
      samples[i] = (float) ((tone(time) + knock) * envelope(time));
      loudest = Math.max(loudest, Math.abs(samples[i]));
    }
    for (int i = 0; i < samples.length; i++) {
      samples[i] *= (float) (PEAK / loudest);
    }
    return samples;
  }

  private double tone(double time) {
    double sum = 0;
    for (double[] partial : partials) {
      sum += partial[1] * Math.sin(2 * Math.PI * partial[0] * time) * Math.exp(-partial[2] * time);
    }
    return sum;
  }

  private double envelope(double time) {
    double rise = Math.min(1, time / ATTACK_S);
    double fall = Math.min(1, (seconds - time) / RELEASE_S);
    return rise * fall;
  }

  /**
   * The sound as 16-bit little-endian samples.
   *
   * @param volume 0 … 100; scales the amplitude by its square, as loudness is perceived
   */
  public byte[] toPcm(int volume) {
    float[] samples = samples();
    double factor = Math.pow(volume / 100.0, 2) * Short.MAX_VALUE;
    byte[] bytes = new byte[2 * samples.length];
    for (int i = 0; i < samples.length; i++) {
      int sample = (int) Math.round(samples[i] * factor);
      bytes[2 * i] = (byte) sample;
      bytes[2 * i + 1] = (byte) (sample >> 8);
    }
    return bytes;
  }
}
