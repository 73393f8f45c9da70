package quadrille.games.dots;

import java.util.List;
import org.jspecify.annotations.Nullable;
import quadrille.core.Position;
import quadrille.core.PositionEditor;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.text.Text;

/**
 * Edits positions of Dots and Boxes. A line that completes a box gives it to the side of the brush.
 */
public final class DotsEditor implements PositionEditor {

  @Override
  public Position emptyBoard(Settings settings) {
    return DotsPosition.empty(DotsGrid.of(settings));
  }

  @Override
  public List<Brush> brushes(Settings settings) {
    return List.of(
        new Brush("first", Side.FIRST, Text.of(DotsEditor.class, "brush.first")),
        new Brush("second", Side.SECOND, Text.of(DotsEditor.class, "brush.second")));
  }

  @Override
  public Position put(Position position, int cell, @Nullable Brush brush) {
    DotsPosition before = (DotsPosition) position;
    DotsGrid grid = before.grid();
    if (cell >= grid.edges()) {
      return before;
    }
    boolean draws = brush != null && !before.isDrawn(cell);
    DotsPosition after = DotsPosition.empty(grid).withTurn(before.turn());
    for (int edge = 0; edge < grid.edges(); edge++) {
      if (edge == cell ? draws : before.isDrawn(edge)) {
        after = after.withEdge(edge);
      }
    }
    for (int box = 0; box < grid.boxes(); box++) {
      Side owner = before.owner(box);
      Side closer = owner == null && brush != null ? brush.side() : owner;
      if (after.isClosed(box) && closer != null) {
        after = after.withOwner(box, closer);
      }
    }
    return after;
  }

  @Override
  public Position withSettings(Position position, Settings settings) {
    DotsPosition before = (DotsPosition) position;
    DotsGrid from = before.grid();
    DotsGrid to = DotsGrid.of(settings);
    DotsPosition after = DotsPosition.empty(to).withTurn(before.turn());
    for (int edge = 0; edge < from.edges(); edge++) {
      boolean horizontal = from.isHorizontal(edge);
      if (before.isDrawn(edge) && to.contains(from.row(edge), from.column(edge), horizontal)) {
        after = after.withEdge(to.edge(from.row(edge), from.column(edge), horizontal));
      }
    }
    for (int box = 0; box < from.boxes(); box++) {
      Side owner = before.owner(box);
      if (owner != null && to.contains(from.boxRow(box), from.boxColumn(box))) {
        after = after.withOwner(to.box(from.boxRow(box), from.boxColumn(box)), owner);
      }
    }
    return after;
  }

  @Override
  public Position withTurn(Position position, Side side) {
    return ((DotsPosition) position).withTurn(side);
  }
}
