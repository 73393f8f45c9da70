package quadrille.search.insight;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import quadrille.core.Line;
import quadrille.core.Settings;
import quadrille.text.Text;

/**
 * Finds what a game can show about a position, beside good moves. Stateless and thread-safe. An
 * answer may take seconds, so do not ask on the JavaFX thread.
 */
public interface Insights {
  /** No insights. */
  Insights NONE =
      new Insights() {
        @Override
        public List<Topic> topics(Settings settings) {
          return List.of();
        }

        @Override
        public void find(Topic topic, Line line, Consumer<Insight> answer, BooleanSupplier stop) {
          throw new IllegalArgumentException("unknown topic " + topic);
        }
      };

  /**
   * A kind of insight to ask for.
   *
   * @param id unique in the game
   * @param name the name in a list
   */
  record Topic(String id, Text name) {}

  /** The topics of games with these settings; may be empty. */
  List<Topic> topics(Settings settings);

  /**
   * Finds an insight into the position of a line.
   *
   * @param topic one of {@link #topics}
   * @param answer called once, or several times while more becomes known
   * @param stop polled often; true means that no answer is wanted any more
   */
  void find(Topic topic, Line line, Consumer<Insight> answer, BooleanSupplier stop);
}
