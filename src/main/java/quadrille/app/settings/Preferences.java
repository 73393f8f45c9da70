package quadrille.app.settings;

import java.util.HashMap;
import java.util.Map;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;
import quadrille.app.setup.GameSetup;
import quadrille.app.updates.UpdateCheckState;
import quadrille.board.skin.BoardPreferences;
import quadrille.text.Localizer;

/**
 * The preferences of the running program as observable properties. For the FX thread only.
 *
 * @param reduceMotionProperty whether animations are off when the system asks for reduced motion
 * @param confirmProperty whether a move waits for confirmation
 * @param rightClickProperty whether a right click confirms a move
 * @param thinkingProperty whether the computer's analysis is shown
 * @param keepWatchedProperty whether games between computers are recorded
 * @param turnBoardProperty whether the board is turned so that the only human plays from the bottom
 * @param unfinishedProperty the title of the game to continue, as far as it is known; empty for
 *     none
 * @param volumeProperty the volume of sounds, 0 (off) … 100
 * @param planProperty whether the computers' best lines are drawn on the board
 * @param paceProperty the pace of games between computers, as a slider position 0 … 1
 * @param moveOverheadProperty what a computer on a clock reserves of each move, in milliseconds
 * @param bookProperty whether computers play openings from a book
 * @param updatesProperty whether update checks are on, and the last result
 * @param networkProperty what is remembered of playing with others
 * @param windowProperty the window's last bounds, or null at the first start
 * @param boards the preferences for boards, by game id
 * @param setups the last set-ups, by game id
 */
public record Preferences(
    ObjectProperty<Theme> themeProperty,
    ObjectProperty<Language> languageProperty,
    ObjectProperty<Motion> motionProperty,
    BooleanProperty reduceMotionProperty,
    BooleanProperty confirmProperty,
    BooleanProperty rightClickProperty,
    BooleanProperty coordinatesProperty,
    BooleanProperty thinkingProperty,
    ObjectProperty<TextSize> textSizeProperty,
    BooleanProperty keepWatchedProperty,
    BooleanProperty turnBoardProperty,
    StringProperty unfinishedProperty,
    IntegerProperty volumeProperty,
    BooleanProperty planProperty,
    DoubleProperty paceProperty,
    IntegerProperty moveOverheadProperty,
    BooleanProperty bookProperty,
    ObjectProperty<UpdateCheckState> updatesProperty,
    ObjectProperty<NetworkPreferences> networkProperty,
    ObjectProperty<@Nullable WindowBounds> windowProperty,
    Map<String, ObjectProperty<BoardPreferences>> boards,
    Map<String, GameSetup> setups) {

  public Preferences(SavedPreferences saved) {
    this(
        new SimpleObjectProperty<>(saved.theme()),
        new SimpleObjectProperty<>(saved.language()),
        new SimpleObjectProperty<>(saved.motion()),
        new SimpleBooleanProperty(saved.reduceMotion()),
        new SimpleBooleanProperty(saved.confirm()),
        new SimpleBooleanProperty(saved.rightClick()),
        new SimpleBooleanProperty(saved.coordinates()),
        new SimpleBooleanProperty(saved.thinking()),
        new SimpleObjectProperty<>(saved.comfort().textSize()),
        new SimpleBooleanProperty(!saved.comfort().forgetWatched()),
        new SimpleBooleanProperty(!saved.comfort().keepBoard()),
        new SimpleStringProperty(saved.comfort().unfinished()),
        new SimpleIntegerProperty(saved.comfort().volume()),
        new SimpleBooleanProperty(!saved.comfort().hideBestLine()),
        new SimpleDoubleProperty(saved.comfort().pace()),
        new SimpleIntegerProperty(saved.moveOverheadMs()),
        new SimpleBooleanProperty(saved.book()),
        new SimpleObjectProperty<>(saved.updates()),
        new SimpleObjectProperty<>(saved.network()),
        new SimpleObjectProperty<>(saved.window()),
        new HashMap<>(),
        new HashMap<>(saved.setups()));
    saved.comfort().boards().forEach((game, board) -> boardProperty(game).set(board));
  }

  /** A snapshot to save. */
  public SavedPreferences snapshot() {
    Map<String, BoardPreferences> savedBoards = new HashMap<>();
    boards.forEach((game, board) -> savedBoards.put(game, board.get()));
    return new SavedPreferences(
        themeProperty.get(),
        languageProperty.get(),
        motionProperty.get(),
        reduceMotionProperty.get(),
        confirmProperty.get(),
        rightClickProperty.get(),
        coordinatesProperty.get(),
        thinkingProperty.get(),
        setups,
        windowProperty.get(),
        new PresentationPreferences(
            textSizeProperty.get(),
            volumeProperty.get(),
            savedBoards,
            !keepWatchedProperty.get(),
            !turnBoardProperty.get(),
            unfinishedProperty.get(),
            !planProperty.get(),
            paceProperty.get()),
        moveOverheadProperty.get(),
        bookProperty.get(),
        updatesProperty.get(),
        networkProperty.get());
  }

  /** The preferences for the board of a game. */
  public ObjectProperty<BoardPreferences> boardProperty(String game) {
    return boards.computeIfAbsent(game, _ -> new SimpleObjectProperty<>(BoardPreferences.DEFAULT));
  }

  /** The localizer of the chosen language. */
  public Localizer localizer() {
    return languageProperty.get().localizer();
  }

  /** The duration of one animation step in milliseconds. */
  public int animationMillis(boolean systemWantsLessMotion) {
    return systemWantsLessMotion && reduceMotionProperty.get() ? 0 : motionProperty.get().millis();
  }

  /** Whether anything is animated. */
  public BooleanBinding animated(ObservableValue<Boolean> systemWantsLessMotion) {
    return Bindings.createBooleanBinding(
        () -> animationMillis(systemWantsLessMotion.getValue()) > 0,
        systemWantsLessMotion,
        motionProperty,
        reduceMotionProperty);
  }

  /** The last set-up of a game. */
  public GameSetup setup(String game) {
    return setups.getOrDefault(game, GameSetup.DEFAULT);
  }

  public void remember(String game, GameSetup setup) {
    setups.put(game, setup);
  }
}
