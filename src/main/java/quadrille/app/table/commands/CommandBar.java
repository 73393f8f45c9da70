package quadrille.app.table.commands;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import quadrille.app.table.model.TableModel;
import quadrille.app.ui.Icon;
import quadrille.app.ui.IconButton;
import quadrille.app.ui.Nodes;
import quadrille.app.ui.Subscriptions;
import quadrille.text.Localizer;

/** The buttons and menu items of the table's commands, which follow the state of the table. */
public final class CommandBar {
  /** The menu has a separator before each of these. */
  private static final Set<TableCommand> AFTER_SEPARATOR =
      Set.of(TableCommand.UNDO, TableCommand.FLIP, TableCommand.OPEN, TableCommand.BACK);

  private static final String RESUME_ICON = "mdi2p-play-outline";
  private static final String TRAINING_ICON = "mdi2b-bullseye-arrow";

  private final TableModel model;
  private final TableCommands commands;
  private final Localizer localizer;
  private final Map<TableCommand, IconButton> buttons = new EnumMap<>(TableCommand.class);
  private final Map<TableCommand, MenuItem> items = new EnumMap<>(TableCommand.class);

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
  }

  /** A new button for each of the commands. */
  public List<IconButton> buttons(TableCommand... shown) {
    List<IconButton> made = Stream.of(shown).map(this::button).toList();
    update();
    return made;
  }

  private IconButton button(TableCommand command) {
    IconButton button = new IconButton();
    button.setId(command.id());
    button.setIcon(command.icon());
    button.setLabel(command.label(localizer));
    button.setKeys(command.keys());
    button.setOnAction(event -> commands.run(command));
    buttons.put(command, button);
    return button;
  }

  /** New menu items for all commands. */
  public List<MenuItem> items() {
    List<MenuItem> made = new ArrayList<>();
    for (TableCommand command : TableCommand.values()) {
      if (AFTER_SEPARATOR.contains(command)) {
        made.add(new SeparatorMenuItem());
      }
      made.add(item(command));
    }
    update();
    return made;
  }

  private MenuItem item(TableCommand command) {
    MenuItem item = new MenuItem(command.label(localizer), new Icon(command.icon()));
    item.setId("menu-" + command.id());
    item.setOnAction(event -> commands.run(command));
    items.put(command, item);
    return item;
  }

  private void update() {
    buttons.forEach(
        (command, button) -> {
          Nodes.setShown(button, commands.isAvailable(command));
          button.setDisable(!commands.isEnabled(command));
        });
    items.forEach(
        (command, item) -> {
          item.setVisible(commands.isAvailable(command));
          item.setDisable(!commands.isEnabled(command));
        });
    updatePause();
    updateTakeover();
    updateTraining();
  }

  private void updateTakeover() {
    IconButton exchange = buttons.get(TableCommand.EXCHANGE);
    if (exchange != null) {
      exchange.setLabel(takeoverLabel());
    }
    MenuItem item = items.get(TableCommand.EXCHANGE);
    if (item != null) {
      item.setText(takeoverLabel());
    }
  }

  private String takeoverLabel() {
    return model.seats().takenOver().isEmpty()
        ? TableCommand.EXCHANGE.label(localizer)
        : localizer.localize(CommandBar.class, "command.hand-back");
  }

  private void updateTraining() {
    boolean training = model.trainingProperty().get();
    String label =
        training
            ? localizer.localize(CommandBar.class, "command.training.end")
            : TableCommand.TRAINING.label(localizer);
    IconButton button = buttons.get(TableCommand.TRAINING);
    if (button != null) {
      button.setIcon(training ? TRAINING_ICON : TableCommand.TRAINING.icon());
      button.setLabel(label);
    }
    MenuItem item = items.get(TableCommand.TRAINING);
    if (item != null) {
      item.setText(label);
    }
  }

  private void updatePause() {
    IconButton pause = buttons.get(TableCommand.PAUSE);
    if (pause != null) {
      boolean paused = model.controls().isPaused();
      pause.setIcon(paused ? RESUME_ICON : TableCommand.PAUSE.icon());
      pause.setLabel(
          paused
              ? localizer.localize(CommandBar.class, "command.resume")
              : TableCommand.PAUSE.label(localizer));
    }
  }
}
