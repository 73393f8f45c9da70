package quadrille.app.pictures;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import javafx.application.ColorScheme;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageInputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.api.FxToolkit;
import org.w3c.dom.Document;
import quadrille.board.skin.BoardPreferences;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.games.FormatRoundTrip;
import quadrille.games.GameModule;
import quadrille.games.Games;

@Tag("screen")
class BoardImageRendererTest {
  private final BoardImageRenderer pictures = new BoardImageRenderer(ColorScheme.LIGHT);

  @BeforeAll
  static void startToolkit() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  static Stream<GameModule> rooms() {
    return Games.ALL.stream();
  }

  private static GameTree game(GameModule module) {
    return FormatRoundTrip.randomTree(module.game(), Rules.defaults(module.game()), 5);
  }

  private byte[] draw(PictureFormat kind, GameModule module, GameTree game) throws Exception {
    return pictures.render(
        kind, module, BoardPreferences.DEFAULT, game, game.lastMainNode().line());
  }

  @ParameterizedTest
  @MethodSource("rooms")
  void aPngHasItsSizeAndSeveralColours(GameModule module) throws Exception {
    BufferedImage image =
        ImageIO.read(new ByteArrayInputStream(draw(PictureFormat.PNG, module, game(module))));
    assertThat(image.getWidth()).isEqualTo(PictureFormat.PNG.size());
    Set<Integer> colours = new HashSet<>();
    for (int i = 0; i < image.getWidth(); i++) {
      colours.add(image.getRGB(i, image.getHeight() / 2));
    }
    assertThat(colours).hasSizeGreaterThan(2);
  }

  @ParameterizedTest
  @MethodSource("rooms")
  void theBoardFillsAPicture(GameModule module) throws Exception {
    BufferedImage image =
        ImageIO.read(new ByteArrayInputStream(draw(PictureFormat.PNG, module, game(module))));
    int margin = PictureFormat.PNG.size() / 10;
    assertThat(isBlank(image, 0, margin, 0, image.getHeight())).isFalse();
    assertThat(isBlank(image, image.getWidth() - margin, image.getWidth(), 0, image.getHeight()))
        .isFalse();
    assertThat(isBlank(image, 0, image.getWidth(), 0, margin)).isFalse();
    assertThat(isBlank(image, 0, image.getWidth(), image.getHeight() - margin, image.getHeight()))
        .isFalse();
  }

  private static boolean isBlank(BufferedImage image, int left, int right, int top, int bottom) {
    int ground = image.getRGB(0, 0);
    for (int y = top; y < bottom; y++) {
      for (int x = left; x < right; x++) {
        if (image.getRGB(x, y) != ground) {
          return false;
        }
      }
    }
    return true;
  }

  @ParameterizedTest
  @MethodSource("rooms")
  void anSvgIsReadableByOtherPrograms(GameModule module) throws Exception {
    byte[] svg = draw(PictureFormat.SVG, module, game(module));
    Document document =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new ByteArrayInputStream(svg));
    assertThat(document.getDocumentElement().getTagName()).isEqualTo("svg");
    assertThat(document.getElementsByTagName("path").getLength()).isGreaterThan(40);
    assertThat(document.getElementsByTagName("text").getLength()).isGreaterThan(5);
    assertThat(new String(svg, StandardCharsets.UTF_8)).contains("text-anchor=\"middle\"");
    assertThat(new String(svg, StandardCharsets.UTF_8)).doesNotContain("NaN");
  }

  @ParameterizedTest
  @MethodSource("rooms")
  void aGifIsAnimatedAndLoops(GameModule module) throws Exception {
    GameTree game = new GameTree(Line.start(module.game(), Rules.defaults(module.game())));
    GameTree.Node node = game.root();
    for (int i = 0; i < 5; i++) {
      node = node.play(node.line().position().legalMoves().get(0));
    }
    try (ImageInputStream in =
        ImageIO.createImageInputStream(
            new ByteArrayInputStream(draw(PictureFormat.GIF, module, game)))) {
      Iterator<ImageReader> readers = ImageIO.getImageReaders(in);
      ImageReader reader = readers.next();
      reader.setInput(in);
      int frames = reader.getNumImages(true);
      assertThat(frames).isEqualTo(game.lastMainNode().line().ply() + 1);
      assertThat(reader.read(frames - 1).getWidth()).isEqualTo(PictureFormat.GIF.size());
      assertThat(delay(reader, 0)).isEqualTo("80");
      assertThat(delay(reader, frames - 1)).isEqualTo("300");
      IIOMetadataNode first = tree(reader, 0);
      assertThat(first.getElementsByTagName("ApplicationExtension").getLength()).isOne();
    }
  }

  private static String delay(ImageReader reader, int frame) throws Exception {
    IIOMetadataNode control =
        (IIOMetadataNode)
            tree(reader, frame).getElementsByTagName("GraphicControlExtension").item(0);
    return control.getAttribute("delayTime");
  }

  private static IIOMetadataNode tree(ImageReader reader, int frame) throws Exception {
    return (IIOMetadataNode)
        reader.getImageMetadata(frame).getAsTree("javax_imageio_gif_image_1.0");
  }
}
