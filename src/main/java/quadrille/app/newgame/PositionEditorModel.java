package quadrille.app.newgame;

import java.util.Map;
import java.util.Objects;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.core.Option;
import quadrille.core.Outcome;
import quadrille.core.Position;
import quadrille.core.PositionEditor;
import quadrille.core.PositionEditor.Brush;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.games.GameModule;
import quadrille.text.Text;

/** The model of the position editor: the pieces on the board, and why the position is invalid. */
public final class PositionEditorModel {
  private final Game game;
  private final PositionEditor editor;
  private final NewGameModel rules;
  private final ReadOnlyObjectWrapper<Position> position = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<@Nullable Text> error = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<@Nullable Text> readError = new ReadOnlyObjectWrapper<>();
  private final ObjectProperty<@Nullable Brush> brush = new SimpleObjectProperty<>();
  private final EditHistory history;
  private @Nullable Position start;
  private boolean combining;
  private Side turn;

  /**
   * @param module a game that has an editor
   * @param rules the rules of the position; may change
   * @param initial the initial pieces, or null for the starting position
   */
  public PositionEditorModel(GameModule module, NewGameModel rules, @Nullable Position initial) {
    game = module.game();
    editor = Objects.requireNonNull(module.editor());
    this.rules = rules;
    start = startOfRules();
    Position first = initial == null ? game.start(settings()) : initial;
    turn = first.turn();
    history = new EditHistory(new EditHistory.Entry(first, rules.setup()));
    brush.set(editor.brushes(settings()).getFirst());
    update(first);
    rules.valuesProperty().addListener((all, before, now) -> rulesChanged());
  }

  Settings settings() {
    return rules.valuesProperty().get();
  }

  NewGameModel rules() {
    return rules;
  }

  PositionEditor editor() {
    return editor;
  }

  /** The position, including the side to move. */
  public ReadOnlyObjectProperty<Position> positionProperty() {
    return position.getReadOnlyProperty();
  }

  /** Why the position is invalid, or null if it is valid. */
  public ReadOnlyObjectProperty<@Nullable Text> errorProperty() {
    return error.getReadOnlyProperty();
  }

  /** Why the last text could not be read; null after the next change of the position. */
  public ReadOnlyObjectProperty<@Nullable Text> readErrorProperty() {
    return readError.getReadOnlyProperty();
  }

  /** The piece that a click places; null empties the cell. */
  public ObjectProperty<@Nullable Brush> brushProperty() {
    return brush;
  }

  public Side turn() {
    return turn;
  }

  public void put(int cell) {
    update(editor.put(position.get(), cell, brush.get()));
  }

  public void turn(Side side) {
    turn = side;
    update(position.get());
  }

  /** Clears the board. */
  public void clear() {
    update(editor.emptyBoard(settings()));
  }

  /** Sets up the starting position. */
  public void setStart() {
    Position start = game.start(settings());
    turn = start.turn();
    update(start);
  }

  /** The position in the game's notation. */
  public String text() {
    return game.notation().format(position.get());
  }

  /**
   * Reads a position, including its board size. What cannot be read leaves the pieces as they are
   * and is reported as {@link #readErrorProperty}.
   */
  public void read(String text) {
    try {
      Map<Option, String> told = rules.knownOptions(game.notation().optionsOf(text));
      Settings wanted = settings();
      for (Map.Entry<Option, String> each : told.entrySet()) {
        wanted = wanted.with(each.getKey().name(), each.getValue());
      }
      Position read = game.notation().parsePosition(text, wanted);
      combining = true;
      rules.set(told);
      combining = false;
      turn = read.turn();
      update(read);
    } catch (BadInputException e) {
      readError.set(e.text());
    }
  }

  /** Applies new rules: to the pieces that fit, or to a starting position nobody has changed. */
  private void rulesChanged() {
    boolean unchanged = position.get().equals(start);
    start = startOfRules();
    if (unchanged && start != null) {
      setStart();
    } else {
      update(editor.withSettings(position.get(), settings()));
    }
  }

  /** The starting position under the rules, or null while they are invalid. */
  private @Nullable Position startOfRules() {
    return rules.errorProperty().get() == null ? game.start(settings()) : null;
  }

  private void update(Position next) {
    Position turned = editor.withTurn(next, turn);
    position.set(turned);
    readError.set(null);
    error.set(validate(turned));
    if (!combining) {
      history.add(new EditHistory.Entry(turned, rules.setup()));
    }
  }

  /** Whether there is a change to undo. */
  ReadOnlyBooleanProperty canUndoProperty() {
    return history.canUndoProperty();
  }

  /** Whether a change was undone and can be made again. */
  ReadOnlyBooleanProperty canRedoProperty() {
    return history.canRedoProperty();
  }

  /** Undoes the last change of the position or its rules, if there is one. */
  public void undo() {
    if (canUndoProperty().get()) {
      restore(history.undo());
    }
  }

  /** Makes the change again that was undone last, if there is one. */
  public void redo() {
    if (canRedoProperty().get()) {
      restore(history.redo());
    }
  }

  private void restore(EditHistory.Entry entry) {
    combining = true;
    rules.setRules(entry.rules());
    turn = entry.position().turn();
    update(entry.position());
    combining = false;
  }

  private @Nullable Text validate(Position set) {
    Text bad = rules.errorProperty().get();
    if (bad != null) {
      return bad;
    }
    try {
      editor.validate(game.notation().parsePosition(game.notation().format(set), settings()));
      Outcome outcome = line().outcome();
      return outcome == null
          ? null
          : Text.of(PositionEditorModel.class, "editor.over", outcome.text());
    } catch (BadInputException e) {
      return e.text();
    }
  }

  /** A game from this position. */
  public Line line() {
    return Line.from(game, settings(), position.get());
  }
}
