package quadrille.board;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import quadrille.core.Position;
import quadrille.core.Text;

/** A cell in words, as a screen reader says it. */
final class CellWords {
  /** Nobody has to be told that a cell is open or focused. */
  private static final Set<Mark> SAID = EnumSet.complementOf(EnumSet.of(Mark.OPEN, Mark.FOCUS));

  private CellWords() {}

  /** What stands on the cell, and how it is marked. */
  static String of(BoardSkin skin, Position position, BoardCell cell, Marks marks) {
    Locale locale = Locale.getDefault();
    List<String> words = new ArrayList<>();
    words.add(skin.describe(position, cell).in(locale));
    for (Mark mark : SAID) {
      if (marks.has(mark, cell.id())) {
        words.add(Text.of(CellWords.class, "mark." + mark.word()).in(locale));
      }
    }
    return String.join(", ", words);
  }
}
