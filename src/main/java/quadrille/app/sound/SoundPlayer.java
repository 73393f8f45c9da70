package quadrille.app.sound;

import java.lang.System.Logger.Level;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.SourceDataLine;

/**
 * Plays sounds one after another on a thread of its own and skips some when too many wait. Does
 * nothing without an audio device.
 */
public final class SoundPlayer {
  private static final System.Logger LOG = System.getLogger(SoundPlayer.class.getName());
  private static final AudioFormat FORMAT = new AudioFormat(Sound.RATE, 16, 1, true, false);
  private static final int QUEUE_SIZE = 2;
  private static final int IDLE_S = 20;

  private final ThreadPoolExecutor worker =
      new ThreadPoolExecutor(
          0,
          1,
          IDLE_S,
          TimeUnit.SECONDS,
          new ArrayBlockingQueue<>(QUEUE_SIZE),
          Thread.ofPlatform().name("sounds").daemon().factory(),
          new ThreadPoolExecutor.DiscardPolicy());
  private volatile boolean unavailable;

  /** The player shared by the whole program. */
  public static final SoundPlayer SHARED = new SoundPlayer();

  /**
   * Queues a sound and returns at once.
   *
   * @param volume 0 (silent) … 100
   */
  public void play(Sound sound, int volume) {
    if (volume > 0 && !unavailable) {
      worker.execute(() -> playSamples(sound.toPcm(volume)));
    }
  }

  private void playSamples(byte[] bytes) {
    try (SourceDataLine line = AudioSystem.getSourceDataLine(FORMAT)) {
      line.open(FORMAT);
      line.start();
      line.write(bytes, 0, bytes.length);
      line.drain();
    } catch (LineUnavailableException | IllegalArgumentException | IllegalStateException e) {
      unavailable = true;
      LOG.log(Level.INFO, "no sounds, as nothing can play them: " + e.getMessage());
    }
  }
}
