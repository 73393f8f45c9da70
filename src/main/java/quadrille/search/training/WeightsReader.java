package quadrille.search.training;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import quadrille.core.Settings;
import quadrille.search.Knowledge;

/** Reads from a file the weights of a game's evaluation that a match is to try out. */
@FunctionalInterface
public interface WeightsReader {

  /**
   * Returns what creates the knowledge of a search with these weights instead of those in use.
   *
   * @param file the contents of the file
   * @param settings of the games
   * @throws IOException if it is damaged or no such file, or for other rules; its message is a part
   *     of a sentence that says why, in English
   */
  Supplier<Knowledge> read(byte[] file, Settings settings) throws IOException;

  /**
   * Reads {@link Weights}.
   *
   * @param models lists those for games with these settings, each with another number of weights
   */
  static WeightsReader of(Function<Settings, List<TrainingModel>> models) {
    return (file, settings) -> {
      float[] values = Weights.read(new ByteArrayInputStream(file)).values();
      List<String> needed = new ArrayList<>();
      for (TrainingModel model : models.apply(settings)) {
        if (model.weightCount() == values.length) {
          return model.knowledge(settings, values);
        }
        needed.add(Integer.toString(model.weightCount()));
      }
      throw new IOException(
          "it has %d weights; these rules need %s"
              .formatted(values.length, String.join(" or ", needed)));
    };
  }
}
