package quadrille.games.dames.bitbase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static quadrille.games.dames.DamesFixture.settings;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import quadrille.core.MoveList;
import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.DamesRules;
import quadrille.search.bitbase.BitbaseMaker;

/** What the endgame tables say is what play leads to. */
class BitbasesTest {
  private static final DamesRules INTERNATIONAL = rules("international");

  @TempDir private Path folder;

  private static DamesRules rules(String text) {
    try {
      return DamesRules.of(settings(text));
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  private List<BitbaseMaker.Contents> make(String text, int pieces) throws Exception {
    List<BitbaseMaker.Contents> made = new ArrayList<>();
    new DamesBitbaseMaker(settings(text))
        .make(
            pieces,
            folder,
            new BitbaseMaker.Listener() {
              @Override
              public void started(String name, int number, int total) {
                assertThat(number).isLessThanOrEqualTo(total);
              }

              @Override
              public void finished(BitbaseMaker.Contents contents) {
                made.add(contents);
              }
            });
    return made;
  }

  private Bitbases read(DamesRules rules, int pieces) throws Exception {
    Bitbases tables = new Bitbases(rules);
    for (int count = BitbaseMaker.MIN_PIECES; count <= pieces; count++) {
      for (Material material : Material.ofPieces(count)) {
        assertThat(tables.read(folder, material)).isTrue();
      }
    }
    return tables;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "international size=6",
        "english size=6",
        "russian size=6",
        "casual size=6 capture=OPTIONAL"
      })
  void theyAgreeWithPlainIterationOverAllPositionsOfASmallBoard(String text) throws Exception {
    make(text, 3);
    Bitbases tables = read(rules(text), 3);
    PlainIteration plain = new PlainIteration(rules(text));
    plain.run();
    plain.forEach(
        (position, result) ->
            assertThat(tables.solve(position)).as("%s", position).isEqualTo(result));
    WinLengths lengths = WinLengths.of(tables);
    plain.forEachLength(
        (position, plies) -> {
          assertThat(lengths.find(position, () -> false)).isTrue();
          assertThat(lengths.plies(position)).as("%s", position).isEqualTo(plies);
        });
  }

  /**
   * The counts are Ed Trice's, without the positions in which a capture is forced (damforum.nl).
   */
  @Test
  void oneKingAgainstOneOnTheEnglishBoardHasThePublishedCounts() throws Exception {
    BitbaseMaker.Contents kings = make("english", 2).getFirst();
    assertThat(kings.name()).isEqualTo("k-k");
    assertThat(kings.wins()).isEqualTo(158);
    assertThat(kings.draws()).isEqualTo(654);
    assertThat(kings.losses()).isEqualTo(108);
  }

  @ParameterizedTest
  @CsvSource({"international, 4", "russian, 4", "english, 5"})
  void theProgramBringsTablesAlong(String preset, int pieces) {
    assertThat(Bitbases.of(rules(preset)).maxPieces()).isEqualTo(pieces);
  }

  @Test
  void withoutTheTableOfOneSideItsMovesAreLookedUp() throws Exception {
    make("english size=6", 4);
    DamesRules rules = rules("english size=6");
    Bitbases all = read(rules, 4);
    Bitbases some = new Bitbases(rules);
    for (int count = BitbaseMaker.MIN_PIECES; count <= 4; count++) {
      for (Material material : Material.ofPieces(count)) {
        int own = material.men() + material.kings();
        if (count < 4 || 2 * own >= count) {
          assertThat(some.read(folder, material)).isTrue();
        }
      }
    }
    Random random = new Random(5);
    for (Material material : Material.ofPieces(4)) {
      PositionIndex index = new PositionIndex(rules, material);
      for (int i = 0; i < 200; i++) {
        DamesPosition position = index.position(random.nextInt(index.size()));
        if (position != null) {
          assertThat(some.solve(position)).as("%s", position).isEqualTo(all.solve(position));
        }
      }
    }
  }

  @Test
  void boardsOfTwoWordsHaveNoTables() {
    assertThat(Bitbases.of(rules("canadian")).maxPieces()).isZero();
  }

  @Test
  void everyNumberIsThatOfItsPosition() {
    Random random = new Random(1);
    for (Material material : Material.ofPieces(5)) {
      PositionIndex index = new PositionIndex(INTERNATIONAL, material);
      for (int i = 0; i < 20; i++) {
        int number = random.nextInt(index.size());
        DamesPosition position = index.position(number);
        if (position != null) {
          assertThat(index.of(position.white(), position.black(), position.kings()))
              .isEqualTo(number);
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"international", "russian", "english"})
  void aSearchThatSeesTheEndFindsTheResultInTheTable(String preset) {
    compareWithSearch(rules(preset), 100, 3);
  }

  @ParameterizedTest
  @ValueSource(strings = {"international", "russian", "english"})
  @Tag("slow")
  void aSearchThatSeesTheEndFindsTheResultInTheTableInThousandsOfPositions(String preset) {
    compareWithSearch(rules(preset), 5000, 4);
  }

  /** Compares positions of every class, and their moves. */
  private static void compareWithSearch(DamesRules rules, int count, int depth) {
    Bitbases tables = Bitbases.of(rules);
    Random random = new Random(7);
    for (int i = 0; i < count; i++) {
      List<Material> classes = Material.ofPieces(2 + i % (tables.maxPieces() - 1));
      PositionIndex index = new PositionIndex(rules, classes.get(random.nextInt(classes.size())));
      DamesPosition position = index.position(random.nextInt(index.size()));
      if (position == null) {
        continue;
      }
      EndgameResult result = tables.solve(position);
      assertThat(result).as("%s", position).isEqualTo(best(position, tables));
      EndgameResult seen = search(position, depth);
      assertThat(seen).as("%s", position).isIn(EndgameResult.DRAW, result);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"russian", "english"})
  void theLengthOfAWinFollowsFromThoseAfterItsMoves(String preset) {
    Bitbases tables = Bitbases.of(rules(preset));
    WinLengths lengths = WinLengths.of(tables);
    Random random = new Random(3);
    for (Material material : Material.ofPieces(4)) {
      PositionIndex index = new PositionIndex(rules(preset), material);
      for (int i = 0; i < 300; i++) {
        DamesPosition position = index.position(random.nextInt(index.size()));
        if (position != null) {
          assertThat(lengths.find(position, () -> false)).isTrue();
          int plies = lengths.plies(position);
          assertThat(plies).as("%s", position).isEqualTo(pliesByMoves(position, lengths));
          assertThat(result(plies)).as("%s", position).isEqualTo(tables.solve(position));
        }
      }
    }
  }

  private static EndgameResult result(int plies) {
    if (plies == RetrogradeAnalysis.DRAWN) {
      return EndgameResult.DRAW;
    }
    return plies % 2 == 1 ? EndgameResult.WIN : EndgameResult.LOSS;
  }

  private static int pliesByMoves(DamesPosition position, WinLengths lengths) {
    MoveList moves = position.legalMoves();
    int[] replies =
        IntStream.range(0, moves.size())
            .map(i -> lengths.plies(position.play(moves.get(i))))
            .toArray();
    OptionalInt win = IntStream.of(replies).filter(each -> each >= 0 && each % 2 == 0).min();
    if (win.isPresent()) {
      return win.getAsInt() + 1;
    }
    boolean drawn = IntStream.of(replies).anyMatch(each -> each == RetrogradeAnalysis.DRAWN);
    return drawn ? RetrogradeAnalysis.DRAWN : IntStream.of(replies).max().orElse(-1) + 1;
  }

  /** Returns the best result of a move by the tables. */
  private static EndgameResult best(DamesPosition position, Bitbases tables) {
    MoveList moves = position.legalMoves();
    List<EndgameResult> results =
        IntStream.range(0, moves.size())
            .mapToObj(
                i -> Objects.requireNonNull(tables.solve(position.play(moves.get(i)))).opposite())
            .toList();
    return PlainIteration.best(results);
  }

  /** Returns the result if it is certain within that many plies, or else a draw. */
  private static EndgameResult search(DamesPosition position, int depth) {
    MoveList moves = position.legalMoves();
    if (depth == 0 && !moves.isEmpty()) {
      return EndgameResult.DRAW;
    }
    EndgameResult best = EndgameResult.LOSS;
    for (int i = 0; i < moves.size() && best != EndgameResult.WIN; i++) {
      EndgameResult result = search(position.play(moves.get(i)), depth - 1).opposite();
      best = PlainIteration.best(List.of(best, result));
    }
    return best;
  }

  @Test
  void aDamagedTableIsRefused() throws Exception {
    make("international size=6", 2);
    Material kings = new Material(0, 1, 0, 1);
    byte[] file = Files.readAllBytes(Bitbases.file(folder, kings));
    file[file.length / 2] ^= 1;
    assertThatThrownBy(() -> Bitbase.read(file, rules("international size=6"), "x", kings))
        .hasMessage("the bitbase is damaged");
  }
}
