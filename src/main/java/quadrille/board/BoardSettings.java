package quadrille.board;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;
import quadrille.board.skin.BoardPreferences;

/** The settings of one board: how it is drawn, and how it takes moves. */
public final class BoardSettings {
  private final ObjectProperty<BoardPreferences> preferences =
      new SimpleObjectProperty<>(this, "preferences", BoardPreferences.DEFAULT);
  private final BooleanProperty flipped = new SimpleBooleanProperty(this, "flipped");
  private final BooleanProperty coordinates = new SimpleBooleanProperty(this, "coordinates", true);
  private final BooleanProperty blindfold = new SimpleBooleanProperty(this, "blindfold");
  private final DoubleProperty animationMillis =
      new SimpleDoubleProperty(this, "animationMillis", 200);
  private final BooleanProperty inputAllowed = new SimpleBooleanProperty(this, "inputAllowed");
  private final BooleanProperty confirm = new SimpleBooleanProperty(this, "confirm");
  private final BooleanProperty markLegal = new SimpleBooleanProperty(this, "markLegal", true);

  BoardSettings() {}

  /** The look and the options of the board. */
  public ObjectProperty<BoardPreferences> preferencesProperty() {
    return preferences;
  }

  /** Whether the board is seen from the second side. */
  public BooleanProperty flippedProperty() {
    return flipped;
  }

  /** Whether coordinates are written beside the board. */
  public BooleanProperty coordinatesProperty() {
    return coordinates;
  }

  /** Whether the pieces are hidden, for blindfold play; the last move stays marked. */
  public BooleanProperty blindfoldProperty() {
    return blindfold;
  }

  /** The duration of one step of an animation in milliseconds; 0 shows moves at once. */
  public DoubleProperty animationMillisProperty() {
    return animationMillis;
  }

  /** Whether the user may move now. */
  public BooleanProperty inputAllowedProperty() {
    return inputAllowed;
  }

  /** Whether a chosen move waits for Enter, a second click or a right click. */
  public BooleanProperty confirmProperty() {
    return confirm;
  }

  /** Whether possible targets, and pieces that must move, are marked. */
  public BooleanProperty markLegalProperty() {
    return markLegal;
  }
}
