package quadrille.app.files;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.Position;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.core.formats.GameFormat;
import quadrille.games.Games;
import quadrille.records.files.GameFormats;

/** Interprets a text from the clipboard as games, a position or moves. */
final class PastedText {
  private PastedText() {}

  /**
   * The games of a text; a position counts as a game without moves.
   *
   * @param name the name to show
   * @param current the position on the table, whose rules are tried first; null elsewhere
   * @throws BadInputException if the text is none of these
   */
  static GameFileListing read(String name, String text, @Nullable Line current)
      throws BadInputException {
    Optional<GameTree> tree = moves(text, current).or(() -> position(text.strip(), current));
    if (tree.isPresent()) {
      return new GameFileListing(name, text, GameFormats.QUADRILLE, List.of(), tree.get());
    }
    if (text.isBlank()) {
      throw new BadInputException(PastedText.class, "error.nothing");
    }
    return GameFileListing.of(name, text, format(text));
  }

  private static GameFormat format(String text) throws BadInputException {
    try {
      return GameFormats.detect(text, "");
    } catch (BadInputException e) {
      throw new BadInputException(PastedText.class, "error.text");
    }
  }

  private static Optional<GameTree> moves(String text, @Nullable Line current) {
    if (current == null) {
      return Optional.empty();
    }
    try {
      Line start = Line.start(current.game(), current.settings());
      Line end = start.play(text);
      GameTree tree = new GameTree(start);
      tree.findOrAdd(end);
      return end.ply() == 0 ? Optional.empty() : Optional.of(tree);
    } catch (BadInputException e) {
      return Optional.empty();
    }
  }

  private static Optional<GameTree> position(String text, @Nullable Line current) {
    if (text.isEmpty() || text.contains("\n")) {
      return Optional.empty();
    }
    return Stream.concat(
            Stream.ofNullable(current).map(line -> position(line.game(), line.settings(), text)),
            Games.ALL.stream().map(module -> position(module.game(), text)))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private static Optional<GameTree> position(Game game, String text) {
    try {
      return position(game, Rules.settings(game, null, Map.of(), text), text);
    } catch (BadInputException e) {
      return Optional.empty();
    }
  }

  private static Optional<GameTree> position(Game game, Settings settings, String text) {
    try {
      Position position = game.notation().parsePosition(text, settings);
      return Optional.of(new GameTree(Line.from(game, settings, position)));
    } catch (BadInputException e) {
      return Optional.empty();
    }
  }
}
