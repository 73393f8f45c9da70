package quadrille.arena.training;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.zip.CRC32;
import quadrille.arena.Contest;
import quadrille.core.Settings;
import quadrille.match.EngineConfig;
import quadrille.search.Knowledge;
import quadrille.search.training.TrainingModel;
import quadrille.search.training.Weights;

/** Lets the first player of a contest try out weights from a file. */
public final class WeightsTrial {
  private WeightsTrial() {}

  /**
   * Reads the weights. The trial is named after the file and its checksum.
   *
   * @param config what the other players play with
   * @throws TrainingException if they cannot be read, or are for another game or other rules
   */
  public static Contest.Trial read(
      Path path, Function<Settings, TrainingModel> models, EngineConfig config)
      throws TrainingException {
    byte[] file;
    float[] values;
    try {
      file = Files.readAllBytes(path);
      values = Weights.read(new ByteArrayInputStream(file)).values();
    } catch (IOException e) {
      throw new TrainingException("cannot read weights from " + path + ".", e);
    }
    TrainingModel model = models.apply(config.settings());
    if (values.length != model.weightCount()) {
      throw new TrainingException(
          "%s has %d weights; these rules need %d."
              .formatted(path, values.length, model.weightCount()));
    }
    Supplier<Knowledge> knowledge = model.knowledge(values);
    CRC32 checksum = new CRC32();
    checksum.update(file);
    return new Contest.Trial(
        "%s (%08x)".formatted(path.getFileName(), checksum.getValue()),
        config.withKnowledge(_ -> knowledge.get()));
  }
}
