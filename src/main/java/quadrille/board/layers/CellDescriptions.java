package quadrille.board.layers;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import quadrille.board.skin.BoardCell;
import quadrille.board.skin.BoardSkin;
import quadrille.board.skin.Mark;
import quadrille.core.Position;
import quadrille.text.Text;

/** A cell in words, as a screen reader says it. */
public final class CellDescriptions {
  /** Nobody has to be told that a cell is open or focused. */
  private static final Set<Mark> DESCRIBED =
      EnumSet.complementOf(EnumSet.of(Mark.OPEN, Mark.FOCUS));

  private CellDescriptions() {}

  /** What stands on the cell, and how it is marked. */
  public static String of(BoardSkin skin, Position position, BoardCell cell, Marks marks) {
    Locale locale = Locale.getDefault();
    List<String> words = new ArrayList<>();
    words.add(skin.describe(position, cell).in(locale));
    for (Mark mark : DESCRIBED) {
      if (marks.has(mark, cell.id())) {
        words.add(Text.of(CellDescriptions.class, "mark." + mark.styleClass()).in(locale));
      }
    }
    return String.join(", ", words);
  }
}
