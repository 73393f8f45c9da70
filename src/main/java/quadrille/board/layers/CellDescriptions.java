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

/** Describes cells for a screen reader. */
public final class CellDescriptions {
  /** The marks that are described to a screen reader. */
  private static final Set<Mark> DESCRIBED =
      EnumSet.complementOf(EnumSet.of(Mark.OPEN, Mark.FOCUS));

  private CellDescriptions() {}

  /** Describes the piece on a cell, and its marks. */
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
