package quadrille.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.MoveList;
import quadrille.core.Notation;
import quadrille.core.Position;
import quadrille.core.Side;

/** What every game in the list has to keep, under every kind of settings. */
class GameContractTest {
  /** How many random games of each game are played to their end, over all its settings. */
  private static final int GAMES = 1000;

  /** No random game takes longer. */
  private static final int MAX_PLIES = 2000;

  /** How many moves are looked at closely under one table's settings. */
  private static final int MOVES_CHECKED = 15_000;

  @ParameterizedTest
  @MethodSource("quadrille.games.GameVariant#all")
  void randomGamesEnd(GameVariant table) {
    int tables = GameVariant.of(table.module()).size();
    for (int seed = 0; seed <= GAMES / tables; seed++) {
      Random random = new Random(seed);
      Line line = Line.start(table.game(), table.settings());
      while (line.outcome() == null) {
        assertThat(line.ply()).as("plies of seed %d", seed).isLessThan(MAX_PLIES);
        assertCountersWithinLimits(line);
        line = line.play(random(line.position(), random));
      }
      assertThat(Objects.requireNonNull(line.outcome()).text().toString()).isNotBlank();
    }
  }

  private static void assertCountersWithinLimits(Line line) {
    for (Line.DrawCount count : line.drawCounts()) {
      assertThat(count.plies()).as("%s", line).isBetween(0, count.limit() - 1);
    }
  }

  @ParameterizedTest
  @MethodSource("quadrille.games.GameVariant#all")
  void theFirstSideMovesFirst(GameVariant table) {
    Position start = table.game().start(table.settings());
    assertThat(start.turn()).isEqualTo(Side.FIRST);
    assertThat(start.ending()).isNull();
    assertThat(table.game().start(table.settings())).isEqualTo(start);
  }

  @ParameterizedTest
  @MethodSource("quadrille.games.GameVariant#all")
  void movesAreCountedAsTheyAreListed(GameVariant table) {
    visit(
        table,
        position ->
            assertThat(position.countMoves())
                .as("%s", position)
                .isEqualTo(position.legalMoves().size()));
  }

  @ParameterizedTest
  @MethodSource("quadrille.games.GameVariant#all")
  void aGameIsOverExactlyWhenThereIsNoMove(GameVariant table) {
    visit(
        table,
        position -> {
          boolean stuck = position.legalMoves().isEmpty();
          assertThat(position.ending() != null).as("%s", position).isEqualTo(stuck);
        });
  }

  @ParameterizedTest
  @MethodSource("quadrille.games.GameVariant#all")
  void playIsTheSameFromAllImagesOfAPosition(GameVariant table) {
    Random random = new Random(1);
    for (int plies = 0; plies < 4; plies++) {
      Line line = Line.start(table.game(), table.settings());
      for (int i = 0; i < plies && line.outcome() == null; i++) {
        line = line.play(random(line.position(), random));
      }
      List<Position> images = table.game().images(line.position());
      assertThat(images.getFirst()).isEqualTo(line.position());
      for (Position image : images) {
        assertThat(image.turn()).isEqualTo(line.position().turn());
        assertThat(imagesAfterEachMove(table, image))
            .isEqualTo(imagesAfterEachMove(table, line.position()));
      }
    }
  }

  private static Set<Set<Position>> imagesAfterEachMove(GameVariant table, Position position) {
    return position.legalMoves().stream()
        .mapToObj(move -> Set.copyOf(table.game().images(position.play(move))))
        .collect(Collectors.toSet());
  }

  @ParameterizedTest
  @MethodSource("quadrille.games.GameVariant#all")
  void movesAreReadAsTheyAreWritten(GameVariant table) {
    Notation notation = table.game().notation();
    visit(
        table,
        position -> {
          Set<String> texts = new HashSet<>();
          for (long move : position.legalMoves().toArray()) {
            String text = notation.format(position, move);
            assertThat(texts.add(text)).as("written twice: %s", text).isTrue();
            assertThat(notation.parse(position, text)).as(text).isEqualTo(move);
          }
        });
  }

  @ParameterizedTest
  @MethodSource("quadrille.games.GameVariant#all")
  void positionsAreReadAsTheyAreWritten(GameVariant table) {
    Notation notation = table.game().notation();
    visit(
        table,
        position -> {
          String text = notation.format(position);
          assertThat(text).doesNotContain("\n");
          Position read = notation.parsePosition(text, table.settings());
          assertThat(read).isEqualTo(position).hasSameHashCodeAs(position);
          assertThat(read.key()).as(text).isEqualTo(position.key());
          assertThat(read.turn()).as(text).isEqualTo(position.turn());
          assertThat(read.legalMoves().toArray()).isEqualTo(position.legalMoves().toArray());
          assertThat(read.ending()).isEqualTo(position.ending());
        });
  }

  @ParameterizedTest
  @MethodSource("quadrille.games.GameVariant#all")
  void differentPositionsHaveDifferentKeys(GameVariant table) {
    Notation notation = table.game().notation();
    Map<Long, String> texts = new HashMap<>();
    visit(
        table,
        position -> {
          for (long move : position.legalMoves().toArray()) {
            Position after = position.play(move);
            String text = notation.format(after);
            assertThat(texts.computeIfAbsent(after.key(), key -> text)).isEqualTo(text);
          }
        });
  }

  @ParameterizedTest
  @MethodSource("quadrille.games.GameVariant#all")
  void playingAMoveChangesNothingButTheResult(GameVariant table) {
    Notation notation = table.game().notation();
    visit(
        table,
        position -> {
          String text = notation.format(position);
          long key = position.key();
          long[] moves = position.legalMoves().toArray();
          for (long move : moves) {
            assertThat(position.play(move)).isEqualTo(position.play(move)).isNotEqualTo(position);
          }
          assertThat(notation.format(position)).isEqualTo(text);
          assertThat(position.key()).isEqualTo(key);
          assertThat(position.legalMoves().toArray()).isEqualTo(moves);
        });
  }

  @ParameterizedTest
  @MethodSource("quadrille.games.GameVariant#all")
  void movesAreAppendedToTheList(GameVariant table) {
    Position start = table.game().start(table.settings());
    MoveList moves = new MoveList(1);
    moves.add(MoveList.NONE);
    start.moves(moves);
    assertThat(moves.get(0)).isEqualTo(MoveList.NONE);
    assertThat(moves.size()).isEqualTo(start.legalMoves().size() + 1);
    assertThat(moves.stream().distinct().count()).isEqualTo(moves.size());
  }

  @ParameterizedTest
  @MethodSource("quadrille.games.GameVariant#all")
  void theStepsOfAGameAreConsistent(GameVariant table) {
    for (int seed = 0; seed < 5; seed++) {
      Random random = new Random(seed);
      StepConsistency ledger = new StepConsistency();
      Position position = table.game().start(table.settings());
      for (int ply = 0; ply < MAX_PLIES && position.ending() == null; ply++) {
        long move = random(position, random);
        String what = table.game().notation().format(position, move) + " in " + position;
        ledger.add(table.game().steps(position, move), what);
        position = position.play(move);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("quadrille.games.GameVariant#all")
  void noPositionRepeatsAfterAnIrreversibleMove(GameVariant table) {
    for (int seed = 100; seed < 105; seed++) {
      Random random = new Random(seed);
      Set<Position> before = new HashSet<>();
      Line line = Line.start(table.game(), table.settings());
      while (line.outcome() == null) {
        before.add(line.position());
        line = line.play(random(line.position(), random));
        if (line.reversiblePlies() == 0) {
          assertThat(before).as("%s", line).doesNotContain(line.position());
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("quadrille.games.GameVariant#all")
  void theDiagramHasSeveralLinesOfText(GameVariant table) {
    visit(
        table,
        position ->
            assertThat(table.game().notation().diagram(position).lines()).hasSizeGreaterThan(2));
  }

  /** Looks at every position of random games until enough moves have been seen. */
  private static void visit(GameVariant table, Visitor visitor) {
    Random random = new Random(1);
    for (int looks = 0; looks < MOVES_CHECKED; ) {
      Position position = table.game().start(table.settings());
      for (int ply = 0; ply < MAX_PLIES; ply++) {
        looks += 1 + position.legalMoves().size();
        visitor.visit(position);
        if (position.ending() != null) {
          break;
        }
        position = position.play(random(position, random));
      }
    }
  }

  private static long random(Position position, Random random) {
    MoveList moves = position.legalMoves();
    return moves.get(random.nextInt(moves.size()));
  }

  /** Looks at a position. */
  private interface Visitor {
    void look(Position position) throws BadInputException;

    default void visit(Position position) {
      try {
        look(position);
      } catch (BadInputException e) {
        throw new AssertionError(position + ": " + e.text(), e);
      }
    }
  }
}
