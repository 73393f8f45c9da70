package quadrille.app.newgame;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;
import quadrille.app.setup.GameSetup;
import quadrille.app.setup.Starter;
import quadrille.app.setup.TimeControl;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Option;
import quadrille.core.Preset;
import quadrille.core.Settings;
import quadrille.games.GameModule;
import quadrille.text.Text;

/**
 * A game being set up: what was chosen, what follows for the options that were not, and whether it
 * can be played like this.
 */
public final class NewGameModel {
  private final Game game;
  private final Map<String, String> chosen = new LinkedHashMap<>();
  private final ReadOnlyObjectWrapper<@Nullable Preset> preset = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<Settings> values = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<@Nullable Text> error = new ReadOnlyObjectWrapper<>();
  private final Set<List<String>> linked = new HashSet<>();
  private final SeatModel one;
  private final SeatModel two;
  private final ObjectProperty<Starter> starter;
  private final ObjectProperty<TimeControl> clock;
  private final ObjectProperty<Integer> games;
  private final BooleanProperty training;

  /**
   * @param last what was set up before; what the game does not know of it is left out
   */
  public NewGameModel(GameModule module, GameSetup last) {
    game = module.game();
    one = new SeatModel(last.one(), module);
    two = new SeatModel(last.two(), module);
    starter = new SimpleObjectProperty<>(last.starter());
    clock = new SimpleObjectProperty<>(last.clock());
    games = new SimpleObjectProperty<>(last.games());
    training = new SimpleBooleanProperty(last.training());
    preset.set(findPreset(last.preset()));
    for (Option option : game.options()) {
      String text = last.options().get(option.name());
      String value = text == null ? null : option.canonical(text);
      if (value != null) {
        chosen.put(option.name(), value);
      }
    }
    update();
    game.shorthands().values().stream().filter(this::areEqual).forEach(linked::add);
  }

  private boolean areEqual(List<String> options) {
    return options.stream().map(values.get()::choice).distinct().count() == 1;
  }

  private @Nullable Preset findPreset(@Nullable String id) {
    List<Preset> all = game.presets();
    return all.stream()
        .filter(each -> each.id().equals(id))
        .findFirst()
        .orElse(all.isEmpty() ? null : all.getFirst());
  }

  public Game game() {
    return game;
  }

  /** The rules that the options start from, or null where the game names none. */
  public ReadOnlyObjectProperty<@Nullable Preset> presetProperty() {
    return preset.getReadOnlyProperty();
  }

  /** Chooses a preset as it is: options that were changed go back to it. */
  public void choosePreset(Preset next) {
    preset.set(next);
    chosen.clear();
    update();
  }

  /**
   * Sets an option.
   *
   * @param value one of the option's {@link Option#values}
   */
  public void set(Option option, String value) {
    if (!value.equals(values.get().choice(option.name()))) {
      chosen.put(option.name(), value);
      group(option).filter(linked::contains).ifPresent(group -> setAll(group, value));
      update();
    }
  }

  private void setAll(List<String> names, String value) {
    names.forEach(name -> chosen.put(name, value));
  }

  /** The options, with this one, that one name sets together: rows and columns. */
  Optional<List<String>> group(Option option) {
    return game.shorthands().values().stream()
        .filter(names -> names.contains(option.name()))
        .findFirst();
  }

  boolean isLinked(List<String> group) {
    return linked.contains(group);
  }

  /** Lets the options of a group follow each other, or not. */
  void link(List<String> group, boolean together) {
    if (together) {
      linked.add(group);
      setAll(group, values.get().choice(group.getFirst()));
      update();
    } else {
      linked.remove(group);
    }
  }

  /** Gives every option back to the preset and the defaults. */
  public void reset() {
    chosen.clear();
    update();
  }

  /** Whether any option differs from what the preset and the defaults say. */
  public boolean isChanged() {
    return !chosen.isEmpty();
  }

  /** A value for every option, whether or not they can stand together. */
  public ReadOnlyObjectProperty<Settings> valuesProperty() {
    return values.getReadOnlyProperty();
  }

  /** Why these rules cannot be played, or null if they can. */
  public ReadOnlyObjectProperty<@Nullable Text> errorProperty() {
    return error.getReadOnlyProperty();
  }

  public SeatModel one() {
    return one;
  }

  public SeatModel two() {
    return two;
  }

  public ObjectProperty<Starter> starterProperty() {
    return starter;
  }

  public ObjectProperty<TimeControl> clockProperty() {
    return clock;
  }

  /** How many games are played in a row; one wherever a person plays. */
  public ObjectProperty<Integer> gamesProperty() {
    return games;
  }

  /** Whether two machines are to play. */
  public boolean isBetweenComputers() {
    return one.kindProperty().get() != SeatModel.Kind.PERSON
        && two.kindProperty().get() != SeatModel.Kind.PERSON;
  }

  /** Whether moves may be tried again as often as wanted. */
  public BooleanProperty trainingProperty() {
    return training;
  }

  public GameSetup setup() {
    Preset rules = preset.get();
    return new GameSetup(
        rules == null ? null : rules.id(),
        chosen,
        one.choice(),
        two.choice(),
        starter.get(),
        clock.get(),
        isBetweenComputers() ? games.get() : 1,
        training.get());
  }

  private void update() {
    Settings settings = Settings.NONE;
    for (Option option : game.options()) {
      String usual = defaultValue(option, settings);
      chosen.remove(option.name(), usual);
      Map<String, String> all = new LinkedHashMap<>(settings.values());
      all.put(option.name(), chosen.getOrDefault(option.name(), usual));
      settings = new Settings(all);
    }
    error.set(validate(settings));
    values.set(settings);
  }

  private String defaultValue(Option option, Settings before) {
    Preset rules = preset.get();
    String value = rules == null ? null : rules.values().get(option.name());
    return value == null ? option.defaultValue(before) : value;
  }

  private @Nullable Text validate(Settings settings) {
    try {
      game.validate(settings);
      return null;
    } catch (BadInputException e) {
      return e.text();
    }
  }
}
