package quadrille.records.files;

import java.io.IOException;
import java.util.List;
import quadrille.core.GameTree;

/** Draws boards for commands, which do not depend on JavaFX. Draws nothing by default. */
public interface GameImageRenderer {
  /** Draws nothing. */
  GameImageRenderer NONE = new GameImageRenderer() {};

  /** The extensions of picture files, without the dot. */
  default List<String> extensions() {
    return List.of();
  }

  /**
   * The content of a picture file: the last position of the main line, or all its positions in an
   * animation.
   *
   * @param extension one of {@link #extensions}
   */
  default byte[] render(GameTree game, String extension) throws IOException {
    throw new IllegalArgumentException("no picture " + extension);
  }
}
