package quadrille.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import quadrille.board.skin.BoardCell;
import quadrille.board.skin.BoardPreferences;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.MoveList;
import quadrille.core.Notation;
import quadrille.core.Option;
import quadrille.core.Position;
import quadrille.core.PositionEditor;
import quadrille.core.PositionEditor.Brush;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.core.Side;

/** What every game's position editor keeps to. */
class PositionEditorContractTest {
  static final List<GameModule> ROOMS =
      Games.ALL.stream().filter(module -> module.editor() != null).toList();

  private static PositionEditor editor(GameModule module) {
    return Objects.requireNonNull(module.editor());
  }

  private static Settings settings(GameModule room) {
    try {
      return Rules.settings(room.game(), null, Map.of());
    } catch (BadInputException e) {
      throw new IllegalArgumentException(e);
    }
  }

  /** The cells of the board that can be clicked. */
  private static List<Integer> cells(GameModule room) {
    return room.skin().get().shape(settings(room), BoardPreferences.DEFAULT, false).cells().stream()
        .filter(BoardCell::playable)
        .map(BoardCell::id)
        .toList();
  }

  @ParameterizedTest
  @FieldSource("ROOMS")
  void puttingThePieceAgainRemovesIt(GameModule room) {
    PositionEditor editor = editor(room);
    Position empty = editor.withTurn(editor.emptyBoard(settings(room)), Side.FIRST);
    for (Brush brush : editor.brushes(settings(room))) {
      for (int cell : cells(room)) {
        Position set = editor.put(empty, cell, brush);
        Position back = editor.withTurn(editor.put(set, cell, brush), Side.FIRST);
        assertThat(back).as("%s on %d", brush.id(), cell).isEqualTo(empty);
      }
    }
  }

  @ParameterizedTest
  @FieldSource("ROOMS")
  void everyBrushPutsADifferentPiece(GameModule room) {
    PositionEditor editor = editor(room);
    Position empty = editor.emptyBoard(settings(room));
    int cell = cells(room).get(cells(room).size() / 2 + 1);
    Notation notation = room.game().notation();
    assertThat(editor.brushes(settings(room)))
        .extracting(brush -> notation.format(editor.put(empty, cell, brush)))
        .doesNotContain(notation.format(empty));
    assertThat(
            editor.put(
                editor.put(empty, cell, editor.brushes(settings(room)).getFirst()), cell, null))
        .isEqualTo(empty);
  }

  @ParameterizedTest
  @FieldSource("ROOMS")
  void positionsFromRealGamesAreAccepted(GameModule room) {
    SplittableRandom lot = new SplittableRandom(5);
    for (int game = 0; game < 20; game++) {
      Line line = Line.start(room.game(), settings(room));
      for (int ply = 0; ply < 30 && line.outcome() == null; ply++) {
        Position position = line.position();
        assertThatCode(() -> editor(room).validate(position)).doesNotThrowAnyException();
        MoveList moves = position.legalMoves();
        line = line.play(moves.toArray()[lot.nextInt(moves.toArray().length)]);
      }
    }
  }

  @ParameterizedTest
  @FieldSource("ROOMS")
  void settingTheTurnChangesNothingElse(GameModule room) {
    PositionEditor editor = editor(room);
    Position start = room.game().start(settings(room));
    Position other = editor.withTurn(start, start.turn().other());
    assertThat(other.turn()).isEqualTo(start.turn().other());
    assertThat(editor.withTurn(other, start.turn())).isEqualTo(start);
  }

  @ParameterizedTest
  @FieldSource("ROOMS")
  void piecesKeepTheirPlaceOnALargerBoard(GameModule room) throws BadInputException {
    PositionEditor editor = editor(room);
    Settings usual = settings(room);
    Settings larger = usual;
    for (Option option : room.game().options()) {
      if (List.of("rows", "columns", "size").contains(option.name())) {
        larger = larger.with(option.name(), String.valueOf(usual.integer(option.name()) + 2));
      }
    }
    room.game().validate(larger);
    SplittableRandom random = new SplittableRandom(7);
    Line line = Line.start(room.game(), usual);
    while (line.ply() < 25 && line.outcome() == null) {
      long[] moves = line.position().legalMoves().toArray();
      line = line.play(moves[random.nextInt(moves.length)]);
    }
    Position moved = editor.withSettings(line.position(), larger);
    assertThat(editor.withSettings(moved, usual)).isEqualTo(line.position());
  }

  @ParameterizedTest
  @FieldSource("ROOMS")
  void aSetUpPositionHasTheKeyOfTheSamePositionReached(GameModule room) throws BadInputException {
    PositionEditor editor = editor(room);
    Position start = room.game().start(settings(room));
    int cell = cells(room).getFirst();
    Brush brush = editor.brushes(settings(room)).getFirst();
    Position twice = editor.put(editor.put(start, cell, brush), cell, null);
    String text = room.game().notation().format(twice);
    Position read = room.game().notation().parsePosition(text, settings(room));
    assertThat(read.key()).isEqualTo(twice.key());
  }
}
