package quadrille.search.insight;

import java.util.List;
import quadrille.core.Highlight;
import quadrille.text.Text;

/**
 * Something to know about a position. Immutable.
 *
 * @param sentence says it in words
 * @param highlights show it on the board; may be empty
 */
public record Insight(Text sentence, List<Highlight> highlights) {
  public Insight {
    highlights = List.copyOf(highlights);
  }
}
