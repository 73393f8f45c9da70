package quadrille.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.api.FxToolkit;
import quadrille.app.ScreenTour.VisibleText;
import quadrille.app.settings.Language;
import quadrille.app.settings.TextSize;
import quadrille.app.settings.Theme;
import quadrille.board.Colours;
import quadrille.records.SampleGames;

/** Tests that no text on any painted screen is too faint, cut off or covered. */
@Tag("screen")
@Timeout(180)
class TextLegibilityTest {
  private static final double MIN_CONTRAST = 4.5;

  @TempDir private Path folder;

  @BeforeAll
  static void start() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  @BeforeEach
  void fillHistory() throws Exception {
    SampleGames.fill(folder);
  }

  static Stream<Arguments> windows() {
    return Stream.of(
        Arguments.of(Theme.LIGHT, TextSize.USUAL, 960, 720, Language.ENGLISH),
        Arguments.of(Theme.DARK, TextSize.USUAL, 480, 480, Language.FRENCH));
  }

  @ParameterizedTest
  @MethodSource("windows")
  void textIsCompleteUncoveredAndLegible(
      Theme theme, TextSize text, double width, double height, Language language) {
    List<String> faults = new ArrayList<>();
    try (ScreenTour tour = new ScreenTour(folder, theme, language, text, width, height)) {
      tour.visit(
          screen -> {
            List<VisibleText> all = tour.visibleTexts();
            assertThat(all).as(screen).isNotEmpty();
            addCutAndCovered(faults, screen, all);
            addFaint(faults, screen, all);
          });
    }
    assertThat(faults).isEmpty();
  }

  @Test
  @Tag("slow")
  void largerTextIsCompleteUncoveredAndLegible() {
    textIsCompleteUncoveredAndLegible(Theme.DARK, TextSize.LARGER, 960, 720, Language.FRENCH);
  }

  private static void addCutAndCovered(List<String> faults, String scene, List<VisibleText> all) {
    for (VisibleText each : all) {
      if (each.isCut()) {
        faults.add(scene + ": cut off: " + each.owner().getText());
      }
    }
    for (int i = 0; i < all.size(); i++) {
      for (int j = i + 1; j < all.size(); j++) {
        if (overlap(all.get(i).seen(), all.get(j).seen())) {
          faults.add(
              scene
                  + ": "
                  + all.get(i).owner().getText()
                  + " over "
                  + all.get(j).owner().getText());
        }
      }
    }
  }

  /** Lines of text may overlap by a pixel or two. */
  private static boolean overlap(Bounds one, Bounds other) {
    Bounds both = ScreenTour.cut(one, other);
    return both != null && both.getWidth() > 2 && both.getHeight() > 3;
  }

  private static void addFaint(List<String> faults, String screen, List<VisibleText> all) {
    for (VisibleText each : all) {
      double contrast = contrast(each);
      if (!each.owner().isDisabled() && contrast < MIN_CONTRAST) {
        faults.add("%s: %s: %.2f".formatted(screen, each.owner().getText(), contrast));
      }
    }
  }

  private static double contrast(VisibleText written) {
    Color ground = ground(written.owner());
    Color text = (Color) written.node().getFill();
    return Colours.contrast(Colours.over(text, ground), ground);
  }

  /** Returns the colour behind a node, blended through translucent backgrounds. */
  private static Color ground(Node node) {
    List<Color> layers = new ArrayList<>();
    for (Node each = node; each != null; each = each.getParent()) {
      Color fill = each instanceof Region region ? fill(region) : Color.TRANSPARENT;
      layers.add(fill);
      if (fill.isOpaque()) {
        break;
      }
    }
    Color seen = layers.removeLast();
    while (!layers.isEmpty()) {
      seen = Colours.over(layers.removeLast(), seen);
    }
    return seen;
  }

  private static Color fill(Region region) {
    if (region.getBackground() == null) {
      return Color.TRANSPARENT;
    }
    List<BackgroundFill> fills = region.getBackground().getFills();
    return !fills.isEmpty() && fills.getLast().getFill() instanceof Color color
        ? color
        : Color.TRANSPARENT;
  }
}
