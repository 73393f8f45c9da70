package quadrille.board;

import java.util.List;
import java.util.Objects;
import javafx.scene.Parent;
import quadrille.text.Text;

/** Puts the look of a board on nodes: the style class {@code look-NAME}. */
public final class BoardLooks {
  /** The looks that boards with stones, pearls or boxes share; the first is the usual one. */
  public static final List<String> COMMON = List.of("paper", "slate", "meadow", "safe", "contrast");

  private static final String PREFIX = "look-";

  private BoardLooks() {}

  /** The stylesheet that knows the colours of the sides in every look. */
  public static String stylesheet() {
    return Objects.requireNonNull(BoardLooks.class.getResource("board.css")).toString();
  }

  /** What a look is called. */
  public static Text name(String look) {
    return Text.of(BoardLooks.class, "look." + look);
  }

  /** The node shows the sides as that look has them, instead of the look it wore before. */
  public static void apply(Parent node, String look) {
    node.getStyleClass().removeIf(each -> each.startsWith(PREFIX));
    node.getStyleClass().add(PREFIX + look);
  }
}
