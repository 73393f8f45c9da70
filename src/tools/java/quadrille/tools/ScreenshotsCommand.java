package quadrille.tools;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import javafx.geometry.Rectangle2D;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import quadrille.app.settings.Language;
import quadrille.app.settings.TextSize;

/** {@code screenshots}: takes a picture of every screen. */
@Command(
    name = "screenshots",
    description = "Take a picture of every screen, light and dark; needs no display.")
public final class ScreenshotsCommand implements Callable<Integer> {
  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "DIR",
      defaultValue = "assets/screenshots",
      description = "where to put them (default: ${DEFAULT-VALUE})")
  private Path folder = Path.of("assets/screenshots");

  @Option(
      names = "--size",
      paramLabel = "WxH",
      split = ",",
      defaultValue = "960x720,480x480",
      converter = WindowSizeConverter.class,
      description = "window sizes, 480x480 to 1000x1000 (default: ${DEFAULT-VALUE})")
  private List<Rectangle2D> sizes = List.of();

  @Option(
      names = "--language",
      paramLabel = "TAG",
      defaultValue = "en",
      converter = LanguageConverter.class,
      description = "language of the screens: en, fr (default: ${DEFAULT-VALUE})")
  private Language language = Language.ENGLISH;

  @Option(
      names = "--gallery",
      description = "also with text at 150 %%, and with every board theme and option")
  private boolean gallery;

  @Override
  public Integer call() throws IOException {
    List<TextSize> texts =
        gallery ? List.of(TextSize.USUAL, TextSize.LARGEST) : List.of(TextSize.USUAL);
    new Screenshots(folder, language, sizes, texts, gallery).take();
    return 0;
  }
}
