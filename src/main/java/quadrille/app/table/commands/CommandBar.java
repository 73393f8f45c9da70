package quadrille.app.table.commands;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import quadrille.app.keys.KeyNames;
import quadrille.app.table.model.TableModel;
import quadrille.app.ui.Icon;
import quadrille.app.ui.IconButton;
import quadrille.app.ui.Nodes;
import quadrille.app.ui.Subscriptions;
import quadrille.text.Localizer;
import quadrille.text.Text;

/** The buttons and menu items of the table's commands, which follow the state of the table. */
public final class CommandBar {
  /** The commands of the menu, with separators between the groups. */
  private static final List<List<TableCommand>> MENU =
      List.of(
          List.of(TableCommand.LAUNCHER, TableCommand.NEW_GAME),
          List.of(TableCommand.UNDO, TableCommand.REDO, TableCommand.HINT, TableCommand.TRAINING),
          List.of(TableCommand.PAUSE, TableCommand.STEP, TableCommand.EXCHANGE),
          List.of(TableCommand.INVITE, TableCommand.DRAW, TableCommand.RESIGN),
          List.of(TableCommand.REVIEW, TableCommand.GO_ON),
          List.of(
              TableCommand.BACK,
              TableCommand.FORWARD,
              TableCommand.VARIATION,
              TableCommand.COMMENT),
          List.of(TableCommand.OPEN, TableCommand.SAVE),
          List.of(
              TableCommand.COPY,
              TableCommand.COPY_GAME,
              TableCommand.COPY_LINK,
              TableCommand.PASTE),
          List.of(
              TableCommand.EVALUATIONS, TableCommand.ANALYSE, TableCommand.TREE, TableCommand.EDIT),
          List.of(TableCommand.FLIP, TableCommand.COORDINATES, TableCommand.FULL_SCREEN),
          List.of(TableCommand.RULES, TableCommand.KEYS, TableCommand.SETTINGS));

  /** The commands of the board's context menu. */
  private static final List<List<TableCommand>> BOARD_MENU =
      List.of(
          List.of(TableCommand.UNDO, TableCommand.REDO, TableCommand.HINT),
          List.of(
              TableCommand.COPY,
              TableCommand.COPY_GAME,
              TableCommand.COPY_LINK,
              TableCommand.PASTE),
          List.of(TableCommand.EDIT, TableCommand.ANALYSE, TableCommand.GO_ON),
          List.of(TableCommand.FLIP, TableCommand.COORDINATES, TableCommand.FULL_SCREEN));

  /** The commands of the toolbar whose icons not everybody knows. */
  private static final Set<TableCommand> UNFAMILIAR =
      EnumSet.of(
          TableCommand.HINT,
          TableCommand.DRAW,
          TableCommand.RESIGN,
          TableCommand.EVALUATIONS,
          TableCommand.ANALYSE,
          TableCommand.EXCHANGE);

  /** The commands with icons that everybody knows. */
  private static final Set<TableCommand> ICON_ONLY =
      EnumSet.of(TableCommand.LAUNCHER, TableCommand.PAUSE, TableCommand.STEP);

  private static final String HIDE_ICON = "mdi2e-eye-off-outline";
  private static final String RESUME_ICON = "mdi2p-play-outline";
  private static final String TRAINING_ICON = "mdi2b-bullseye-arrow";

  private final TableModel model;
  private final TableCommands commands;
  private final Localizer localizer;
  private final Map<TableCommand, IconButton> buttons = new EnumMap<>(TableCommand.class);
  private final List<Entry> entries = new ArrayList<>();
  private final List<List<MenuItem>> menus = new ArrayList<>();
  private Set<TableCommand> elsewhere = Set.of();
  private Runnable onButtonsChanged = () -> {};

  /**
   * An item of a menu.
   *
   * @param everything whether its menu has all commands, so that it may leave out some
   */
  private record Entry(TableCommand command, MenuItem item, boolean everything) {}

  public CommandBar(
      TableModel model, TableCommands commands, Localizer localizer, Subscriptions watch) {
    this.model = model;
    this.commands = commands;
    this.localizer = localizer;
    watch.onChange(model.stateProperty(), this::update);
    watch.onChange(model.navigation().lineProperty(), this::update);
    watch.onChange(model.seatsProperty(), this::update);
    watch.onChange(commands.nextGamePendingProperty(), this::update);
    watch.onChange(model.game().changesProperty(), this::update);
    watch.onChange(model.trainingProperty(), this::update);
    watch.onChange(commands.thinkingShownProperty(), this::update);
    if (model.shared() != null) {
      watch.onChange(model.shared().begun(), this::update);
    }
  }

  /** Which buttons have a text beside their icon. */
  public enum Labels {
    ALL,
    UNFAMILIAR,
    /** As before, but not those that come and go while a game is played. */
    LASTING,
    NONE
  }

  /** Shows texts beside the icons of buttons. */
  public void showLabels(Labels labels) {
    buttons.forEach(
        (command, button) ->
            button.setLabelled(
                switch (labels) {
                  case ALL -> true;
                  case UNFAMILIAR -> UNFAMILIAR.contains(command);
                  case LASTING -> UNFAMILIAR.contains(command) && !commands.isPassing(command);
                  case NONE -> false;
                }));
  }

  /** Sets what runs once after buttons have come or gone. */
  public void setOnButtonsChanged(Runnable handler) {
    onButtonsChanged = handler;
  }

  /** A new button for each of the commands. */
  public List<IconButton> buttons(TableCommand... shown) {
    return Stream.of(shown).map(this::button).toList();
  }

  private IconButton button(TableCommand command) {
    IconButton button = new IconButton();
    button.setId(command.id());
    button.setKeys(command.keys());
    button.setOnAction(_ -> commands.run(command));
    buttons.put(command, button);
    update(command, button);
    return button;
  }

  /** The buttons that are hidden and may come while the game is played. */
  public List<IconButton> buttonsToCome() {
    List<IconButton> hidden = new ArrayList<>();
    buttons.forEach(
        (command, button) -> {
          if (!button.isManaged() && commands.isPassing(command)) {
            hidden.add(button);
          }
        });
    return hidden;
  }

  /** The commands that have buttons, available or not. */
  public Set<TableCommand> onToolbar() {
    return buttons.keySet();
  }

  /** New menu items for all commands. */
  public List<MenuItem> menuItems() {
    return items(MENU, true);
  }

  /** New items for the context menu of the board. */
  public List<MenuItem> boardMenuItems() {
    return items(BOARD_MENU, false);
  }

  private List<MenuItem> items(List<List<TableCommand>> groups, boolean everything) {
    List<MenuItem> made = new ArrayList<>();
    for (List<TableCommand> group : groups) {
      if (!made.isEmpty()) {
        made.add(new SeparatorMenuItem());
      }
      group.forEach(command -> made.add(item(command, everything)));
    }
    menus.add(made);
    update();
    return made;
  }

  private MenuItem item(TableCommand command, boolean everything) {
    MenuItem item =
        command == TableCommand.COORDINATES
            ? checkItem(commands.coordinatesProperty())
            : runningItem(command);
    item.setId((everything ? "menu-" : "board-") + command.id());
    entries.add(new Entry(command, item, everything));
    return item;
  }

  private MenuItem runningItem(TableCommand command) {
    MenuItem item = new MenuItem("", new Icon(command.icon()));
    item.setOnAction(_ -> commands.run(command));
    return item;
  }

  /** An item that shows whether a property is on and switches it. */
  private static MenuItem checkItem(BooleanProperty property) {
    CheckMenuItem item = new CheckMenuItem();
    item.selectedProperty().bindBidirectional(property);
    return item;
  }

  /** Leaves commands out of the menu, because the screen has them elsewhere. */
  public void leaveOutOfMenu(Set<TableCommand> others) {
    elsewhere = others;
    update();
  }

  /** Shows the keys in a menu while it is open; at other times the screen handles the keys. */
  public void showKeys(boolean shown) {
    for (Entry each : entries) {
      each.item()
          .setAccelerator(shown ? KeyNames.accelerator(each.command().keys(), localizer) : null);
    }
  }

  private void update() {
    Set<TableCommand> before = shownButtons();
    buttons.forEach(this::update);
    entries.forEach(this::update);
    menus.forEach(CommandBar::showSeparators);
    if (!shownButtons().equals(before)) {
      onButtonsChanged.run();
    }
  }

  private Set<TableCommand> shownButtons() {
    Set<TableCommand> shown = EnumSet.noneOf(TableCommand.class);
    buttons.forEach(
        (command, button) -> {
          if (button.isManaged()) {
            shown.add(command);
          }
        });
    return shown;
  }

  private void update(TableCommand command, IconButton button) {
    Nodes.setShown(button, commands.isAvailable(command));
    button.setDisable(!commands.isEnabled(command));
    button.setLabel(label(command));
    button.setShortText(shortText(command));
    if (command == TableCommand.EXCHANGE) {
      button.setOtherText(shortText(command, model.seats().takenOver().isEmpty()));
    }
    button.setIcon(icon(command));
  }

  private void update(Entry entry) {
    TableCommand command = entry.command();
    boolean leftOut = entry.everything() && elsewhere.contains(command);
    entry.item().setVisible(commands.isAvailable(command) && !leftOut);
    entry.item().setDisable(!commands.isEnabled(command));
    entry.item().setText(label(command));
  }

  /** Shows the separators that have visible items on both sides. */
  private static void showSeparators(List<MenuItem> menu) {
    boolean between = false;
    SeparatorMenuItem last = null;
    for (MenuItem each : menu) {
      if (each instanceof SeparatorMenuItem separator) {
        separator.setVisible(between);
        last = between ? separator : last;
        between = false;
      } else if (each.isVisible()) {
        between = true;
      }
    }
    if (!between && last != null) {
      last.setVisible(false);
    }
  }

  /** The name of a command, or of what it does while it is on. */
  private String label(TableCommand command) {
    String key =
        switch (command) {
          case LAUNCHER -> model.isFromHistory() ? "command.history" : "";
          case PAUSE -> model.controls().isPaused() ? "command.resume" : "";
          case EXCHANGE -> model.seats().takenOver().isEmpty() ? "" : "command.hand-back";
          case TRAINING -> model.trainingProperty().get() ? "command.training.end" : "";
          case EVALUATIONS -> commands.isThinkingShown() ? "command.evaluations.hide" : "";
          default -> "";
        };
    return localizer.localize(key.isEmpty() ? command.text() : Text.of(CommandBar.class, key));
  }

  private String shortText(TableCommand command) {
    if (ICON_ONLY.contains(command)) {
      return "";
    }
    return shortText(command, !model.seats().takenOver().isEmpty());
  }

  private String shortText(TableCommand command, boolean takenOver) {
    boolean handsBack = command == TableCommand.EXCHANGE && takenOver;
    String key = handsBack ? "short.hand-back" : "short." + command.id();
    return localizer.localize(CommandBar.class, key);
  }

  private String icon(TableCommand command) {
    return switch (command) {
      case PAUSE -> model.controls().isPaused() ? RESUME_ICON : command.icon();
      case TRAINING -> model.trainingProperty().get() ? TRAINING_ICON : command.icon();
      case EVALUATIONS -> commands.isThinkingShown() ? HIDE_ICON : command.icon();
      default -> command.icon();
    };
  }
}
