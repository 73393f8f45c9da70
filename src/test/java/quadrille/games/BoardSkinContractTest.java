package quadrille.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.shape.Polygon;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import quadrille.board.BoardLooks;
import quadrille.board.input.MoveInput;
import quadrille.board.input.MoveInput.Result;
import quadrille.board.skin.BoardCell;
import quadrille.board.skin.BoardOption;
import quadrille.board.skin.BoardPreferences;
import quadrille.board.skin.BoardShape;
import quadrille.board.skin.BoardSkin;
import quadrille.board.skin.Direction;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.MoveList;
import quadrille.core.Position;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.core.Step;
import quadrille.text.Text;

/** What holds for the board of every game. */
class BoardSkinContractTest {
  private static final int RANDOM_GAMES = 3;

  /** The texts that were read; most cells say the same in many positions. */
  private static final Set<Text> READ = new HashSet<>();

  static Stream<Arguments> boards() throws BadInputException {
    Stream.Builder<Arguments> boards = Stream.builder();
    for (GameModule room : Games.ALL) {
      for (Map<String, String> given : variants(room.game().id())) {
        Settings settings = Rules.settings(room.game(), null, given);
        boards.add(Arguments.of(room, settings));
      }
    }
    return boards.build();
  }

  private static List<Map<String, String>> variants(String game) {
    return switch (game) {
      case "hex" ->
          List.of(
              Map.of(),
              Map.of("rows", "2", "columns", "19"),
              Map.of("size", "19"),
              Map.of("size", "7", "tiling", "square"),
              Map.of("size", "8", "tiling", "triangular"));
      case "dames" -> List.of(Map.of(), Map.of("size", "6"), Map.of("size", "14"));
      case "hexxagon" -> List.of(Map.of(), Map.of("holes", "none"));
      case "dots" -> List.of(Map.of(), Map.of("size", "12"), Map.of("rows", "1", "columns", "4"));
      default -> List.of(Map.of());
    };
  }

  @ParameterizedTest
  @MethodSource("boards")
  void everyCellHasItsOwnNumberNameAndPlace(GameModule room, Settings settings) {
    for (BoardShape shape : shapes(room.skin().get(), settings)) {
      Set<Integer> ids = new HashSet<>();
      for (BoardCell cell : shape.cells()) {
        assertThat(ids.add(cell.id())).isTrue();
        assertThat(cell.name()).isNotBlank();
        assertThat(shape.extent().contains(cell.centre())).isTrue();
        assertThat(cell.outline()).allMatch(shape.extent()::contains);
        assertThat(cell.playable() ? cellsClickedAt(shape, cell) : List.of(cell))
            .containsExactly(cell);
      }
      assertThat(shape.labels()).allMatch(label -> shape.labelledExtent().contains(label.centre()));
    }
  }

  /** The board with every value of its options, from both sides. */
  private static List<BoardShape> shapes(BoardSkin skin, Settings settings) {
    return preferenceVariants(skin).stream()
        .flatMap(
            taste ->
                Stream.of(skin.shape(settings, taste, false), skin.shape(settings, taste, true)))
        .toList();
  }

  private static List<BoardPreferences> preferenceVariants(BoardSkin skin) {
    List<BoardPreferences> tastes = new ArrayList<>(List.of(BoardPreferences.DEFAULT));
    for (BoardOption option : skin.options()) {
      for (String value : option.values()) {
        tastes.add(BoardPreferences.DEFAULT.with(option, value));
      }
    }
    return tastes;
  }

  @ParameterizedTest
  @MethodSource("boards")
  void everyOverlayCanBeDrawnInEveryPosition(GameModule room, Settings settings) {
    BoardSkin skin = room.skin().get();
    BoardShape shape = skin.shape(settings, BoardPreferences.DEFAULT, false);
    forRandomPositions(
        room,
        settings,
        line -> {
          assertThat(skin.overlays(line.position(), shape, BoardPreferences.DEFAULT)).isEmpty();
          for (BoardPreferences taste : preferenceVariants(skin)) {
            assertThat(skin.overlays(line.position(), shape, taste))
                .allMatch(
                    node ->
                        shape
                            .extent()
                            .contains(
                                node.getBoundsInParent().getCenterX(),
                                node.getBoundsInParent().getCenterY()));
          }
        });
  }

  @ParameterizedTest
  @MethodSource("boards")
  void everyLookAndOptionIsNamedInBothLanguages(GameModule room, Settings settings) {
    BoardSkin skin = room.skin().get();
    assertThat(skin.looks()).hasSizeGreaterThanOrEqualTo(4).contains("safe", "contrast");
    skin.looks().forEach(look -> assertReadable(BoardLooks.name(look)));
    for (BoardOption option : skin.options()) {
      assertReadable(room.game().text("board." + option.name()));
      if (!option.isToggle()) {
        option
            .values()
            .forEach(
                value -> assertReadable(room.game().text("board." + option.name() + "." + value)));
      }
    }
  }

  /** The cells that take a click in the middle of a cell. */
  private static List<BoardCell> cellsClickedAt(BoardShape shape, BoardCell cell) {
    return shape.cells().stream()
        .filter(BoardCell::playable)
        .filter(each -> each.centre().distance(cell.centre()) < 2 * BoardShape.UNIT)
        .filter(each -> polygon(each).contains(cell.centre()))
        .toList();
  }

  private static Polygon polygon(BoardCell cell) {
    Polygon polygon = new Polygon();
    cell.area().forEach(each -> polygon.getPoints().addAll(each.getX(), each.getY()));
    return polygon;
  }

  @ParameterizedTest
  @MethodSource("boards")
  void theArrowKeysReachEveryCellInTheirDirection(GameModule room, Settings settings) {
    for (BoardShape shape : shapes(room.skin().get(), settings)) {
      List<BoardCell> playable = shape.cells().stream().filter(BoardCell::playable).toList();
      Set<BoardCell> seen = new HashSet<>();
      Deque<BoardCell> open = new ArrayDeque<>(List.of(playable.getFirst()));
      while (!open.isEmpty()) {
        BoardCell cell = open.remove();
        if (seen.add(cell)) {
          open.addAll(neighbours(shape, cell));
        }
      }
      assertThat(seen).hasSameSizeAs(playable);
    }
  }

  private static List<BoardCell> neighbours(BoardShape shape, BoardCell cell) {
    List<BoardCell> around = new ArrayList<>();
    for (Direction direction : Direction.values()) {
      int next = shape.navigation().next(cell.id(), direction);
      for (BoardCell each : shape.cells()) {
        if (each.id() == next) {
          assertPointsTowards(cell, each, direction);
          around.add(each);
        }
      }
    }
    return around;
  }

  private static void assertPointsTowards(BoardCell from, BoardCell to, Direction direction) {
    var way = to.centre().subtract(from.centre());
    double along =
        switch (direction) {
          case UP -> -way.getY();
          case DOWN -> way.getY();
          case LEFT -> -way.getX();
          case RIGHT -> way.getX();
        };
    assertThat(along).as("%s %s %s", from.name(), direction, to.name()).isPositive();
  }

  @ParameterizedTest
  @MethodSource("boards")
  void everyLegalMoveCanBePickedAndShown(GameModule room, Settings settings) {
    BoardSkin skin = room.skin().get();
    Set<Integer> playable = new HashSet<>();
    Set<Integer> all = new HashSet<>();
    for (BoardCell cell : skin.shape(settings, BoardPreferences.DEFAULT, false).cells()) {
      all.add(cell.id());
      if (cell.playable()) {
        playable.add(cell.id());
      }
    }
    forRandomPositions(
        room,
        settings,
        line -> {
          Position position = line.position();
          MoveInput input = input(skin, position);
          for (long move : position.legalMoves().toArray()) {
            assertThat(playable).containsAll(clicked(skin, position, move));
            assertThat(input.pickMove(move)).isEqualTo(Result.WAITING);
            assertThat(input.completeMove()).hasValue(move);
            for (Step step : room.game().steps(position, move)) {
              assertThat(all).contains(step.cell(), step.target());
            }
          }
          assertThat(playable).containsAll(skin.forcedCells(position));
          assertThat(playable).containsAll(skin.winningCells(position));
        });
  }

  private static Set<Integer> clicked(BoardSkin skin, Position position, long move) {
    return skin.clickPaths(position, move).stream()
        .flatMapToInt(Arrays::stream)
        .boxed()
        .collect(Collectors.toSet());
  }

  private static MoveInput input(BoardSkin skin, Position position) {
    long[] moves = position.legalMoves().toArray();
    return new MoveInput(moves, move -> skin.clickPaths(position, move), true);
  }

  @ParameterizedTest
  @MethodSource("boards")
  void everyCellAndEveryRefusalCanBeReadInBothLanguages(GameModule room, Settings settings) {
    BoardSkin skin = room.skin().get();
    BoardShape shape = skin.shape(settings, BoardPreferences.DEFAULT, false);
    forRandomPositions(
        room,
        settings,
        line -> {
          MoveInput input = input(skin, line.position());
          for (BoardCell cell : shape.cells()) {
            assertReadable(skin.describe(line.position(), cell));
            input.clear();
            boolean refused = input.pick(cell.id()) == Result.REFUSED;
            if (refused && cell.playable() && line.outcome() == null) {
              assertReadable(skin.refusalReason(line, List.of(), cell.id()));
            }
          }
        });
  }

  private static void assertReadable(Text text) {
    if (READ.add(text)) {
      assertThat(text.in(Locale.ENGLISH)).isNotBlank().doesNotContain("{");
      assertThat(text.in(Locale.FRENCH)).isNotBlank().doesNotContain("{");
    }
  }

  /** A few positions along a few random games. */
  private static void forRandomPositions(GameModule room, Settings settings, Check check) {
    Random random = new Random(5);
    for (int game = 0; game < RANDOM_GAMES; game++) {
      Line line = Line.start(room.game(), settings);
      for (int ply = 0; line.outcome() == null && ply < 400; ply++) {
        if (ply % 12 == 0) {
          check.of(line);
        }
        MoveList moves = line.position().legalMoves();
        line = line.play(moves.get(random.nextInt(moves.size())));
      }
      check.of(line);
    }
  }

  private interface Check {
    void of(Line line);
  }
}
