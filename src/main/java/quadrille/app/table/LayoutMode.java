package quadrille.app.table;

/** How the table is laid out in the room that it has. */
enum LayoutMode {
  /** The panel at the right of the board. */
  WIDE,
  /** The panel folded into tabs under the board. */
  FOLDED,
  /** The board, whose turn it is, and one menu. */
  COMPACT;

  private static final double MIN_WIDE_WIDTH = 900;
  private static final double MIN_FOLDED_WIDTH = 600;
  private static final double MIN_FOLDED_HEIGHT = 640;

  static LayoutMode of(double width, double height) {
    if (width >= MIN_WIDE_WIDTH) {
      return WIDE;
    }
    return width >= MIN_FOLDED_WIDTH && height >= MIN_FOLDED_HEIGHT ? FOLDED : COMPACT;
  }
}
