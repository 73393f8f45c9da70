package quadrille.app;

import java.io.IOException;
import java.util.List;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import quadrille.app.pictures.BoardPictures;
import quadrille.app.pictures.PictureKind;
import quadrille.board.BoardTaste;
import quadrille.cli.Pictures;
import quadrille.core.GameTree;
import quadrille.games.Games;
import quadrille.games.Room;

/** Boards for the command line, drawn without a display: light, and as they usually look. */
public final class DrawnPictures implements Pictures {

  @Override
  public List<String> extensions() {
    return PictureKind.extensions();
  }

  @Override
  public byte[] draw(GameTree game, String extension) throws IOException {
    PictureKind kind = PictureKind.of("." + extension).orElseThrow();
    Room room =
        Games.ALL.stream()
            .filter(each -> each.game().id().equals(game.game().id()))
            .findFirst()
            .orElseThrow();
    Camera.start();
    try {
      return new BoardPictures(Platform::runLater, ColorScheme.LIGHT)
          .draw(kind, room, BoardTaste.USUAL, game, game.end().line());
    } finally {
      Platform.exit();
    }
  }
}
