package quadrille.app.newgame;

import java.util.Map;
import java.util.Objects;
import javafx.beans.property.ObjectProperty;
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

/** A position being set up by hand: what stands on the board, and why it cannot be played. */
public final class PositionEditorModel {
  private final Game game;
  private final PositionEditor editor;
  private final NewGameModel rules;
  private final ReadOnlyObjectWrapper<Position> position = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<@Nullable Text> error = new ReadOnlyObjectWrapper<>();
  private final ObjectProperty<@Nullable Brush> brush = new SimpleObjectProperty<>();
  private Side turn = Side.FIRST;

  /**
   * @param module a game that has an editor
   * @param rules the rules that the position is set up for; may be changed meanwhile
   * @param start what stands on the board at first, or null for the game's usual start
   */
  public PositionEditorModel(GameModule module, NewGameModel rules, @Nullable Position start) {
    game = module.game();
    editor = Objects.requireNonNull(module.editor());
    this.rules = rules;
    Position first = start == null ? game.start(settings()) : start;
    turn = first.turn();
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

  /** What stands on the board, with the side that is to move. */
  public ReadOnlyObjectProperty<Position> positionProperty() {
    return position.getReadOnlyProperty();
  }

  /** Why this cannot be played, or null if it can. */
  public ReadOnlyObjectProperty<@Nullable Text> errorProperty() {
    return error.getReadOnlyProperty();
  }

  /** What a click puts on the board; null for nothing: it empties cells. */
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

  /** Takes everything off the board. */
  public void clear() {
    update(editor.emptyBoard(settings()));
  }

  /** Sets up the start of a game. */
  public void setStart() {
    Position start = game.start(settings());
    turn = start.turn();
    update(start);
  }

  /** The position as the game writes it. */
  public String text() {
    return game.notation().format(position.get());
  }

  /** Sets up what a text says, with the size of the board that it tells; or tells what is wrong. */
  public void read(String text) {
    try {
      for (Map.Entry<String, String> each : game.notation().optionsOf(text).entrySet()) {
        game.options().stream()
            .filter(option -> option.name().equals(each.getKey()))
            .forEach(option -> set(option, each.getValue()));
      }
      Position read = game.notation().parsePosition(text, settings());
      turn = read.turn();
      update(read);
    } catch (BadInputException e) {
      error.set(e.text());
    }
  }

  private void set(Option option, String text) {
    String value = option.canonical(text);
    if (value != null) {
      rules.set(option, value);
    }
  }

  /** Other rules: what stands on the board stays where it can. */
  private void rulesChanged() {
    Position kept;
    try {
      kept = game.notation().parsePosition(text(), settings());
    } catch (BadInputException e) {
      kept = editor.emptyBoard(settings());
    }
    update(kept);
  }

  private void update(Position next) {
    Position turned = editor.withTurn(next, turn);
    position.set(turned);
    error.set(validate(turned));
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

  /** A game that starts from this position. */
  public Line line() {
    return Line.from(game, settings(), position.get());
  }
}
