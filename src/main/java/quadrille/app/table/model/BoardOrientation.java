package quadrille.app.table.model;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import org.jspecify.annotations.Nullable;
import quadrille.core.Side;

/** Which way round the board of a table lies. For the screen's thread. */
public final class BoardOrientation {
  private final @Nullable Side bottom;
  private final BooleanProperty flipped = new SimpleBooleanProperty();

  /**
   * @param bottom the side at the bottom of the board before it is turned; null if neither is
   */
  BoardOrientation(@Nullable Side bottom) {
    this.bottom = bottom;
  }

  /** Whether the board is turned around. */
  public BooleanProperty flippedProperty() {
    return flipped;
  }

  /** Turns the board around. */
  public void flip() {
    flipped.set(!flipped.get());
  }

  /** Whether the first side's end of the board is at the bottom. */
  public boolean isFirstSideBelow() {
    return (bottom == Side.SECOND) == flipped.get();
  }

  /** Turns the board so that the only human has their own side at the bottom. */
  public void turnToHuman(Seats seats) {
    boolean first = seats.isHuman(Side.FIRST);
    if (bottom != null && first != seats.isHuman(Side.SECOND)) {
      flipped.set(bottom != (first ? Side.FIRST : Side.SECOND));
    }
  }
}
