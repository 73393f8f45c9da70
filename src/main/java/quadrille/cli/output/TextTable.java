package quadrille.cli.output;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A table of aligned columns. */
public final class TextTable {
  private static final String GAP = "  ";

  private final String indent;
  private final List<List<String>> rows = new ArrayList<>();

  public TextTable(String indent) {
    this.indent = indent;
  }

  /** Adds a row; every row has the same number of cells. */
  public void addRow(Object... cells) {
    rows.add(Stream.of(cells).map(String::valueOf).toList());
  }

  /** Prints the rows and an empty line. */
  public void print(PrintWriter out) {
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder(indent);
      for (int i = 0; i < row.size(); i++) {
        line.append(row.get(i)).repeat(' ', width(i) - row.get(i).length()).append(GAP);
      }
      out.println(line.toString().stripTrailing());
    }
    out.println();
  }

  private int width(int column) {
    return rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
  }
}
