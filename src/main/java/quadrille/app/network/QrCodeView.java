package quadrille.app.network;

import io.nayuki.qrcodegen.QrCode;
import java.util.Locale;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.SVGPath;
import quadrille.app.ui.Nodes;

/** A QR code, dark on light in every theme, with the quiet zone that readers need around it. */
final class QrCodeView extends StackPane {
  /** The pixels of a module; whole ones keep its edges sharp. */
  private static final int MODULE = 5;

  private static final int QUIET_MODULES = 4;

  /**
   * @param meaning what a screen reader says
   */
  QrCodeView(String text, String meaning) {
    QrCode code = QrCode.encodeText(text, QrCode.Ecc.MEDIUM);
    double size = (code.size + 2.0 * QUIET_MODULES) * MODULE;
    SVGPath modules = new SVGPath();
    modules.setContent(path(code));
    getChildren().setAll(Nodes.styled(modules, "qr-modules"));
    getStyleClass().add("qr-code");
    setMinSize(size, size);
    setMaxSize(size, size);
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    setAccessibleText(meaning);
  }

  private static String path(QrCode code) {
    StringBuilder path = new StringBuilder();
    for (int y = 0; y < code.size; y++) {
      for (int x = 0; x < code.size; x++) {
        if (code.getModule(x, y)) {
          path.append(
              String.format(
                  Locale.ROOT,
                  "M%d %dh%dv%dh-%dz",
                  x * MODULE,
                  y * MODULE,
                  MODULE,
                  MODULE,
                  MODULE));
        }
      }
    }
    return path.toString();
  }
}
