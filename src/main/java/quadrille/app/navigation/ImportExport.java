package quadrille.app.navigation;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.games.GameModule;

/**
 * How games come into the program and leave it: by files and by the clipboard. Files are read and
 * written on threads of their own; what goes wrong is told as a notice.
 */
public interface ImportExport {

  /** Asks for a file and opens it. */
  void open();

  /** Opens a file: its game, or the list of its games to choose from. */
  void open(Path file);

  /**
   * Opens a text: games of any format, a position, or moves.
   *
   * @param here what is shown, whose rules are tried first; null at no table
   */
  void open(String text, @Nullable Line here);

  /** Opens what the clipboard holds: a file, or a text as above. */
  void paste(@Nullable Line here);

  /** Puts the position as a text into the clipboard. */
  void copyPosition(Line line);

  /** Puts the game into the clipboard, in the format that is usual for it. */
  void copyGame(GameModule module, GameTree game);

  /**
   * Asks for a file and writes the game into it, or a picture of it, as its name ends.
   *
   * @param shown the position that is looked at, for a picture
   */
  void save(GameModule module, GameTree game, Line shown);

  /**
   * Asks for a file and writes games into it, in a format that can hold them all.
   *
   * @param games one or more, which nobody else changes
   */
  void save(List<GameTree> games);
}
