package quadrille.app.files;

import java.util.function.Function;
import javafx.application.ColorScheme;
import javafx.scene.Parent;
import quadrille.app.common.Notice;
import quadrille.app.common.Words;
import quadrille.board.BoardTaste;
import quadrille.core.GameTree;
import quadrille.core.Text;
import quadrille.games.Room;

/** The window, as far as files have to do with it. */
public interface FilesFront {

  /** A text in the language of the window. */
  String say(Text text);

  /** Shows something in front of the screen. */
  void show(Function<Words, Parent> content);

  /** Whether the window is light or dark. */
  ColorScheme scheme();

  /** How the player likes the board of a game. */
  BoardTaste taste(Room room);

  /** Takes it away. */
  void hide();

  void tell(Notice notice);

  /** Shows a game that exists. */
  void open(Room room, GameTree game);
}
