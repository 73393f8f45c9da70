package quadrille.records.files;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import quadrille.core.BadInputException;
import quadrille.core.formats.GameFormat;
import quadrille.games.GameModule;
import quadrille.games.Games;

/** The file formats: our own, which holds every game, and the formats of single games. */
public final class GameFormats {
  /** Our own format. */
  public static final GameFormat QUADRILLE = new JsonGameFormat();

  public static final List<GameFormat> ALL =
      Stream.concat(
              Stream.of(QUADRILLE),
              Games.ALL.stream().map(GameModule::formats).flatMap(List::stream))
          .toList();

  private GameFormats() {}

  /** The formats for a game, the usual one first. */
  public static List<GameFormat> of(GameModule module) {
    return Stream.concat(module.formats().stream(), Stream.of(QUADRILLE)).toList();
  }

  /** The format with that id, in any case. */
  public static Optional<GameFormat> byId(String id) {
    return ALL.stream().filter(each -> each.id().equalsIgnoreCase(id)).findFirst();
  }

  /** The format with the extension of a file name. */
  public static Optional<GameFormat> byFileName(String fileName) {
    String name = fileName.toLowerCase(Locale.ROOT);
    return ALL.stream()
        .filter(each -> each.extensions().stream().anyMatch(end -> name.endsWith("." + end)))
        .findFirst();
  }

  /**
   * Detects the format of a text by its content or, if several fit, by its file name.
   *
   * @param fileName the name of the file, or empty
   * @throws BadInputException when no format fits
   */
  public static GameFormat detect(String text, String fileName) throws BadInputException {
    Optional<GameFormat> named = byFileName(fileName);
    List<GameFormat> fitting = ALL.stream().filter(each -> each.recognizes(text)).toList();
    if (named.isPresent() && (fitting.isEmpty() || fitting.contains(named.get()))) {
      return named.get();
    }
    return fitting.stream()
        .findFirst()
        .orElseThrow(
            () ->
                new BadInputException(
                    GameFormats.class, text.isBlank() ? "error.empty" : "error.unknown", names()));
  }

  private static String names() {
    return ALL.stream().map(GameFormat::id).collect(Collectors.joining(", "));
  }
}
