package quadrille.board.skin;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * Navigates a board by rows of cells. If two cells of the next row are equally near, even rows go
 * left and odd rows go right, so that up and down follow a straight zigzag.
 */
public final class RowNavigation implements ArrowNavigation {
  private static final double TIE_BREAK = 1;

  private final List<List<BoardCell>> rows;
  private final Map<Integer, Integer> rowOf = new HashMap<>();

  public RowNavigation(List<BoardCell> cells) {
    Map<Long, List<BoardCell>> byHeight = new TreeMap<>();
    for (BoardCell cell : cells) {
      if (cell.playable()) {
        long height = Math.round(cell.centre().getY());
        byHeight.computeIfAbsent(height, _ -> new ArrayList<>()).add(cell);
      }
    }
    rows = List.copyOf(byHeight.values());
    for (int row = 0; row < rows.size(); row++) {
      rows.get(row).sort(Comparator.comparingDouble(RowNavigation::x));
      for (BoardCell cell : rows.get(row)) {
        rowOf.put(cell.id(), row);
      }
    }
  }

  @Override
  public int next(int cell, Direction direction) {
    int row = Objects.requireNonNull(rowOf.get(cell), "a cell that cannot be focused");
    int index = indexIn(row, cell);
    return switch (direction) {
      case LEFT -> at(row, index - 1);
      case RIGHT -> at(row, index + 1);
      case UP -> nearest(row, index, row - 1);
      case DOWN -> nearest(row, index, row + 1);
    };
  }

  private int indexIn(int row, int cell) {
    List<BoardCell> cells = rows.get(row);
    int index = 0;
    while (cells.get(index).id() != cell) {
      index++;
    }
    return index;
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
