package quadrille.app.network;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import javafx.scene.shape.SVGPath;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class QrCodeViewTest {
  private final Locale before = Locale.getDefault();

  @AfterEach
  void resetLocale() {
    Locale.setDefault(before);
  }

  @Test
  void theCodeIsDrawnAlikeInALanguageWithItsOwnDigits() {
    String usual = path();
    Locale.setDefault(Locale.forLanguageTag("ar-EG"));
    assertThat(path()).isEqualTo(usual).startsWith("M0 0h5v5h-5z");
  }

  private static String path() {
    QrCodeView view = new QrCodeView("http://192.168.1.5:7411/#ABCD-EFGH", "the address");
    return ((SVGPath) view.getChildren().getFirst()).getContent();
  }
}
