package quadrille.app.table;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import quadrille.app.common.Icon;
import quadrille.app.common.IconButton;
import quadrille.app.common.Watch;
import quadrille.app.common.Words;

/** The commands of the table as buttons and as the items of a menu, kept up to date together. */
final class CommandBar {
  /** The menu has a line before these. */
  private static final Set<TableCommand> SEPARATED =
      Set.of(TableCommand.UNDO, TableCommand.FLIP, TableCommand.OPEN, TableCommand.BACK);

  private static final String RESUME_ICON = "mdi2p-play-outline";

  private static final String TRAINING_ICON = "mdi2b-bullseye-arrow";

  private final TableModel model;
  private final TableCommands commands;
  private final Words words;
  private final Map<TableCommand, IconButton> buttons = new EnumMap<>(TableCommand.class);
  private final Map<TableCommand, MenuItem> items = new EnumMap<>(TableCommand.class);

  CommandBar(TableModel model, TableCommands commands, Words words, Watch watch) {
    this.model = model;
    this.commands = commands;
    this.words = words;
    watch.run(model.stateProperty(), this::update);
    watch.run(model.shownProperty(), this::update);
    watch.run(model.seatsProperty(), this::update);
    watch.run(commands.waitingProperty(), this::update);
    watch.run(model.game().changesProperty(), this::update);
    watch.run(model.trainingProperty(), this::update);
  }

  /** A new button for each command. */
  List<IconButton> buttons(TableCommand... wanted) {
    List<IconButton> made = List.of(wanted).stream().map(this::button).toList();
    update();
    return made;
  }

  private IconButton button(TableCommand command) {
    IconButton button = new IconButton();
    button.setId(command.id());
    button.setIcon(command.icon());
    button.setLabel(command.label(words));
    button.setKeys(command.keys());
    button.setOnAction(event -> commands.run(command));
    buttons.put(command, button);
    return button;
  }

  /** The items of a menu that holds every command. */
  List<MenuItem> items() {
    List<MenuItem> made = new ArrayList<>();
    for (TableCommand command : TableCommand.values()) {
      if (SEPARATED.contains(command)) {
        made.add(new SeparatorMenuItem());
      }
      made.add(item(command));
    }
    update();
    return made;
  }

  private MenuItem item(TableCommand command) {
    MenuItem item = new MenuItem(command.label(words), new Icon(command.icon()));
    item.setId("menu-" + command.id());
    item.setOnAction(event -> commands.run(command));
    items.put(command, item);
    return item;
  }

  private void update() {
    buttons.forEach(
        (command, button) -> {
          button.setVisible(commands.isOffered(command));
          button.setManaged(commands.isOffered(command));
          button.setDisable(!commands.isPossible(command));
        });
    items.forEach(
        (command, item) -> {
          item.setVisible(commands.isOffered(command));
          item.setDisable(!commands.isPossible(command));
        });
    showPause();
    showExchange();
    showTraining();
  }

  private void showExchange() {
    IconButton exchange = buttons.get(TableCommand.EXCHANGE);
    if (exchange != null) {
      exchange.setLabel(exchangeLabel());
    }
    MenuItem item = items.get(TableCommand.EXCHANGE);
    if (item != null) {
      item.setText(exchangeLabel());
    }
  }

  private String exchangeLabel() {
    return model.seats().takenOver().isEmpty()
        ? TableCommand.EXCHANGE.label(words)
        : words.say(CommandBar.class, "command.hand-back");
  }

  private void showTraining() {
    boolean training = model.trainingProperty().get();
    String label =
        training
            ? words.say(CommandBar.class, "command.training.end")
            : TableCommand.TRAINING.label(words);
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

  private void showPause() {
    IconButton pause = buttons.get(TableCommand.PAUSE);
    if (pause != null) {
      boolean paused = model.isPaused();
      pause.setIcon(paused ? RESUME_ICON : TableCommand.PAUSE.icon());
      pause.setLabel(
          paused ? words.say(CommandBar.class, "command.resume") : TableCommand.PAUSE.label(words));
    }
  }
}
