package quadrille.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.core.MoveList;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.match.Seat;
import quadrille.search.classic.Opponent;
import quadrille.search.classic.OpponentKind;

/** What every named opponent of every game has to do, whatever its ways. */
class OpponentContractTest {
  /** Against a random player a game that is longer than this is a stroll of kings. */
  private static final int MAX_PLIES = 400;

  private static final int FEW_PLIES = 12;

  /**
   * An opponent of a game with some settings.
   *
   * @param grade as in {@link OpponentKind#selectableGrades}
   */
  record Entry(GameVariant table, OpponentKind kind, int grade) {
    Game game() {
      return table.game();
    }

    Opponent make() {
      return kind.factory().apply(table.settings(), grade);
    }

    Line start() {
      return Line.start(game(), table.settings());
    }

    @Override
    public String toString() {
      return kind.id() + " " + grade + ": " + table;
    }
  }

  static Stream<Entry> opponents() {
    return Games.ALL.stream().flatMap(room -> entries(GameVariant.of(room).getFirst()));
  }

  static Stream<Entry> opponentsOnEveryTable() {
    return GameVariant.all().flatMap(OpponentContractTest::entries);
  }

  private static Stream<Entry> entries(GameVariant table) {
    return table.module().opponents().stream()
        .flatMap(
            kind -> kind.selectableGrades().stream().map(grade -> new Entry(table, kind, grade)));
  }

  /** A game against random moves; every move is checked by {@link Line#play(long)}. */
  private static Line play(Entry entry, Side side, long seed, int plies) {
    Opponent opponent = entry.make();
    Random random = new Random(seed);
    Random chance = new Random(~seed);
    Line line = entry.start();
    while (line.outcome() == null && line.ply() < plies) {
      MoveList moves = line.position().legalMoves();
      line =
          line.play(
              line.position().turn() == side
                  ? opponent.choose(line, random, () -> false)
                  : moves.get(chance.nextInt(moves.size())));
    }
    return line;
  }

  @ParameterizedTest
  @MethodSource("opponents")
  void wholeGamesEndWithoutAnIllegalMove(Entry entry) {
    for (Side side : Side.values()) {
      Line line = play(entry, side, side.ordinal() + 1, MAX_PLIES);
      assertThat(line.outcome()).as("%s after %d plies", entry, line.ply()).isNotNull();
    }
  }

  @ParameterizedTest
  @MethodSource("opponentsOnEveryTable")
  void theFirstMovesAreLegalUnderAllRules(Entry entry) {
    for (Side side : Side.values()) {
      assertThat(play(entry, side, 3, FEW_PLIES).ply()).isPositive();
    }
  }

  @ParameterizedTest
  @MethodSource("opponents")
  void theSameSeedPlaysTheSameGame(Entry entry) {
    List<String> once = play(entry, Side.FIRST, 5, 2 * FEW_PLIES).moveTexts();
    assertThat(play(entry, Side.FIRST, 5, 2 * FEW_PLIES).moveTexts()).isEqualTo(once);
  }

  @ParameterizedTest
  @MethodSource("opponents")
  void earlierCallsDoNotMatter(Entry entry) {
    Opponent used = entry.make();
    List<Line> path =
        play(entry, Side.SECOND, 9, FEW_PLIES).path().stream()
            .filter(each -> each.outcome() == null)
            .toList();
    for (Line each : path) {
      used.choose(each, new Random(1), () -> false);
    }
    Line line = path.getLast();
    assertThat(used.choose(line, new Random(2), () -> false))
        .isEqualTo(entry.make().choose(line, new Random(2), () -> false));
  }

  @ParameterizedTest
  @MethodSource("opponentsOnEveryTable")
  void aStoppedOpponentAnswersAtOnceWithALegalMove(Entry entry) {
    AtomicInteger polled = new AtomicInteger();
    Line line = entry.start();
    long move = entry.make().choose(line, new Random(1), () -> polled.incrementAndGet() > 0);
    assertThat(line.position().legalMoves().contains(move)).isTrue();
    assertThat(polled.get()).isLessThan(100);
  }

  @ParameterizedTest
  @MethodSource("opponents")
  void itsNameCanBeTypedAndItsTextsExist(Entry entry) throws BadInputException {
    OpponentKind kind = entry.kind();
    assertThat(Seat.parse(kind.id())).isEqualTo(new Seat.Bot(kind.id(), 0));
    assertThat(kind.strongerThanLevel()).isBetween(0, 8);
    for (Locale locale : List.of(Locale.ENGLISH, Locale.FRENCH)) {
      assertThat(kind.name(entry.grade()).in(locale)).isNotBlank();
      assertThat(kind.help(entry.grade()).in(locale)).endsWith(".");
    }
  }

  @Test
  void everyGameHasTheRandomPlayerAndNamesThatDiffer() {
    for (GameModule room : Games.ALL) {
      List<String> ids = new ArrayList<>();
      room.opponents().forEach(kind -> ids.add(kind.id()));
      assertThat(ids).startsWith("random").doesNotHaveDuplicates();
    }
  }

  @Test
  void theDefaultGradeIsOneOfTheGrades() {
    for (GameModule room : Games.ALL) {
      for (OpponentKind kind : room.opponents()) {
        assertThat(kind.selectableGrades()).contains(kind.defaultGrade());
        Settings settings = GameVariant.of(room).getFirst().settings();
        assertThat(kind.factory().apply(settings, kind.defaultGrade())).isNotNull();
      }
    }
  }
}
