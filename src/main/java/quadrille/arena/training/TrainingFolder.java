package quadrille.arena.training;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import quadrille.core.Game;
import quadrille.core.Settings;
import quadrille.search.Knowledge;
import quadrille.search.training.TrainingModel;
import quadrille.search.training.Weights;
import quadrille.system.AtomicFiles;

/**
 * A folder with the games of a training and the weights fitted to them.
 *
 * @param rules those of the games, in a word
 * @param knowledge creates what the search of one thread knows about games with certain settings
 * @param models creates the model of one thread
 */
public record TrainingFolder(
    Path path,
    Game game,
    String rules,
    Function<Settings, Knowledge> knowledge,
    Supplier<TrainingModel> models) {

  /**
   * Creates the folder if it does not exist.
   *
   * @throws TrainingException if it cannot be created
   */
  public void create() throws TrainingException {
    try {
      Files.createDirectories(path);
    } catch (IOException e) {
      throw new TrainingException("cannot create the folder " + path + ".", e);
    }
  }

  private Path gamesFile() {
    return path.resolve("games.bin");
  }

  public Path weightsFile() {
    return path.resolve("weights.bin");
  }

  /**
   * Opens the file of games to continue it.
   *
   * @throws TrainingException if it holds other games, is in use, or cannot be read or written
   */
  public TrainingFile openGames(SelfPlayOptions options) throws TrainingException {
    return TrainingFile.open(gamesFile(), contents() + ", " + options, recordBytes());
  }

  /** Returns what plays these games in one thread. */
  public SelfPlay newPlayer(SelfPlayOptions options) {
    return new SelfPlay(game, models.get(), knowledge, options);
  }

  /**
   * Reads the games.
   *
   * @throws TrainingException if there are none, they have other rules, or cannot be read
   */
  public TrainingData readGames() throws TrainingException {
    return TrainingData.open(gamesFile(), contents(), recordBytes());
  }

  /**
   * Returns the weights that a fit begins with.
   *
   * @param file holds those of an earlier fit; null for zeros
   * @throws TrainingException if they cannot be read or are for another evaluation
   */
  public float[] start(@Nullable Path file) throws TrainingException {
    int needed = models.get().weightCount();
    if (file == null) {
      return new float[needed];
    }
    return WeightsFile.read(
        file,
        contents -> {
          float[] values = Weights.read(new ByteArrayInputStream(contents)).values();
          if (values.length != needed) {
            throw new IOException(
                "it has %d weights; these rules need %d".formatted(values.length, needed));
          }
          return values;
        });
  }

  /**
   * Writes the weights and returns the size of their file in bytes.
   *
   * @throws TrainingException if they cannot be written
   */
  public int write(Weights weights) throws TrainingException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      weights.write(bytes, models.get().format());
      AtomicFiles.write(weightsFile(), bytes.toByteArray());
    } catch (IOException e) {
      throw new TrainingException("cannot write " + weightsFile() + ".", e);
    }
    return bytes.size();
  }

  private int recordBytes() {
    return TrainingPosition.bytes(models.get());
  }

  private String contents() {
    return "quadrille games 1: %s [%s]".formatted(game.id(), rules);
  }
}
