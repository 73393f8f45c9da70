package quadrille.app.pictures;

import java.io.IOException;
import java.util.List;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import quadrille.app.ui.FxThread;
import quadrille.board.skin.BoardPreferences;
import quadrille.core.GameTree;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.records.files.GameImageRenderer;

/** Renders boards for the command line without a display, in light colours and the default look. */
public final class HeadlessBoardRenderer implements GameImageRenderer {

  @Override
  public List<String> extensions() {
    return PictureFormat.extensions();
  }

  @Override
  public byte[] render(GameTree game, String extension) throws IOException {
    PictureFormat kind = PictureFormat.of("." + extension).orElseThrow();
    GameModule module = Games.get(game.game().id());
    FxThread.start();
    try {
      return new BoardImageRenderer(ColorScheme.LIGHT)
          .render(kind, module, BoardPreferences.DEFAULT, game, game.lastMainNode().line());
    } finally {
      Platform.exit();
    }
  }
}
