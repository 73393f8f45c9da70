package quadrille.app.files;

import java.util.function.Function;
import javafx.application.ColorScheme;
import javafx.scene.Parent;
import quadrille.app.navigation.Notice;
import quadrille.board.skin.BoardPreferences;
import quadrille.core.GameTree;
import quadrille.games.GameModule;
import quadrille.text.Localizer;
import quadrille.text.Text;

/** The window, as far as files have to do with it. */
public interface ImportExportHost {

  /** A text in the language of the window. */
  String localize(Text text);

  /** Shows something in front of the screen. */
  void showPanel(Function<Localizer, Parent> content);

  /** Whether the window is light or dark. */
  ColorScheme colorScheme();

  /** How the player likes the board of a game. */
  BoardPreferences boardPreferences(GameModule room);

  /** Takes it away. */
  void hidePanel();

  void showNotice(Notice notice);

  /** Shows a game that exists. */
  void openGame(GameModule room, GameTree game);
}
