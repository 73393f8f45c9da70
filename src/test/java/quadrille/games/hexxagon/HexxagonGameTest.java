package quadrille.games.hexxagon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import quadrille.core.BadInputException;
import quadrille.core.Ending;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Position;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.core.Step;

class HexxagonGameTest {
  private static final String RED_IS_BLOCKED =
      "xoo../ooo.../ooo..../....-.../...-...../....-.../......./....../.....";
  private final HexxagonGame game = new HexxagonGame();

  @Test
  void threePiecesStandOnAlternateCorners() {
    HexxagonPosition start = game.start(Rules.defaults(game));
    assertThat(start)
        .hasToString("x...o/....../......./....-.../o..-....x/....-.../......./....../x...o x");
    assertThat(start.count(Side.FIRST)).isEqualTo(3);
    assertThat(start.count(Side.SECOND)).isEqualTo(3);
  }

  @Test
  void withoutHolesAllSixtyOneCellsCanBeOccupied() throws BadInputException {
    HexxagonPosition start = game.start(settings("none", "fill"));
    assertThat(Long.bitCount(start.empty())).isEqualTo(55);
    assertThat(start.rules().isHole(cell("f4"))).isFalse();
    assertThat(game.start(settings("classic", "fill")).rules().isHole(cell("f4"))).isTrue();
  }

  @Test
  void aCloneKeepsItsOriginAndAJumpLeavesIt() throws BadInputException {
    Line start = Line.start(game, Rules.defaults(game));
    HexxagonPosition cloned = (HexxagonPosition) start.play("e2").position();
    assertThat(cloned.owner(cell("e1"))).isEqualTo(Side.FIRST);
    assertThat(cloned.owner(cell("e2"))).isEqualTo(Side.FIRST);
    HexxagonPosition jumped = (HexxagonPosition) start.play("e1g1").position();
    assertThat(jumped.owner(cell("e1"))).isNull();
    assertThat(jumped.owner(cell("g1"))).isEqualTo(Side.FIRST);
  }

  @Test
  void everyEnemyNextToTheDestinationChangesSides() throws BadInputException {
    Position position =
        position(
            "x..../o.o..o/.o...../....-.../...-...../....-.../......./....../.....", "fill", "x");
    long move = game.notation().parse(position, "e2");
    assertThat(game.steps(position, move))
        .containsExactly(
            Step.at(Step.Kind.PLACE, cell("e2")),
            Step.at(Step.Kind.FLIP, cell("d2")),
            Step.at(Step.Kind.FLIP, cell("f2")),
            Step.at(Step.Kind.FLIP, cell("d3")));
    assertThat(position.play(move))
        .hasToString("x..../xxx..o/.x...../....-.../...-...../....-.../......./....../..... o");
  }

  @Test
  void aJumpSlidesAndFlips() throws BadInputException {
    Position position = game.start(Rules.defaults(game));
    long move = game.notation().parse(position, "e1g1");
    assertThat(game.steps(position, move)).containsExactly(Step.slide(cell("e1"), cell("g1")));
    assertThat(game.isReversible(position, move)).isTrue();
    assertThat(game.isReversible(position, game.notation().parse(position, "e2"))).isFalse();
  }

  @Test
  void targetsAreTheEmptyCellsAtDistanceOneAndTwo() {
    HexxagonPosition start = game.start(Rules.defaults(game));
    assertThat(HexxagonCells.neighbours(cell("e1")) & start.empty())
        .isEqualTo(bits("f1", "e2", "d2"));
    assertThat(HexxagonCells.SECOND_RING[cell("e1")] & start.empty())
        .isEqualTo(bits("g1", "f2", "e3", "d3", "c3"));
  }

  @Test
  void aBlockedSideLosesTheEmptyCells() throws BadInputException {
    HexxagonPosition position = position(RED_IS_BLOCKED, "fill", "x");
    assertEnd(position, Side.SECOND, "no-move");
    assertThat(position.legalMoves().isEmpty()).isTrue();
    assertThat(position.score(Side.FIRST)).isEqualTo(1);
    assertThat(position.score(Side.SECOND)).isEqualTo(57);
  }

  @Test
  void aBlockedSidePassesIfTheRulesAllowIt() throws BadInputException {
    HexxagonPosition position = position(RED_IS_BLOCKED, "pass", "x");
    assertThat(position.turn()).isEqualTo(Side.SECOND);
    assertThat(position.ending()).isNull();
    assertThat(position).isEqualTo(position(RED_IS_BLOCKED, "pass", "o"));
  }

  @Test
  void aSideMovesAgainAfterBlockingItsOpponent() throws BadInputException {
    String almost = "xoo../ooo.../o.o..../o...-.../...-...../....-.../......./....../.....";
    Position passed = line(almost, "pass", "o").play("d3").position();
    assertThat(passed.turn()).isEqualTo(Side.SECOND);
    Position ended = line(almost, "fill", "o").play("d3").position();
    assertThat(ended.turn()).isEqualTo(Side.FIRST);
    assertEnd(ended, Side.SECOND, "no-move");
  }

  @Test
  void aSideWithoutPiecesDoesNotPass() throws BadInputException {
    String last = "...../....../......./....-.../...-...../....-.x./.....o./....../.....";
    Position ended = line(last, "pass", "x").play("g7").position();
    assertEnd(ended, Side.FIRST, "no-piece");
    assertThat(ended.turn()).isEqualTo(Side.SECOND);
  }

  @Test
  void theUnblockedSideFillsTheBoard() throws BadInputException {
    Position position = position(RED_IS_BLOCKED, "pass", "x");
    while (position.ending() == null) {
      assertThat(position.turn()).isEqualTo(Side.SECOND);
      position = position.play(position.legalMoves().get(0));
    }
    assertEnd(position, Side.SECOND, "full-board");
    assertThat(((HexxagonPosition) position).score(Side.SECOND)).isEqualTo(57);
  }

  @Test
  void aSideWithoutPiecesHasLost() throws BadInputException {
    String rows = "....o/....../......./....-.../o..-...../....-.../......./....../.....";
    assertEnd(position(rows, "fill", "o"), Side.SECOND, "no-piece");
    assertEnd(position(rows, "fill", "x"), Side.SECOND, "no-piece");
    assertEnd(position(rows, "pass", "x"), Side.SECOND, "no-piece");
    assertThat(position(rows, "fill", "o").score(Side.SECOND)).isEqualTo(58);
    assertThat(position(rows, "pass", "o").score(Side.SECOND)).isEqualTo(2);
    assertThat(position(rows, "fill", "o").legalMoves().isEmpty()).isTrue();
  }

  @Test
  void aFullBoardIsWonByTheMajority() throws BadInputException {
    String rows = "xxooo/xxoooo/xxxoooo/xxxx-ooo/xxx-ooooo/xxxx-ooo/xxxxooo/xxxxoo/xxxxo";
    HexxagonPosition position = position(rows, "fill", "x");
    assertThat(position.score(Side.FIRST)).isEqualTo(30);
    assertEnd(position, Side.FIRST, "full-board");
  }

  @Test
  void twentyNineEachIsADraw() throws BadInputException {
    String rows = "xoooo/xxoooo/xxxoooo/xxxx-ooo/xxx-ooooo/xxxx-ooo/xxxxooo/xxxxoo/xxxxo";
    assertEnd(position(rows, "fill", "o"), null, "full-board");
  }

  @Test
  void theThirdOccurrenceOfAPositionIsADraw() throws BadInputException {
    Line once = Line.start(game, Rules.defaults(game)).play("e1g1 e9c9 g1e1 c9e9");
    assertThat(once.outcome()).isNull();
    Line twice = once.play("e1g1 e9c9 g1e1 c9e9");
    assertThat(Objects.requireNonNull(twice.outcome()).reason()).isEqualTo(Outcome.REPETITION);
  }

  @Test
  void aHundredPliesWithoutACloneAreADraw() throws BadInputException {
    Line line = Line.start(game, Rules.defaults(game)).play("e2");
    while (line.outcome() == null) {
      line = line.play(freshJump(line));
    }
    assertThat(line.ply()).isEqualTo(101);
    assertThat(Objects.requireNonNull(line.outcome()).reason()).isEqualTo("no-clone");
    assertThat(line.outcome().winner()).isNull();
  }

  @Test
  void aCloneResetsTheDrawCounter() throws BadInputException {
    Line line = Line.start(game, Rules.defaults(game)).play("e1g1 e9c9");
    assertThat(line.drawCounts().getFirst().plies()).isEqualTo(2);
    assertThat(line.play("g2").drawCounts().getFirst().plies()).isZero();
  }

  @Test
  void theKeyDependsOnTheSideToMoveAndTheRules() throws BadInputException {
    String rows = "x...o/....../......./......../o.......x/......../......./....../x...o";
    Set<Long> keys = new HashSet<>();
    for (String blocked : List.of("fill", "pass")) {
      for (String turn : List.of("x", "o")) {
        Settings whole = settings("none", blocked);
        keys.add(game.notation().parsePosition(rows + " " + turn, whole).key());
      }
      keys.add(game.start(settings("classic", blocked)).key());
    }
    assertThat(keys).hasSize(6);
  }

  @Test
  void illegalMovesAreRejected() {
    Position start = game.start(Rules.defaults(game));
    for (long move :
        new long[] {
          HexxagonMove.clone(cell("e1")),
          HexxagonMove.clone(cell("e4")),
          HexxagonMove.clone(cell("f4")),
          HexxagonMove.jump(cell("e1"), cell("e2")),
          HexxagonMove.jump(cell("i1"), cell("g1")),
          HexxagonMove.clone(63)
        }) {
      assertThatThrownBy(() -> start.play(move)).isInstanceOf(IllegalArgumentException.class);
    }
  }

  @Test
  void outcomesAreDescribedInBothLanguages() throws BadInputException {
    Outcome outcome = Objects.requireNonNull(line(RED_IS_BLOCKED, "fill", "x").outcome());
    assertThat(outcome.text()).hasToString("Red cannot move and gives up the empty cells, 1 to 57");
    assertThat(outcome.text().in(Locale.FRENCH))
        .isEqualTo("Rouge ne peut plus jouer et cède les cases vides, 1\u00a0à\u00a057");
  }

  /** Returns a jump to a position that has not occurred twice before. */
  private static long freshJump(Line line) {
    return line.position().legalMoves().stream()
        .filter(HexxagonMove::isJump)
        .filter(move -> line.play(move).position().ending() == null)
        .filter(move -> line.play(move).occurrences() < 3)
        .findFirst()
        .orElseThrow();
  }

  private static void assertEnd(Position position, @Nullable Side winner, String reason) {
    assertThat(position.ending()).isEqualTo(new Ending(winner, reason));
  }

  private Line line(String rows, String blocked, String turn) throws BadInputException {
    return Line.from(game, settings("classic", blocked), position(rows, blocked, turn));
  }

  private HexxagonPosition position(String rows, String blocked, String turn)
      throws BadInputException {
    Settings settings = settings("classic", blocked);
    return (HexxagonPosition) game.notation().parsePosition(rows + " " + turn, settings);
  }

  private Settings settings(String holes, String blocked) throws BadInputException {
    return Rules.settings(game, null, Map.of("holes", holes, "blocked", blocked));
  }

  private static int cell(String name) {
    return HexxagonCells.named(name);
  }

  private static long bits(String... names) {
    long bits = 0;
    for (String name : names) {
      bits |= 1L << cell(name);
    }
    return bits;
  }
}
