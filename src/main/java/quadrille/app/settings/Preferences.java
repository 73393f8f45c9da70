package quadrille.app.settings;

import java.util.HashMap;
import java.util.Map;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;
import quadrille.app.setup.GameSetup;
import quadrille.app.updates.UpdateCheckState;
import quadrille.board.skin.BoardPreferences;
import quadrille.text.Localizer;

/** The preferences of the running program as observable properties. For the FX thread only. */
public final class Preferences {
  private final ObjectProperty<Theme> theme = new SimpleObjectProperty<>();
  private final ObjectProperty<Language> language = new SimpleObjectProperty<>();
  private final ObjectProperty<Motion> motion = new SimpleObjectProperty<>();
  private final BooleanProperty reduceMotion = new SimpleBooleanProperty();
  private final BooleanProperty confirm = new SimpleBooleanProperty();
  private final BooleanProperty rightClick = new SimpleBooleanProperty();
  private final BooleanProperty coordinates = new SimpleBooleanProperty();
  private final BooleanProperty thinking = new SimpleBooleanProperty();
  private final ObjectProperty<TextSize> textSize = new SimpleObjectProperty<>();
  private final BooleanProperty keepWatched = new SimpleBooleanProperty();
  private final IntegerProperty volume = new SimpleIntegerProperty();
  private final Map<String, ObjectProperty<BoardPreferences>> boards = new HashMap<>();
  private final BooleanProperty plan = new SimpleBooleanProperty(this, "plan", true);
  private final DoubleProperty pace = new SimpleDoubleProperty(this, "pace", 0.41);
  private final ObjectProperty<UpdateCheckState> updates = new SimpleObjectProperty<>();
  private final Map<String, GameSetup> setups;
  private @Nullable WindowBounds window;

  public Preferences(SavedPreferences saved) {
    theme.set(saved.theme());
    language.set(saved.language());
    motion.set(saved.motion());
    reduceMotion.set(saved.reduceMotion());
    confirm.set(saved.confirm());
    rightClick.set(saved.rightClick());
    coordinates.set(saved.coordinates());
    thinking.set(saved.thinking());
    updates.set(saved.updates());
    setups = new HashMap<>(saved.setups());
    window = saved.window();
    textSize.set(saved.comfort().textSize());
    volume.set(saved.comfort().volume());
    keepWatched.set(!saved.comfort().forgetWatched());
    saved.comfort().boards().forEach((game, taste) -> boardProperty(game).set(taste));
  }

  /** A snapshot to save. */
  public SavedPreferences snapshot() {
    return new SavedPreferences(
        theme.get(),
        language.get(),
        motion.get(),
        reduceMotion.get(),
        confirm.get(),
        rightClick.get(),
        coordinates.get(),
        thinking.get(),
        setups,
        window,
        presentation(),
        updates.get());
  }

  private PresentationPreferences presentation() {
    Map<String, BoardPreferences> tastes = new HashMap<>();
    boards.forEach((game, taste) -> tastes.put(game, taste.get()));
    return new PresentationPreferences(textSize.get(), volume.get(), tastes, !keepWatched.get());
  }

  public ObjectProperty<TextSize> textSizeProperty() {
    return textSize;
  }

  /** The volume of sounds, 0 (off) … 100. */
  public IntegerProperty volumeProperty() {
    return volume;
  }

  /** Whether games between computers are recorded. */
  public BooleanProperty keepWatchedProperty() {
    return keepWatched;
  }

  /** The preferences for the board of a game. */
  public ObjectProperty<BoardPreferences> boardProperty(String game) {
    return boards.computeIfAbsent(game, _ -> new SimpleObjectProperty<>(BoardPreferences.DEFAULT));
  }

  /** Whether update checks are on, and the last result. */
  public ObjectProperty<UpdateCheckState> updatesProperty() {
    return updates;
  }

  public ObjectProperty<Theme> themeProperty() {
    return theme;
  }

  public ObjectProperty<Language> languageProperty() {
    return language;
  }

  /** The localizer of the chosen language. */
  public Localizer localizer() {
    return language.get().localizer();
  }

  public ObjectProperty<Motion> motionProperty() {
    return motion;
  }

  /** Whether animations are off when the system asks for reduced motion. */
  public BooleanProperty reduceMotionProperty() {
    return reduceMotion;
  }

  /** Whether a move waits for confirmation. */
  public BooleanProperty confirmProperty() {
    return confirm;
  }

  /** Whether a right click confirms a move. */
  public BooleanProperty rightClickProperty() {
    return rightClick;
  }

  public BooleanProperty coordinatesProperty() {
    return coordinates;
  }

  /** Whether the computer's analysis is shown. */
  public BooleanProperty thinkingProperty() {
    return thinking;
  }

  /** Whether the computers' best lines are drawn on the board. */
  public BooleanProperty planProperty() {
    return plan;
  }

  /** The pace of games between computers, as a slider position 0 … 1. */
  public DoubleProperty paceProperty() {
    return pace;
  }

  /** The duration of one animation step in milliseconds. */
  public int animationMillis(boolean systemWantsLessMotion) {
    return systemWantsLessMotion && reduceMotion.get() ? 0 : motion.get().millis();
  }

  /** The last set-up of a game. */
  public GameSetup setup(String game) {
    return setups.getOrDefault(game, GameSetup.DEFAULT);
  }

  public void remember(String game, GameSetup setup) {
    setups.put(game, setup);
  }

  public @Nullable WindowBounds window() {
    return window;
  }

  public void remember(WindowBounds place) {
    window = place;
  }
}
