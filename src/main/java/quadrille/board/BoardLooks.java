package quadrille.board;

import java.util.Objects;
import javafx.scene.Parent;
import quadrille.text.Text;

/** Applies the look of a board to nodes by the style class {@code look-NAME}. */
public final class BoardLooks {
  private static final String PREFIX = "look-";

  private BoardLooks() {}

  /** The style sheet with the colours of the sides in every look. */
  public static String stylesheet() {
    return Objects.requireNonNull(BoardLooks.class.getResource("board.css")).toString();
  }

  /** The name of a look. */
  public static Text name(String look) {
    return Text.of(BoardLooks.class, "look." + look);
  }

  /** Replaces the look of a node. */
  public static void apply(Parent node, String look) {
    node.getStyleClass().removeIf(each -> each.startsWith(PREFIX));
    node.getStyleClass().add(PREFIX + look);
  }
}
