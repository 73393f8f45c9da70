package quadrille.records.files;

import java.io.IOException;
import java.util.List;
import quadrille.core.GameTree;

/** Draws boards for commands, which know no screen. */
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

  /** How the names of such files end, without the dot. */
  List<String> extensions();

  /**
   * The content of a picture file: the last position of the main line, or all of it where the kind
   * of picture moves.
   *
   * @param extension one of {@link #extensions}
   */
  byte[] render(GameTree game, String extension) throws IOException;
}
