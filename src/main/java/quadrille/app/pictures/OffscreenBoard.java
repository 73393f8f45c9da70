package quadrille.app.pictures;

import java.awt.image.BufferedImage;
import javafx.application.ColorScheme;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import quadrille.app.ui.FxThread;
import quadrille.app.ui.SceneStyle;
import quadrille.board.BoardView;
import quadrille.board.skin.BoardPreferences;
import quadrille.board.skin.BoardSkin;
import quadrille.core.Line;
import quadrille.core.Settings;
import quadrille.games.GameModule;

/**
 * A board in an offscreen scene that fits closely around it, to render pictures from. For the FX
 * thread.
 */
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
    BoardSkin skin = module.skin().get();
    BoardPreferences wide = skin.fitted(boardPreferences, size, 0);
    Rectangle2D extent = skin.shape(settings, wide, false).labelledExtent();
    double margin = Math.round(MARGIN * size);
    double scale = (size - 2 * margin) / Math.max(extent.getWidth(), extent.getHeight());
    double width = Math.round(extent.getWidth() * scale + 2 * margin);
    double height = Math.round(extent.getHeight() * scale + 2 * margin);
    board = new BoardView(skin, settings);
    board.settings().preferencesProperty().set(wide);
    board.setPrefSize(width, height);
    StackPane ground = new StackPane(board);
    ground.getStyleClass().add("screen");
    ground.setStyle("-fx-padding: " + margin + ";");
    scene = new Scene(ground, width, height);
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
