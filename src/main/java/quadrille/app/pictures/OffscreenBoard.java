package quadrille.app.pictures;

import java.awt.image.BufferedImage;
import javafx.application.ColorScheme;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import quadrille.app.ui.FxThread;
import quadrille.app.ui.SceneStyle;
import quadrille.board.BoardView;
import quadrille.board.skin.BoardPreferences;
import quadrille.core.Line;
import quadrille.core.Settings;
import quadrille.games.GameModule;

/** A board in an offscreen scene, to render pictures from. For the FX thread. */
final class OffscreenBoard {
  private static final double MARGIN = 0.02;

  private final BoardView board;
  private final Scene scene;

  OffscreenBoard(
      GameModule module,
      Settings settings,
      BoardPreferences boardPreferences,
      ColorScheme scheme,
      int size) {
    board = new BoardView(module.skin().get(), settings);
    board.settings().preferencesProperty().set(boardPreferences);
    board.setPrefSize(size, size);
    StackPane ground = new StackPane(board);
    ground.getStyleClass().add("screen");
    ground.setStyle("-fx-padding: " + Math.round(MARGIN * size) + ";");
    scene = new Scene(ground, size, size);
    SceneStyle.applyOffscreen(scene, scheme);
  }

  private void show(Line line) {
    board.show(line, false);
    scene.getRoot().applyCss();
    scene.getRoot().layout();
  }

  /** The board as a bitmap. */
  BufferedImage snapshot(Line line) {
    show(line);
    return FxThread.snapshot(scene);
  }

  /** The board as an SVG document. */
  String toSvg(Line line) {
    show(line);
    return new SvgWriter().write(scene.getRoot(), scene.getWidth(), scene.getHeight());
  }
}
