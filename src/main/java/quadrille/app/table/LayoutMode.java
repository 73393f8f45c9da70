package quadrille.app.table;

/** The layouts of the table, by the size of the window. */
enum LayoutMode {
  /** Seats and tabs to the right of the board. */
  WIDE,
  /** Seats and tabs in tabs below the board. */
  FOLDED,
  /** Only the board, the status and one menu. */
  COMPACT;

  private static final double MIN_WIDE_WIDTH = 900;
  private static final double MIN_FOLDED_WIDTH = 600;
  private static final double MIN_FOLDED_HEIGHT = 640;

  /** The layout for a window of this size in pixels, at the usual size of text. */
  static LayoutMode of(double width, double height) {
    if (width >= MIN_WIDE_WIDTH) {
      return WIDE;
    }
    return width >= MIN_FOLDED_WIDTH && height >= MIN_FOLDED_HEIGHT ? FOLDED : COMPACT;
  }
}
