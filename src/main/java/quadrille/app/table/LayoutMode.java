package quadrille.app.table;

import java.util.function.DoubleBinaryOperator;

/** The layouts of the table, by the size of the window. */
enum LayoutMode {
  /** Seats and tabs to the right of the board. */
  WIDE,
  /** Seats and tabs in tabs below the board. */
  FOLDED,
  /** Only the board, the status and one menu. */
  COMPACT,
  /** As in a small window, and the moves in tabs below the board. */
  TALL;

  /** The width of a panel beside the board at the usual size of text, in pixels. */
  static final double MIN_PANEL_WIDTH = 320;

  /** The height of the tabs below the board, in pixels. */
  static final double FOLDED_HEIGHT = 208;

  private static final double MIN_WIDE_WIDTH = 900;
  private static final double MIN_FOLDED_WIDTH = 600;
  private static final double MIN_FOLDED_HEIGHT = 640;

  /** About the height of the toolbar, which may have two rows, and the status together. */
  private static final double BARS_HEIGHT = 150;

  /** About the height of the only bar where a menu has the commands. */
  private static final double COMPACT_BAR_HEIGHT = 60;

  /** Whether only a menu has the commands. */
  boolean isCompact() {
    return this == COMPACT || this == TALL;
  }

  /**
   * The layout for a window of this size. Between a small window and a wide one, the panel stands
   * where it leaves the board larger cells.
   *
   * @param width in pixels
   * @param height in pixels
   * @param textScale the size of text, 1 if it is the usual one
   * @param cellWidth the width of a cell of a board of some width and height, all in pixels
   */
  static LayoutMode of(
      double width, double height, double textScale, DoubleBinaryOperator cellWidth) {
    double usualWidth = width / textScale;
    if (usualWidth >= MIN_WIDE_WIDTH) {
      return WIDE;
    }
    if (usualWidth < MIN_FOLDED_WIDTH || height < MIN_FOLDED_HEIGHT) {
      boolean room = height >= width + COMPACT_BAR_HEIGHT * textScale + FOLDED_HEIGHT;
      return room ? TALL : COMPACT;
    }
    double boardHeight = height - BARS_HEIGHT;
    double beside = cellWidth.applyAsDouble(width - MIN_PANEL_WIDTH * textScale, boardHeight);
    double above = cellWidth.applyAsDouble(width, boardHeight - FOLDED_HEIGHT);
    return beside >= above ? WIDE : FOLDED;
  }
}
