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
import quadrille.text.Text;

/** The list of file formats: our own, which holds every game, and those of the games. */
public final class GameFormats {
  /** Our own format. */
  public static final GameFormat QUADRILLE = new JsonGameFormat();

  public static final List<GameFormat> ALL =
      Stream.concat(
              Stream.of(QUADRILLE),
              Games.ALL.stream().map(GameModule::formats).flatMap(List::stream))
          .toList();

  private GameFormats() {}

  /** The formats that can hold games of that kind, the usual one first. */
  public static List<GameFormat> of(GameModule room) {
    return Stream.concat(room.formats().stream(), Stream.of(QUADRILLE)).toList();
  }

  /** The format with that id, in upper or lower case. */
  public static Optional<GameFormat> byId(String id) {
    return ALL.stream().filter(each -> each.id().equalsIgnoreCase(id)).findFirst();
  }

  /** The format that a file's name ends in. */
  public static Optional<GameFormat> byFileName(String fileName) {
    String name = fileName.toLowerCase(Locale.ROOT);
    return ALL.stream()
        .filter(each -> each.extensions().stream().anyMatch(end -> name.endsWith("." + end)))
        .findFirst();
  }

  /**
   * The format of a text: told by what it looks like, and by the file's name where that leaves it
   * open.
   *
   * @param fileName the name of its file; empty if it has none
   * @throws BadInputException when it is of none of them
   */
  public static GameFormat of(String text, String fileName) throws BadInputException {
    Optional<GameFormat> named = byFileName(fileName);
    List<GameFormat> fitting = ALL.stream().filter(each -> each.recognizes(text)).toList();
    if (named.isPresent() && (fitting.isEmpty() || fitting.contains(named.get()))) {
      return named.get();
    }
    return fitting.stream()
        .findFirst()
        .orElseThrow(
            () -> new BadInputException(Text.of(GameFormats.class, "error.unknown", names())));
  }

  private static String names() {
    return ALL.stream()
        .map(each -> each.extensions().getFirst())
        .distinct()
        .collect(Collectors.joining(", "));
  }
}
