package quadrille.records.files;

import java.io.IOException;
import java.util.List;
import quadrille.core.GameTree;

/** Draws boards for commands, which do not depend on JavaFX. */
public interface GameImageRenderer {
  /** Draws nothing. */
  GameImageRenderer NONE =
      new GameImageRenderer() {
        @Override
        public List<String> extensions() {
          return List.of();
        }

        @Override
        public byte[] render(GameTree game, String extension) {
          throw new IllegalArgumentException("no picture " + extension);
        }
      };

  /** The extensions of picture files, without the dot. */
  List<String> extensions();

  /**
   * The content of a picture file: the last position of the main line, or all its positions in an
   * animation.
   *
   * @param extension one of {@link #extensions}
   */
  byte[] render(GameTree game, String extension) throws IOException;
}
