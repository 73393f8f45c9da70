package quadrille.app.files;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.core.formats.GameFormat;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.records.files.GameFormats;
import quadrille.text.Text;

/** Interprets a text from the clipboard as games, a position or moves. */
final class PastedText {
  private PastedText() {}

  /**
   * The games of a text; a position counts as a game without moves.
   *
   * @param name the name to show
   * @param here the position on the table, whose rules are tried first; null elsewhere
   * @throws BadInputException if the text is none of these
   */
  static GameFileListing read(String name, String text, @Nullable Line here)
      throws BadInputException {
    GameTree tree = here == null ? null : moves(here, text);
    tree = tree == null ? position(text, here) : tree;
    if (tree != null) {
      return new GameFileListing(name, text, GameFormats.QUADRILLE, List.of(), tree);
    }
    if (text.isBlank()) {
      throw new BadInputException(Text.of(PastedText.class, "error.nothing"));
    }
    return GameFileListing.of(name, text, format(text));
  }

  private static GameFormat format(String text) throws BadInputException {
    try {
      return GameFormats.of(text, "");
    } catch (BadInputException e) {
      throw new BadInputException(Text.of(PastedText.class, "error.text"));
    }
  }

  private static @Nullable GameTree moves(Line here, String text) {
    Line start = Line.start(here.game(), here.settings());
    try {
      Line end = start.play(text);
      GameTree tree = new GameTree(start);
      tree.findOrAdd(end);
      return end.ply() == 0 ? null : tree;
    } catch (BadInputException e) {
      return null;
    }
  }

  private static @Nullable GameTree position(String text, @Nullable Line here) {
    String line = text.strip();
    if (line.isEmpty() || line.contains("\n")) {
      return null;
    }
    if (here != null) {
      GameTree tree = position(here.game(), here.settings(), line);
      if (tree != null) {
        return tree;
      }
    }
    for (GameModule module : Games.ALL) {
      GameTree tree = position(module, line);
      if (tree != null) {
        return tree;
      }
    }
    return null;
  }

  private static @Nullable GameTree position(GameModule module, String line) {
    try {
      Settings settings = Rules.settings(module.game(), null, Map.of(), line);
      return position(module.game(), settings, line);
    } catch (BadInputException e) {
      return null;
    }
  }

  private static @Nullable GameTree position(Game game, Settings settings, String line) {
    try {
      return new GameTree(Line.from(game, settings, game.notation().parsePosition(line, settings)));
    } catch (BadInputException e) {
      return null;
    }
  }
}
