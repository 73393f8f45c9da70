package quadrille.arena.training;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Supplier;
import java.util.zip.CRC32;
import quadrille.arena.Contest;
import quadrille.match.EngineConfig;
import quadrille.search.Knowledge;
import quadrille.search.training.WeightsReader;

/** Lets the first player of a contest try out weights from a file. */
public final class WeightsTrial {
  private WeightsTrial() {}

  /**
   * Reads the weights. The trial is named after the file and its checksum.
   *
   * @param config what the other players play with
   * @throws TrainingException if they cannot be read, or are for another game or other rules
   */
  public static Contest.Trial read(Path path, WeightsReader reader, EngineConfig config)
      throws TrainingException {
    return WeightsFile.read(path, file -> trial(path, file, reader, config));
  }

  private static Contest.Trial trial(
      Path path, byte[] file, WeightsReader reader, EngineConfig config) throws IOException {
    Supplier<Knowledge> knowledge = reader.read(file, config.settings());
    CRC32 checksum = new CRC32();
    checksum.update(file);
    return new Contest.Trial(
        "%s (%08x)".formatted(path.getFileName(), checksum.getValue()),
        config.withKnowledge(_ -> knowledge.get()));
  }
}
