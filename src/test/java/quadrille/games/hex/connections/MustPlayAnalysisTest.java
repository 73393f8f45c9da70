package quadrille.games.hex.connections;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Random;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import quadrille.core.BadInputException;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexFixture;
import quadrille.games.hex.HexPosition;
import quadrille.games.hex.connections.MustPlay.Verdict;

class MustPlayAnalysisTest {
  /** With more empty cells, playing out a position takes too long. */
  private static final int MAX_EMPTY = 12;

  @Test
  void connectionsAgreeWithPlayingOutRandomPositions() {
    checkRandomPositions(1_000, 1);
  }

  @Test
  @Tag("slow")
  void connectionsAgreeWithPlayingOutManyRandomPositions() {
    checkRandomPositions(10_000, 2);
  }

  /** Sets of cells have three words on the first of these boards and six on the last. */
  @ParameterizedTest
  @ValueSource(ints = {12, 15, 19})
  void connectionsInTheCornerOfALargeBoardAgreeWithPlayingOut(int size) {
    Random random = new Random(size);
    HexBoard large = largeBoard(size).board();
    MustPlayAnalysis analysis = new MustPlayAnalysis(large, Thoroughness.QUICK);
    int decided = 0;
    for (int i = 0; i < 100; i++) {
      HexPosition position = randomPosition(random);
      PlayedOut played = new PlayedOut(position);
      decided += check(position, played, inTheCorner(position, size), analysis, () -> false);
    }
    assertThat(decided).isGreaterThan(50);
  }

  private static HexPosition largeBoard(int size) {
    return HexFixture.GAME.start(
        HexFixture.settings("size", Integer.toString(size), "swap", "off"));
  }

  /** Puts a position at the right and bottom of a board, where stones stand for its other edges. */
  private static HexPosition inTheCorner(HexPosition position, int size) {
    HexPosition large = largeBoard(size);
    HexBoard board = large.board();
    int margin = size - position.board().rows();
    for (int cell = 0; cell < board.cells(); cell++) {
      int row = board.row(cell) - margin;
      int column = board.column(cell) - margin;
      Side side =
          row < 0
              ? Side.FIRST
              : column < 0 ? Side.SECOND : position.stone(position.board().cell(row, column));
      large = side == null ? large : large.withStone(side, cell, position.turn());
    }
    return large;
  }

  @Test
  void twoThreatsThatShareACellLeaveIt() throws BadInputException {
    Settings settings = HexFixture.settings("size", "3", "swap", "off");
    HexPosition position = HexFixture.position(".../.x./... o", settings);
    MustPlay found =
        new MustPlayAnalysis(position.board(), Thoroughness.HIGH)
            .analyse(StoneSets.of(position), position.turn(), () -> false);
    assertThat(found.verdict()).isEqualTo(Verdict.LOST);
    assertThat(found.carrier().size()).isEqualTo(4);
  }

  /**
   * Analyses positions thoroughly, as a search does, and with little work: what connections prove
   * must hold whatever was left out.
   */
  private void checkRandomPositions(int count, long seed) {
    Random random = new Random(seed);
    int decided = 0;
    for (int i = 0; i < count; i++) {
      HexPosition position = randomPosition(random);
      int polls = random.nextInt(20);
      MustPlayAnalysis thorough = new MustPlayAnalysis(position.board(), Thoroughness.HIGH);
      MustPlayAnalysis quick = new MustPlayAnalysis(position.board(), Thoroughness.QUICK);
      PlayedOut played = new PlayedOut(position);
      int[] polled = {0};
      decided += check(position, played, position, thorough, () -> false);
      check(position, played, position, quick, () -> false);
      check(position, played, position, quick, () -> ++polled[0] > polls);
    }
    assertThat(decided).isGreaterThan(count / 2);
  }

  /**
   * What connections of a position become after more stones must hold, also if they were found from
   * those of a position before.
   */
  @ParameterizedTest
  @ValueSource(ints = {6, 12, 15})
  void connectionsRememberedFromEarlierPositionsAgreeWithPlayingOut(int size) {
    Random random = new Random(3);
    // With more connections, hardly a position with so few empty cells is open.
    Thoroughness low = new Thoroughness(1, 2, 2, 2);
    MustPlayAnalysis analysis = new MustPlayAnalysis(largeBoard(size).board(), low);
    int later = 0;
    int decided = 0;
    for (int i = 0; i < 2_000; i++) {
      HexPosition position = randomPosition(random, 2 * MAX_EMPTY);
      Map<Side, KnownConnections> known = new EnumMap<>(Side.class);
      boolean open = true;
      while (open && position.winner() == null) {
        Side turn = position.turn();
        Side other = turn.other();
        HexPosition analysed = inTheCorner(position, size);
        StoneSets stones = StoneSets.of(analysed);
        MustPlay found =
            analysis.analyse(stones, turn, known.get(turn), known.get(other), () -> false);
        if (position.emptyCells().count() <= MAX_EMPTY) {
          int result = check(position, new PlayedOut(position), analysed, found);
          decided += known.isEmpty() ? 0 : result;
          later += known.containsKey(other) ? 1 : 0;
        }
        open = found.verdict() == Verdict.OPEN;
        if (open) {
          known.put(other, analysis.connectionsAgainst(turn, known.get(other)));
          int[] cells = position.emptyCells().toArray();
          position = position.play(cells[random.nextInt(cells.length)]);
        }
      }
    }
    assertThat(decided).isGreaterThan(40);
    assertThat(later).isGreaterThan(100);
  }

  /** The position that is analysed has the same empty cells in the same order. */
  private static int check(
      HexPosition position,
      PlayedOut played,
      HexPosition analysed,
      MustPlayAnalysis analysis,
      BooleanSupplier stop) {
    MustPlay found = analysis.analyse(StoneSets.of(analysed), position.turn(), stop);
    return check(position, played, analysed, found);
  }

  private static int check(
      HexPosition position, PlayedOut played, HexPosition analysed, MustPlay found) {
    Side turn = position.turn();
    int[] cells = position.emptyCells().toArray();
    int[] analysedCells = analysed.emptyCells().toArray();
    assertThat(analysedCells).hasSameSizeAs(cells);
    switch (found.verdict()) {
      case WON -> {
        assertThat(played.isWonBy(turn)).as(() -> "lost: " + position.stones()).isTrue();
        if (found.move() != MustPlay.ANY_MOVE) {
          int index = Arrays.binarySearch(analysedCells, found.move());
          assertThat(played.isWonBy(turn, cells[index])).isTrue();
        }
      }
      case LOST -> assertThat(played.isWonBy(turn)).as(() -> "won: " + position.stones()).isFalse();
      case OPEN -> {
        for (int i = 0; i < cells.length; i++) {
          int cell = cells[i];
          if (!found.region().contains(analysedCells[i])) {
            assertThat(played.isWonBy(turn, cell))
                .as(() -> cell + ": " + position.stones())
                .isFalse();
          }
        }
      }
    }
    return found.verdict() == Verdict.OPEN ? 0 : 1;
  }

  private static HexPosition randomPosition(Random random) {
    return randomPosition(random, MAX_EMPTY);
  }

  /** Returns a position without a winner, of 3 × 3 to 6 × 6. */
  private static HexPosition randomPosition(Random random, int maxEmpty) {
    int size = 3 + random.nextInt(4);
    Settings settings = HexFixture.settings("size", Integer.toString(size), "swap", "off");
    while (true) {
      HexPosition position = HexFixture.GAME.start(settings);
      int stones = Math.max(0, size * size - 4 - random.nextInt(maxEmpty - 3));
      while (position.stoneCount() < stones && position.winner() == null) {
        int[] empty = position.emptyCells().toArray();
        position = position.play(empty[random.nextInt(empty.length)]);
      }
      if (position.winner() == null) {
        return position;
      }
    }
  }
}
