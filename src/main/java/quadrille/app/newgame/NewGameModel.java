package quadrille.app.newgame;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;
import quadrille.app.setup.GameSetup;
import quadrille.app.setup.HostSetup;
import quadrille.app.setup.Starter;
import quadrille.app.setup.TimeControl;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Option;
import quadrille.core.Preset;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.games.GameModule;
import quadrille.text.Text;

/**
 * The model of the new-game form: the choices, the options that follow from them, and whether they
 * make a valid game.
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
  private final BooleanProperty spectators = new SimpleBooleanProperty(true);
  private final BooleanProperty help = new SimpleBooleanProperty();
  private boolean hosted;

  /**
   * @param last the last set-up; options that the game does not know are dropped
   */
  public NewGameModel(GameModule module, GameSetup last) {
    game = module.game();
    one = new SeatModel(last.one(), module);
    two = new SeatModel(last.two(), module);
    starter = new SimpleObjectProperty<>(last.starter());
    clock = new SimpleObjectProperty<>(last.clock());
    games = new SimpleObjectProperty<>(last.games());
    training = new SimpleBooleanProperty(last.training());
    setRules(last);
    game.shorthands().values().stream()
        .filter(group -> areEqual(group, values.get()))
        .forEach(linked::add);
  }

  /** The model of a game at a table for others, with an open seat to begin with. */
  public static NewGameModel hosted(GameModule module, GameSetup last) {
    NewGameModel model = new NewGameModel(module, last);
    model.hosted = true;
    model.two.kindProperty().set(SeatModel.Kind.OPEN);
    return model;
  }

  /** Whether others can join over the network. */
  boolean isHosted() {
    return hosted;
  }

  /** Sets the rules to those of a set-up; options that the game does not know are dropped. */
  void setRules(GameSetup setup) {
    preset.set(findPreset(setup.preset()));
    chosen.clear();
    knownOptions(setup.options()).forEach((option, value) -> chosen.put(option.name(), value));
    update();
  }

  /** The values of the options that the game knows; other names and invalid values are left out. */
  Map<Option, String> knownOptions(Map<String, String> texts) {
    Map<Option, String> known = new LinkedHashMap<>();
    for (Option option : game.options()) {
      String text = texts.get(option.name());
      String value = text == null ? null : option.canonical(text);
      if (value != null) {
        known.put(option, value);
      }
    }
    return known;
  }

  private static boolean areEqual(List<String> options, Settings settings) {
    return options.stream().map(settings::choice).distinct().count() == 1;
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

  /** The preset that the options start from, or null if the game has none. */
  public ReadOnlyObjectProperty<@Nullable Preset> presetProperty() {
    return preset.getReadOnlyProperty();
  }

  /** Selects a preset and resets all options to it. */
  public void choosePreset(Preset next) {
    preset.set(next);
    chosen.clear();
    update();
  }

  /**
   * Sets an option.
   *
   * @param value one of {@link Option#values}
   */
  public void set(Option option, String value) {
    if (!value.equals(values.get().choice(option.name()))) {
      chosen.put(option.name(), value);
      if (isLinked(group(option))) {
        setAll(group(option), value);
      }
      update();
    }
  }

  /** Sets several options at once; those that are linked may then differ, and no longer are. */
  void set(Map<Option, String> options) {
    options.forEach((option, value) -> chosen.put(option.name(), value));
    update();
  }

  private void setAll(List<String> names, String value) {
    names.forEach(name -> chosen.put(name, value));
  }

  /** The group of options that includes this one, such as rows and columns; empty if none does. */
  List<String> group(Option option) {
    return game.shorthands().values().stream()
        .filter(names -> names.contains(option.name()))
        .findFirst()
        .orElse(List.of());
  }

  boolean isLinked(List<String> group) {
    return linked.contains(group);
  }

  /** Links the options of a group, so that they change together, or unlinks them. */
  void link(List<String> group, boolean together) {
    if (together) {
      linked.add(group);
      setAll(group, values.get().choice(group.getFirst()));
      update();
    } else {
      linked.remove(group);
    }
  }

  /** Resets every option to the preset or its default. */
  public void reset() {
    chosen.clear();
    update();
  }

  /** Whether any option differs from the preset or its default. */
  public boolean isChanged() {
    return !chosen.isEmpty();
  }

  /** A value for every option, valid together or not. */
  public ReadOnlyObjectProperty<Settings> valuesProperty() {
    return values.getReadOnlyProperty();
  }

  /** Why these rules are invalid, or null if they are valid. */
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

  /** The number of games in a row; 1 unless two computers play. */
  public ObjectProperty<Integer> gamesProperty() {
    return games;
  }

  /** Whether two computers play. */
  public boolean isBetweenComputers() {
    return one.isComputer() && two.isComputer();
  }

  /** Whether moves may be taken back without limit. */
  public BooleanProperty trainingProperty() {
    return training;
  }

  /** Whether others may watch over the network. */
  BooleanProperty spectatorsProperty() {
    return spectators;
  }

  /** Whether those who play over the network may be helped. */
  BooleanProperty helpProperty() {
    return help;
  }

  /** The set-up of a table for others. */
  public HostSetup hostSetup() {
    return new HostSetup(setup(), one.isOpen(), two.isOpen(), spectators.get(), help.get());
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
        isBetweenComputers() && !hosted ? games.get() : 1,
        training.get() && !hosted);
  }

  /** Starts from another preset if the options that were chosen are just those of it. */
  private void nameRules(Settings settings) {
    Preset same = chosen.isEmpty() ? null : Rules.presetOf(game, settings);
    if (same != null) {
      preset.set(same);
      chosen.clear();
    }
  }

  private void update() {
    Preset rules = preset.get();
    Map<String, String> given = rules == null ? Map.of() : rules.values();
    Settings settings = Settings.NONE;
    for (Option option : game.options()) {
      String fixed = given.get(option.name());
      String usual = fixed == null ? option.defaultValue(settings) : fixed;
      chosen.remove(option.name(), usual);
      settings = settings.with(option.name(), chosen.getOrDefault(option.name(), usual));
    }
    nameRules(settings);
    try {
      game.validate(settings);
      error.set(null);
    } catch (BadInputException e) {
      error.set(e.text());
    }
    Settings all = settings;
    linked.removeIf(group -> !areEqual(group, all));
    values.set(all);
  }
}
