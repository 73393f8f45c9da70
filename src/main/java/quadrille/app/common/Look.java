package quadrille.app.common;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.net.URL;
import java.util.List;
import java.util.Objects;
import java.util.ServiceLoader;
import javafx.application.Application;
import javafx.application.ColorScheme;
import javafx.scene.Scene;
import javafx.scene.text.Font;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.IkonHandler;

/** The fonts and colours of a scene. */
public final class Look {
  private static final List<String> FONTS =
      List.of(
          "Inter-Regular",
          "Inter-SemiBold",
          "Inter-Bold",
          "InterFigures-Regular",
          "InterFigures-SemiBold");
  private static final String ICONS = "Material Design Icons";
  private static final String STYLES = "/quadrille/app/quadrille.css";

  /** Of the font that loading returns, which nobody uses. */
  private static final double FIRST_SIZE = 14;

  private static boolean loaded;

  private Look() {}

  /** Dresses a scene and everything that pops up from it. */
  public static void dress(Scene scene) {
    loadFonts();
    scene.getStylesheets().add(resource(STYLES));
    scene.getPreferences().colorSchemeProperty().subscribe(Look::underneath);
  }

  /** Dresses a scene that nobody sees, and changes nothing for those that are seen. */
  public static void paint(Scene scene, ColorScheme scheme) {
    loadFonts();
    scene.getPreferences().setColorScheme(scheme);
    scene.getStylesheets().add(resource(STYLES));
  }

  /** Reads the fonts, once; a scene that is dressed has them anyway. For the FX thread only. */
  public static void loadFonts() {
    if (!loaded) {
      loaded = true;
      FONTS.forEach(
          name -> Font.loadFont(resource("/quadrille/assets/fonts/" + name + ".ttf"), FIRST_SIZE));
      Font.loadFont(icons().toExternalForm(), FIRST_SIZE);
    }
  }

  /**
   * @param scheme light or dark, or null for what the system prefers
   */
  public static void colour(Scene scene, @Nullable ColorScheme scheme) {
    scene.getPreferences().setColorScheme(scheme);
  }

  /** That of any of its handlers, of which there is one for each initial of the icons' names. */
  private static URL icons() {
    return ServiceLoader.load(IkonHandler.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(each -> each.getFontFamily().equals(ICONS))
        .findFirst()
        .orElseThrow()
        .getFontResource();
  }

  private static void underneath(ColorScheme scheme) {
    boolean dark = scheme == ColorScheme.DARK;
    // The compiled form: as text the theme alone takes a tenth of a second to read.
    Application.setUserAgentStylesheet(
        (dark ? new PrimerDark() : new PrimerLight()).getUserAgentStylesheetBSS());
  }

  private static String resource(String path) {
    return Objects.requireNonNull(Look.class.getResource(path), path).toExternalForm();
  }
}
