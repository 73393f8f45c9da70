package quadrille.app.ui;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.net.URL;
import java.util.List;
import java.util.Objects;
import java.util.ServiceLoader;
import javafx.application.Application;
import javafx.application.ColorScheme;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.text.Font;
import org.kordamp.ikonli.IkonHandler;

/** Applies fonts, style sheets and colour schemes to scenes. */
public final class SceneStyle {
  /** The style class of a root whose pop-ups cannot be seen through. */
  public static final String OPAQUE_POP_UPS = "opaque-pop-ups";

  private static final List<String> FONTS =
      List.of(
          "Inter-Regular",
          "Inter-SemiBold",
          "Inter-Bold",
          "InterFigures-Regular",
          "InterFigures-SemiBold");
  private static final String ICON_FONT = "Material Design Icons";
  private static final String STYLESHEET = "/quadrille/app/quadrille.css";

  /** The size of the loaded Font object, which is not used. */
  private static final double ANY_SIZE = 14;

  private static boolean loaded;

  private SceneStyle() {}

  /** Styles a scene and its pop-ups. */
  public static void apply(Scene scene) {
    loadFonts();
    scene.getStylesheets().add(resource(STYLESHEET));
    if (!Platform.isSupported(ConditionalFeature.TRANSPARENT_WINDOW)) {
      scene.getRoot().getStyleClass().add(OPAQUE_POP_UPS);
    }
    KeyboardFocus.follow(scene);
    scene.getPreferences().colorSchemeProperty().subscribe(SceneStyle::setUserAgentStylesheet);
  }

  /** Styles an offscreen scene without affecting visible ones. */
  public static void applyOffscreen(Scene scene, ColorScheme scheme) {
    loadFonts();
    scene.getPreferences().setColorScheme(scheme);
    scene.getStylesheets().add(resource(STYLESHEET));
  }

  /** Loads the fonts, once. For the FX thread only. */
  public static void loadFonts() {
    if (!loaded) {
      loaded = true;
      FONTS.forEach(
          name -> Font.loadFont(resource("/quadrille/assets/fonts/" + name + ".ttf"), ANY_SIZE));
      Font.loadFont(iconFont().toExternalForm(), ANY_SIZE);
    }
  }

  /** All handlers of the icon pack share one font file. */
  private static URL iconFont() {
    return ServiceLoader.load(IkonHandler.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(each -> each.getFontFamily().equals(ICON_FONT))
        .findFirst()
        .orElseThrow()
        .getFontResource();
  }

  private static void setUserAgentStylesheet(ColorScheme scheme) {
    boolean dark = scheme == ColorScheme.DARK;
    // The compiled form: parsing the theme's text takes a tenth of a second.
    Application.setUserAgentStylesheet(
        (dark ? new PrimerDark() : new PrimerLight()).getUserAgentStylesheetBSS());
  }

  private static String resource(String path) {
    return Objects.requireNonNull(SceneStyle.class.getResource(path), path).toExternalForm();
  }
}
