package quadrille.app.files;

import javafx.application.ColorScheme;
import quadrille.board.skin.BoardPreferences;
import quadrille.games.GameModule;
import quadrille.text.Text;

/** The language and the colours of the window, for import and export. */
public interface ImportExportHost {

  /** A text in the language of the window. */
  String localize(Text text);

  /** Whether the window is light or dark. */
  ColorScheme colorScheme();

  /** The player's preferences for the board of a game. */
  BoardPreferences boardPreferences(GameModule module);
}
