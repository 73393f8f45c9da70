package quadrille.app.table;

/** How the table is laid out in the room that it has. */
enum Arrangement {
  /** The panel at the right of the board. */
  WIDE,
  /** The panel folded into tabs under the board. */
  FOLDED,
  /** The board, whose turn it is, and one menu. */
  COMPACT;

  private static final double WIDE_FROM = 900;
  private static final double FOLDED_WIDTH = 600;
  private static final double FOLDED_HEIGHT = 640;

  static Arrangement of(double width, double height) {
    if (width >= WIDE_FROM) {
      return WIDE;
    }
    return width >= FOLDED_WIDTH && height >= FOLDED_HEIGHT ? FOLDED : COMPACT;
  }
}
