package quadrille.games.hex.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import quadrille.core.BadInputException;
import quadrille.core.Drawing;
import quadrille.core.GameTree;
import quadrille.core.Outcome;
import quadrille.core.Outcomes;
import quadrille.core.Side;
import quadrille.core.formats.GameFormat;
import quadrille.core.formats.ParsedGames;
import quadrille.games.FormatRoundTrip;
import quadrille.games.hex.HexFixture;
import quadrille.games.hex.HexNotation;

class HexSgfFormatTest {
  private static final HexSgfFormat SGF = new HexSgfFormat();

  private static GameTree readOne(String text) throws BadInputException {
    return FormatRoundTrip.read(SGF, text).getFirst();
  }

  private static List<String> moves(GameTree game) {
    return game.lastMainNode().line().moveTexts();
  }

  private static String end(GameTree game) {
    return HexNotation.INSTANCE.format(game.lastMainNode().line().position());
  }

  @Test
  void randomGamesSurviveARoundTrip() throws BadInputException {
    List<String> boards = List.of("5,5,true", "4,6,false", "3,3,false", "19,19,true");
    for (int seed = 0; seed < 60; seed++) {
      String[] board = boards.get(seed % boards.size()).split(",");
      var settings = HexFixture.settings("rows", board[0], "columns", board[1], "swap", board[2]);
      GameTree game = FormatRoundTrip.randomTree(HexFixture.GAME, settings, seed);
      String text = SGF.write(List.of(game));
      assertThat(SGF.recognizes(text)).isTrue();
      FormatRoundTrip.assertSame(readOne(text), game);
    }
  }

  @Test
  void otherTilingsAreWrittenAsRules() throws BadInputException {
    var settings = HexFixture.settings("size", "4", "tiling", "triangular");
    GameTree game = FormatRoundTrip.randomTree(HexFixture.GAME, settings, 1);
    assertThat(SGF.write(List.of(game))).contains("RU[tiling=triangular");
    FormatRoundTrip.assertSame(readOne(SGF.write(List.of(game))), game);
  }

  @Test
  void playersCommentsAndResultAreRead() throws BadInputException {
    GameTree game =
        readOne(
            """
            (;FF[4]GM[11]AP[HexWeb:2.1]SZ[5]PB[Ada]PW[Ben \\[1700\\]]EV[Spring Cup]DT[2024-03-02]
            XY[unknown][values]RE[W+R]C[Welcome.]
            ;B[c3]C[The centre:
            what else?]TE[1];W[b4]BL[12.5]WL[30.25](;B[d2];W[e1])(;B[b3]C[safer];W[a5]))
            """);
    assertThat(game.tags())
        .containsEntry(GameTree.FIRST, "Ada")
        .containsEntry(GameTree.SECOND, "Ben [1700]")
        .containsEntry(GameTree.EVENT, "Spring Cup");
    assertThat(moves(game)).containsExactly("c3", "b4", "d2", "e1");
    GameTree.Node first = game.root().children().getFirst();
    assertThat(first.note().comment()).isEqualTo("The centre:\nwhat else?");
    assertThat(first.note().glyphs()).containsExactly(1);
    assertThat(first.children().getFirst().note().clockMs()).isEqualTo(30250);
    assertThat(first.children().getFirst().children()).hasSize(2);
    assertThat(Objects.requireNonNull(game.outcome()).winner()).isEqualTo(Side.SECOND);
    assertThat(game.outcome().reason()).isEqualTo(Outcome.RESIGNATION);
    assertThat(game.root().note().comment()).isEqualTo("Welcome.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1e300", "NaN", "Infinity", "-5", "0x1p3", "1:30"})
  void aClockThatCannotBeReadIsLeftOut(String seconds) throws BadInputException {
    GameTree game = readOne("(;SZ[5];B[c3]BL[%s])".formatted(seconds));
    assertThat(game.lastMainNode().note().clockMs()).isNull();
  }

  @Test
  void theClockOfACorrespondenceGameSurvivesARoundTrip() throws BadInputException {
    GameTree game = readOne("(;SZ[5];B[c3]BL[123456789.5])");
    assertThat(readOne(SGF.write(List.of(game))).lastMainNode().note().clockMs())
        .isEqualTo(123_456_789_500L);
  }

  @Test
  void circlesAndArrowsKeepTheirColours() throws BadInputException {
    GameTree game = readOne("(;SZ[5];B[c3]CR[a1][b1:c2]AR[a2:b3][c3:z9])");
    assertThat(game.lastMainNode().note().drawings()).isEqualTo(Drawing.parse("G0 G5-11"));
    List<Drawing> drawings = Drawing.parse("Y0 G1 R5-11");
    game.lastMainNode().setNote(GameTree.Note.NONE.withDrawings(drawings));
    String text = SGF.write(List.of(game));
    assertThat(text).contains("CR[a1][b1]AR[a2:b3]QC[Ya1][Ra2:b3]");
    assertThat(readOne(text).lastMainNode().note().drawings())
        .containsExactlyInAnyOrderElementsOf(drawings);
  }

  @Test
  @Timeout(60)
  void theSideToMoveMayChangeVeryOftenBeforeTheFirstMove() throws BadInputException {
    GameTree game = readOne("(;SZ[5]" + ";PL[W];PL[B]".repeat(50_000) + "(;B[a1])(;B[b2]))");
    assertThat(moves(game)).containsExactly("a1");
    assertThat(game.root().children()).hasSize(2);
  }

  @Test
  void drawingsOutsideTheBoardAreNotWritten() throws BadInputException {
    GameTree game = readOne("(;SZ[5];B[c3]CR[a1])");
    List<Drawing> onBoard = game.lastMainNode().note().drawings();
    List<Drawing> all = List.of(new Drawing(Drawing.Colour.RED, 3, 25), onBoard.getFirst());
    game.lastMainNode().setNote(game.lastMainNode().note().withDrawings(all));
    assertThat(SGF.write(List.of(game))).contains("CR[a1]").doesNotContain("AR");
  }

  @Test
  @Timeout(60)
  void aMoveMayHaveVeryManyDrawings() throws BadInputException {
    String cells = "[a1][b2]".repeat(50_000);
    GameTree game = readOne("(;SZ[5];B[c3]CR" + cells + "QC" + cells.replace("[", "[R") + ")");
    assertThat(game.lastMainNode().note().drawings()).hasSize(100_000);
  }

  @Test
  void swapPiecesMirrorsTheStone() throws BadInputException {
    GameTree game = readOne("(;FF[4]GM[11]SZ[3];B[c1];W[swap-pieces];B[b2])");
    assertThat(moves(game)).containsExactly("c1", "swap-pieces", "b2");
    assertThat(end(game)).isEqualTo(".../.x./o.. o");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(;FF[4]GM[11]SZ[3];B[c1];W[swap-sides];W[b1];B[a2])",
        "(;FF[4]GM[11]AP[HexGui:0.9.GIT]SZ[3];B[c1];W[swap-pieces];W[b1];B[a2])",
        "(;FF[4]GM[11]AP[HexGui:0.8]SZ[3];B[c1];W[swap-pieces];W[b1];B[a2])",
        "(;FF[4]GM[11]SZ[3];B[c1];W[swap];W[b1];B[a2])"
      })
  void swapSidesIsReadAsTheMirroredGame(String text) throws BadInputException {
    GameTree game = readOne(text);
    assertThat(moves(game)).containsExactly("c1", "swap-pieces", "a2", "b1");
    assertThat(end(game)).isEqualTo(".o./x../o.. x");
  }

  @Test
  void laterHexGuiVersionsAreTakenLiterally() throws BadInputException {
    GameTree game = readOne("(;FF[4]GM[11]AP[HexGui:0.10.GIT]SZ[3];B[c1];W[swap-pieces];B[b2])");
    assertThat(end(game)).isEqualTo(".../.x./o.. o");
  }

  @Test
  void aDrawThatWasAgreedOnSurvivesARoundTrip() throws BadInputException {
    GameTree game = readOne("(;GM[11]SZ[3]RE[Draw];B[c1])");
    assertThat(Objects.requireNonNull(game.outcome()).reason()).isEqualTo(Outcome.AGREEMENT);
  }

  @Test
  void theWinnerAfterSwapSidesIsTheFinalColour() throws BadInputException {
    GameTree game = readOne("(;GM[11]SZ[3]RE[B+R];B[c1];W[swap-sides];W[b1];B[a2];W[resign])");
    assertThat(Objects.requireNonNull(game.outcome()).winner()).isEqualTo(Side.SECOND);
  }

  @Test
  void swappedGamesThatWhiteStartsAreMirrored() throws BadInputException {
    GameTree game = readOne("(;FF[4]PB[Ada]PW[Ben]SZ[13];W[cb];B[swap];W[gg];B[resign])");
    assertThat(moves(game)).containsExactly("b3", "swap-pieces", "g7");
    assertThat(game.tags()).containsEntry(GameTree.FIRST, "Ben");
    assertThat(Objects.requireNonNull(game.outcome()).winner()).isEqualTo(Side.FIRST);
  }

  @Test
  void boardSizesGiveColumnsFirst() throws BadInputException {
    GameTree game = readOne("(;GM[11]SZ[6:4];B[f4])");
    assertThat(game.settings().integer("columns")).isEqualTo(6);
    assertThat(game.settings().integer("rows")).isEqualTo(4);
  }

  @Test
  void setUpStonesAndTheSideToMoveAreRead() throws BadInputException {
    GameTree game = readOne("(;GM[11]SZ[3]AB[a1:b1]AW[c3]PL[W];W[a3])");
    assertThat(HexNotation.INSTANCE.format(game.root().line().position()))
        .isEqualTo("xx./.../..o o");
    assertThat(moves(game)).containsExactly("a3");
  }

  @Test
  void stonesSetUpLaterStartANewGame() throws BadInputException {
    GameTree game = readOne("(;GM[11]SZ[3];B[a1];B[b1];W[c1];AE[a1]AW[b3];B[c3])");
    assertThat(HexNotation.INSTANCE.format(game.root().line().position()))
        .isEqualTo(".xo/.../.o. x");
    assertThat(moves(game)).containsExactly("c3");
  }

  @Test
  void gamesThatWhiteStartsKeepTheNotesAndVariationsOfTheirRoot() throws BadInputException {
    for (String root :
        List.of("C[Welcome.]CR[c3]", "C[Welcome.]CR[c3]PL[W]", "C[Welcome.];CR[c3]")) {
      GameTree game =
          readOne("(;GM[11]SZ[5]" + root + "(;W[a1];B[b2]C[main])(;W[c3]C[other];B[d4]))");
      assertThat(moves(game)).containsExactly("a1", "b2");
      assertThat(game.root().note().comment()).isEqualTo("Welcome.");
      assertThat(game.root().note().drawings()).isEqualTo(Drawing.parse("G12"));
      GameTree.Node variation = game.root().children().get(1);
      assertThat(variation.moveText()).isEqualTo("c3");
      assertThat(variation.note().comment()).isEqualTo("other");
      assertThat(variation.children()).hasSize(1);
    }
  }

  @Test
  void stonesSetUpAfterTheRootKeepItsNote() throws BadInputException {
    GameTree game = readOne("(;GM[11]SZ[3]C[Welcome.];AB[a1]C[A puzzle.]PL[W];W[b2])");
    assertThat(moves(game)).containsExactly("b2");
    assertThat(game.root().note().comment()).isEqualTo("Welcome.\nA puzzle.");
  }

  @Test
  void whatTheStartFromALaterPositionLeavesOutIsReported() throws BadInputException {
    ParsedGames file =
        ParsedGames.read(
            SGF,
            """
            (;GM[11]SZ[3]
            (;B[a1]C[first]
            ;B[b1]C[second];W[c1])
            (;B[b2];W[c3]))
            (;GM[11]SZ[3](;W[a1])
            (;B[b2]))
            """);
    assertThat(file.games())
        .extracting(HexSgfFormatTest::moves)
        .containsExactly(List.of("b1", "c1"), List.of("a1"));
    assertThat(file.problems())
        .extracting(problem -> problem.number() + ":" + problem.line() + " " + problem.text())
        .containsExactly(
            "1:3 The game starts from the position here; the comments and marks before it were"
                + " left out.",
            "1:4 A variation was skipped from here on: the game starts from a later position",
            "2:6 A variation was skipped from here on: 'b2' is played by the wrong side.");
  }

  @Test
  void aBrokenGameIsReportedAndTheOthersAreRead() throws BadInputException {
    ParsedGames file =
        ParsedGames.read(
            SGF,
            """
            (;FF[4]GM[11]SZ[3];B[a1])
            (;FF[4]GM[11]SZ[3];B[a1]
            ;W[a1])
            (;FF[4]GM[1]SZ[19];B[aa])
            (;FF[4]GM[11]SZ[3];B[b2];W[c
            (;FF[4]GM[11]SZ[3];B[c3])
            """);
    assertThat(file.games())
        .extracting(HexSgfFormatTest::moves)
        .containsExactly(List.of("a1"), List.of("c3"));
    assertThat(file.problems())
        .extracting(problem -> problem.number() + ":" + problem.line() + " " + problem.text())
        .containsExactly(
            "2:3 a1 already holds a red stone; expected an empty cell.",
            "3:4 This is another game (GM[1]); expected GM[11], Hex.",
            "4:5 The value that starts here does not end; expected ']'.");
  }

  @ParameterizedTest
  @ValueSource(strings = {";B[a1]", ";B[a1", ";B[a1]C[so"})
  @Timeout(20)
  void thousandsOfGamesThatAreLeftOpenAreReportedInShortTime(String end) throws BadInputException {
    int games = 20_000;
    String text = ("(;FF[4]GM[11]SZ[5]" + end + "\n").repeat(games) + "(;FF[4]GM[11]SZ[5];B[c3])";
    ParsedGames file = ParsedGames.read(SGF, text);
    assertThat(file.games()).hasSize(1);
    assertThat(file.problems())
        .extracting(GameFormat.Problem::line)
        .isEqualTo(IntStream.rangeClosed(1, games).boxed().toList());
  }

  @Test
  void aCommentMayQuoteAGame() throws BadInputException {
    GameTree game = readOne("(;FF[4]GM[11]SZ[5];B[a1]C[as in (;FF[4\\]GM[11\\];B[c3\\])])");
    assertThat(game.lastMainNode().note().comment()).isEqualTo("as in (;FF[4]GM[11];B[c3])");
    for (String comment : List.of("as in (;FF[4]GM[11];B[c3])", "it begins with ( ;GM[11")) {
      game.lastMainNode().setNote(GameTree.Note.of(comment));
      assertThat(readOne(SGF.write(List.of(game))).lastMainNode().note().comment())
          .isEqualTo(comment);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "B+T, time, B+T",
    "W+Forfeit, forfeit, W+F",
    "B+F, forfeit, B+F",
    "B+R, resignation, B+R"
  })
  void theReasonForTheResultSurvivesARoundTrip(String result, String reason, String written)
      throws BadInputException {
    GameTree game = readOne("(;GM[11]SZ[5]RE[" + result + "];B[a1])");
    assertThat(Objects.requireNonNull(game.outcome()).reason()).isEqualTo(reason);
    assertThat(SGF.write(List.of(game))).contains("RE[" + written + "]");
    assertThat(readOne(SGF.write(List.of(game))).outcome()).isEqualTo(game.outcome());
  }

  @ParameterizedTest
  @ValueSource(strings = {Outcome.ILLEGAL_MOVE, Outcome.NO_ANSWER, Outcome.ENGINE_DIED})
  void whatAnEngineForfeitedIsStillAForfeit(String reason) throws BadInputException {
    GameTree game = readOne("(;GM[11]SZ[5];B[a1])");
    game.setOutcome(Outcomes.of(game.lastMainNode().line(), Side.FIRST, reason));
    Outcome read = Objects.requireNonNull(readOne(SGF.write(List.of(game))).outcome());
    assertThat(read.winner()).isEqualTo(Side.FIRST);
    assertThat(read.reason()).isEqualTo(Outcome.FORFEIT);
  }

  @Test
  void aPassAtTheEndIsLeftOutAndReported() throws BadInputException {
    ParsedGames file =
        ParsedGames.read(
            SGF,
            """
            (;GM[11]SZ[3];B[c3]
            ;W[pass]C[I give up.])
            (;GM[11]SZ[3];B[c3](;W[c1])(;W[c2]
            ;B[]))
            (;GM[11]SZ[3];B[c3];W[];B[pass];W[resign])
            """);
    assertThat(file.games())
        .extracting(HexSgfFormatTest::moves)
        .containsExactly(List.of("c3"), List.of("c3", "c1"), List.of("c3"));
    assertThat(file.games().getFirst().lastMainNode().note().comment()).isEqualTo("I give up.");
    assertThat(Objects.requireNonNull(file.games().getLast().outcome()).winner())
        .isEqualTo(Side.FIRST);
    String left =
        "The pass here was left out: Hex has none; expected a cell such as c2, swap-pieces or"
            + " resign.";
    assertThat(file.problems())
        .extracting(problem -> problem.number() + ":" + problem.line() + " " + problem.text())
        .containsExactly(
            "1:2 " + left,
            "2:4 A variation was skipped from here on: Hex has no pass; expected a cell such as"
                + " c2, swap-pieces or resign.",
            "3:5 " + left);
  }

  @Test
  void aPassBetweenTwoMovesOfOneSideStartsTheGameFromThere() throws BadInputException {
    GameTree game = readOne("(;GM[11]SZ[3];B[a1];W[pass];B[b1];W[c1])");
    assertThat(HexNotation.INSTANCE.format(game.root().line().position()))
        .isEqualTo("x../.../... x");
    assertThat(moves(game)).containsExactly("b1", "c1");
  }

  @ParameterizedTest
  @CsvSource({"B[a1]W[b2], B[a1]W[b2]", "W[b2]B[a1], B[a1]W[b2]", "B[a1][b2], B[a1]B[b2]"})
  void twoMovesInOneNodeAreRefusedWithTheirLine(String node, String shown)
      throws BadInputException {
    String text =
        """
        (;GM[11]SZ[3];B[c3]
        ;W[c1]
        ;%s)
        (;GM[11]SZ[3];B[c3](;W[c1])(;W[c2]
        ;%1$s;W[a2]))
        """
            .formatted(node);
    ParsedGames file = ParsedGames.read(SGF, text);
    assertThat(file.games()).singleElement().extracting(GameTree::size).isEqualTo(3);
    String sentence =
        "here are several moves in one node, %s; expected one, each after a ';' of its own.";
    assertThat(file.problems())
        .extracting(problem -> problem.number() + ":" + problem.line() + " " + problem.text())
        .containsExactly(
            "1:3 T" + sentence.formatted(shown),
            "2:5 A variation was skipped from here on: T" + sentence.formatted(shown));
  }

  @Test
  void anIllegalVariationIsSkippedAndReported() throws BadInputException {
    ParsedGames file = ParsedGames.read(SGF, "(;GM[11]SZ[3];B[a1](;W[b2];B[c3])(;W[c1]\n;B[c1]))");
    assertThat(file.games()).hasSize(1);
    assertThat(file.games().getFirst().size()).isEqualTo(4);
    assertThat(file.problems()).hasSize(1);
    assertThat(file.problems().getFirst().line()).isEqualTo(2);
  }

  @Test
  void otherTextIsRejected() {
    assertThatThrownBy(() -> ParsedGames.read(SGF, "1. 32-28"))
        .hasMessageContaining("not an SGF file");
    assertThat(SGF.recognizes("[Event \"x\"]")).isFalse();
  }

  @Test
  void damagedFilesNeverCauseAnException() throws BadInputException {
    String valid = "(;FF[4]GM[11]SZ[5]PB[a];B[a1]C[x\\]y](;W[b2])(;W[c3];B[d4]))";
    for (int i : IntStream.range(0, 4000).toArray()) {
      Random random = new Random(i);
      StringBuilder broken = new StringBuilder(valid);
      for (int j = 0; j < 3; j++) {
        broken.setCharAt(
            3 + random.nextInt(broken.length() - 3), "();[]\\:aB1".charAt(random.nextInt(10)));
      }
      ParsedGames file = ParsedGames.read(SGF, broken.toString());
      assertThat(file.games().size() + file.problems().size()).as(broken.toString()).isPositive();
    }
  }
}
