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
import quadrille.text.Text;

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

  /** New menu items for all commands. */
  public List<MenuItem> items() {
    List<MenuItem> made = new ArrayList<>();
    for (TableCommand command : TableCommand.values()) {
      if (AFTER_SEPARATOR.contains(command)) {
        made.add(new SeparatorMenuItem());
      }
      made.add(item(command));
    }
    return made;
  }

  private MenuItem item(TableCommand command) {
    MenuItem item = new MenuItem("", new Icon(command.icon()));
    item.setId("menu-" + command.id());
    item.setOnAction(_ -> commands.run(command));
    items.put(command, item);
    update(command, item);
    return item;
  }

  private void update() {
    buttons.forEach(this::update);
    items.forEach(this::update);
  }

  private void update(TableCommand command, IconButton button) {
    Nodes.setShown(button, commands.isAvailable(command));
    button.setDisable(!commands.isEnabled(command));
    button.setLabel(label(command));
    button.setIcon(icon(command));
  }

  private void update(TableCommand command, MenuItem item) {
    item.setVisible(commands.isAvailable(command));
    item.setDisable(!commands.isEnabled(command));
    item.setText(label(command));
  }

  /** The name of a command, or of what it does while it is on. */
  private String label(TableCommand command) {
    String key =
        switch (command) {
          case PAUSE -> model.controls().isPaused() ? "command.resume" : "";
          case EXCHANGE -> model.seats().takenOver().isEmpty() ? "" : "command.hand-back";
          case TRAINING -> model.trainingProperty().get() ? "command.training.end" : "";
          default -> "";
        };
    return localizer.localize(key.isEmpty() ? command.text() : Text.of(CommandBar.class, key));
  }

  private String icon(TableCommand command) {
    return switch (command) {
      case PAUSE -> model.controls().isPaused() ? RESUME_ICON : command.icon();
      case TRAINING -> model.trainingProperty().get() ? TRAINING_ICON : command.icon();
      default -> command.icon();
    };
  }
}
