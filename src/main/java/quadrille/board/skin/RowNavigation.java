package quadrille.board.skin;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Navigates a board by rows of cells. If two cells of the next row are equally near, even rows go
 * left and odd rows go right, so that up and down follow a straight zigzag.
 */
public final class RowNavigation implements ArrowNavigation {
  private static final double TIE_BREAK = 1;

  private final List<List<BoardCell>> rows;

  public RowNavigation(List<BoardCell> cells) {
    Map<Long, List<BoardCell>> byHeight =
        cells.stream()
            .filter(BoardCell::playable)
            .sorted(Comparator.comparingDouble(RowNavigation::x))
            .collect(
                Collectors.groupingBy(
                    cell -> Math.round(cell.centre().getY()), TreeMap::new, Collectors.toList()));
    rows = List.copyOf(byHeight.values());
  }

  @Override
  public int next(int cell, Direction direction) {
    for (int row = 0; row < rows.size(); row++) {
      int index = rows.get(row).stream().map(BoardCell::id).toList().indexOf(cell);
      if (index >= 0) {
        return switch (direction) {
          case LEFT -> at(row, index - 1);
          case RIGHT -> at(row, index + 1);
          case UP -> nearest(row, index, row - 1);
          case DOWN -> nearest(row, index, row + 1);
        };
      }
    }
    throw new IllegalArgumentException("cell " + cell + " cannot be focused");
  }

  private int at(int row, int index) {
    List<BoardCell> cells = rows.get(row);
    return index < 0 || index >= cells.size() ? NONE : cells.get(index).id();
  }

  private int nearest(int row, int index, int next) {
    if (next < 0 || next >= rows.size()) {
      return NONE;
    }
    double x = x(rows.get(row).get(index)) + (row % 2 == 0 ? -TIE_BREAK : TIE_BREAK);
    return rows.get(next).stream()
        .min(Comparator.comparingDouble(each -> Math.abs(x(each) - x)))
        .orElseThrow()
        .id();
  }

  private static double x(BoardCell cell) {
    return cell.centre().getX();
  }
}
