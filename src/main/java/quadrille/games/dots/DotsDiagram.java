package quadrille.games.dots;

import java.util.StringJoiner;
import quadrille.core.Side;

/** Draws a position as text: dots, edges, and the initial of each box's owner. */
final class DotsDiagram {
  private final DotsPosition position;
  private final DotsGrid grid;

  DotsDiagram(DotsPosition position) {
    this.position = position;
    grid = position.grid();
  }

  String render() {
    StringJoiner lines = new StringJoiner("\n");
    lines.add(columnLetters());
    for (int row = 0; row <= grid.rows(); row++) {
      lines.add(dotRow(row));
      if (row < grid.rows()) {
        lines.add(boxRow(row));
      }
    }
    return lines.toString();
  }

  private String columnLetters() {
    StringBuilder line = new StringBuilder("  ");
    for (int column = 0; column <= grid.columns(); column++) {
      line.append(column == 0 ? " " : "   ").append((char) ('a' + column));
    }
    return line.toString();
  }

  private String dotRow(int row) {
    StringBuilder line = new StringBuilder(String.format("%2d ", row + 1));
    for (int column = 0; column < grid.columns(); column++) {
      boolean drawn = position.isDrawn(grid.edge(row, column, true));
      line.append('+').append(drawn ? "---" : "   ");
    }
    return line.append('+').toString();
  }

  private String boxRow(int row) {
    StringBuilder line = new StringBuilder("   ");
    for (int column = 0; column <= grid.columns(); column++) {
      line.append(position.isDrawn(grid.edge(row, column, false)) ? '|' : ' ');
      if (column < grid.columns()) {
        line.append(' ').append(initial(grid.box(row, column))).append(' ');
      }
    }
    return line.toString().stripTrailing();
  }

  private String initial(int box) {
    Side owner = position.owner(box);
    return owner == null ? " " : owner == Side.FIRST ? "R" : "B";
  }
}
