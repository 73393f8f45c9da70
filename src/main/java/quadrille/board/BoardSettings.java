package quadrille.board;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;
import quadrille.board.skin.BoardPreferences;

/**
 * The settings of one board: how it is drawn, and how it takes moves.
 *
 * @param preferencesProperty the look and the options of the board
 * @param flippedProperty whether the board is seen from the second side
 * @param coordinatesProperty whether coordinates are written beside the board
 * @param blindfoldProperty whether the pieces are hidden, for blindfold play; the last move stays
 *     marked
 * @param animationMillisProperty the duration of one step of an animation in milliseconds; 0 shows
 *     moves at once
 * @param inputAllowedProperty whether the user may move now
 * @param confirmProperty whether a chosen move waits for Enter, a second click or a right click
 * @param markLegalProperty whether possible targets, and pieces that must move, are marked
 */
public record BoardSettings(
    ObjectProperty<BoardPreferences> preferencesProperty,
    BooleanProperty flippedProperty,
    BooleanProperty coordinatesProperty,
    BooleanProperty blindfoldProperty,
    DoubleProperty animationMillisProperty,
    BooleanProperty inputAllowedProperty,
    BooleanProperty confirmProperty,
    BooleanProperty markLegalProperty) {

  BoardSettings() {
    this(
        new SimpleObjectProperty<>(BoardPreferences.DEFAULT),
        new SimpleBooleanProperty(),
        new SimpleBooleanProperty(true),
        new SimpleBooleanProperty(),
        new SimpleDoubleProperty(200),
        new SimpleBooleanProperty(),
        new SimpleBooleanProperty(),
        new SimpleBooleanProperty(true));
  }
}
