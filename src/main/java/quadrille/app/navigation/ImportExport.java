package quadrille.app.navigation;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.games.GameModule;

/**
 * Opens and saves games by files and by the clipboard. Files are read and written in the
 * background; errors become notices.
 */
public interface ImportExport {

  /** Shows a file dialog and opens the chosen file. */
  void open();

  /** Opens the game of a file, or a list if there are several. */
  void open(Path file);

  /**
   * Opens the file or the text in the clipboard: games of any format, a position, or moves.
   *
   * @param current the position on the table, whose rules are tried first; null elsewhere
   */
  void paste(@Nullable Line current);

  /** Copies the position in the game's notation. */
  void copyPosition(Line line);

  /** Copies the game in its usual format. */
  void copyGame(GameModule module, GameTree game);

  /** Copies a link that opens the game or the position shown on a web site. */
  void copyLink(GameModule module, GameTree game, Line shown);

  /**
   * Shows a file dialog and saves the game, or a picture of it, depending on the file's extension.
   *
   * @param shown the current position, for a still picture
   */
  void save(GameModule module, GameTree game, Line shown);

  /**
   * Shows a file dialog and saves games in a format that can hold all of them.
   *
   * @param games one or more; must not change any more
   */
  void save(List<GameTree> games);
}
