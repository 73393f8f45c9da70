package quadrille.games.dames.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import quadrille.core.BadInputException;
import quadrille.core.Drawing;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Outcomes;
import quadrille.core.Position;
import quadrille.core.Side;
import quadrille.core.formats.GameFormat;
import quadrille.core.formats.ParsedGames;
import quadrille.games.FormatRoundTrip;
import quadrille.games.dames.DamesFixture;
import quadrille.games.dames.DamesNotation;

class PdnFormatTest {
  private static final PdnFormat PDN = new PdnFormat();

  private static GameTree one(String text) throws BadInputException {
    return FormatRoundTrip.read(PDN, text).getFirst();
  }

  private static List<String> moves(GameTree game) {
    return game.lastMainNode().line().moveTexts();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "international",
        "casual",
        "brazilian",
        "russian",
        "pool",
        "english",
        "canadian",
        "international size=6",
        "casual size=14 capture=OPTIONAL promotion=IMMEDIATE firstMover=BLACK"
      })
  void randomGamesOfEveryRuleSetSurviveARoundTrip(String rules) throws BadInputException {
    var settings = DamesFixture.settings(rules);
    for (int seed = 0; seed < 12; seed++) {
      GameTree game = FormatRoundTrip.randomTree(DamesFixture.GAME, settings, seed);
      String text = PDN.write(List.of(game));
      assertThat(PDN.recognizes(text)).isTrue();
      FormatRoundTrip.assertSame(one(text), game);
    }
  }

  @Test
  void timesDepthsAndScoresSurviveARoundTrip() throws BadInputException {
    GameTree game = one("1. 32-28");
    GameTree.Note note =
        new GameTree.Note("so", List.of(3), 1234L, 3_661_000L, 9, -45, Drawing.parse("Y5 B5-32"));
    game.lastMainNode().setNote(note);
    String text = PDN.write(List.of(game));
    assertThat(text)
        .contains(
            "{[%clk 1:01:01] [%emt 0:00:01.234] [%depth 9] [%score -45] [%csl Y05] [%cal B0532]"
                + " so}");
    assertThat(one(text).lastMainNode().note()).isEqualTo(note);
  }

  @Test
  void aDepthBelowZeroIsLeftOut() throws BadInputException {
    GameTree game = one("[GameType \"20\"] 1. 32-28 {[%depth -12] [%score -3]} *");
    assertThat(game.lastMainNode().note().depth()).isNull();
    assertThat(game.lastMainNode().note().score()).isEqualTo(-3);
  }

  @Test
  void drawingsOutsideTheBoardAreLeftOut() throws BadInputException {
    GameTree game = one("[GameType \"20\"] 1. 32-28 {[%csl G51,R28,B00] [%cal G2851]} *");
    List<Drawing> onBoard = List.of(Drawing.circle(Drawing.Colour.RED, 28));
    assertThat(game.lastMainNode().note().drawings()).isEqualTo(onBoard);
    List<Drawing> others = List.of(new Drawing(Drawing.Colour.GREEN, 5, 123), onBoard.getFirst());
    game.lastMainNode().setNote(game.lastMainNode().note().withDrawings(others));
    assertThat(one(PDN.write(List.of(game))).lastMainNode().note().drawings()).isEqualTo(onBoard);
  }

  @Test
  @Timeout(60)
  void aMoveMayHaveVeryManyDrawings() throws BadInputException {
    String drawings = "[%csl G32,R28] ".repeat(100_000);
    GameTree game = one("[GameType \"20\"] 1. 32-28 {" + drawings + "} *");
    assertThat(game.lastMainNode().note().drawings()).hasSize(200_000);
  }

  @Test
  void tagsCommentsAndClocksOfATournamentGameAreRead() throws BadInputException {
    GameTree game =
        one(
            """
            % made by hand
            [Event "Club match"]
            [Date "2019.05.??"]
            [White "van Dijk, \\"Jo\\""]
            [Black "Kok, Ria"]
            [Result "2-0"]
            [GameType "20"]
            [WhiteRating "1320"]

            {First round} 1. 32-28 19-23! {[%clk 0:49:11] the Marquess} 2. 28x19 14x23 $2
            (2... 13x24 3. 37-32 (3. 33-28 ; quiet
            24-30) 24-29) 3. 37-32(?) 10-14 4.41-37 14-19 2-0
            """);
    assertThat(moves(game))
        .containsExactly("32-28", "19-23", "28x19", "14x23", "37-32", "10-14", "41-37", "14-19");
    assertThat(game.tags())
        .containsEntry(GameTree.FIRST, "van Dijk, \"Jo\"")
        .containsEntry(GameTree.DATE, "2019-05-??")
        .containsEntry("PDN:WhiteRating", "1320");
    GameTree.Node second = game.root().children().getFirst().children().getFirst();
    assertThat(second.note().comment()).isEqualTo("the Marquess");
    assertThat(second.note().glyphs()).containsExactly(1);
    assertThat(second.note().clockMs()).isEqualTo((49 * 60 + 11) * 1000L);
    GameTree.Node variation = second.children().getFirst().children().getLast();
    assertThat(variation.moveText()).isEqualTo("13x24");
    assertThat(variation.children())
        .extracting(GameTree.Node::moveText)
        .containsExactly("37-32", "33-28");
    assertThat(variation.children().getLast().note().comment()).isEqualTo("quiet");
    assertThat(Objects.requireNonNull(game.outcome()).winner()).isEqualTo(Side.FIRST);
    assertThat(game.root().note().comment()).isEqualTo("First round");
  }

  @ParameterizedTest
  @CsvSource({
    "1. 11-15 23-19 2. 8-11 22-17 3. 4-8 17-13 4. 15-18 24-20 5. 11-15 28-24 0-1, english",
    "1. c3-d4 f6-g5 2. b2-c3 g5-h4 3. c3-b4 g7-f6 4. d4-c5 b6xd4 5. e3xc5 c7-b6, russian",
    "1. c3d4 f6g5 2. b2c3 g5h4, russian",
    "1. 32-28 19-23 2. 28-19 14x23, international",
    "1. 46-40 27-33 2. 52-46, canadian"
  })
  void rulesAreGuessedFromTheMovesWithoutAGameType(String moves, String rules)
      throws BadInputException {
    assertThat(one(moves).settings()).isEqualTo(DamesFixture.settings(rules));
  }

  @ParameterizedTest
  @CsvSource({
    "20,2-0,FIRST", "20,1-0,FIRST", "20,0-2,SECOND", "20,1-1,draw", "20,1/2-1/2,draw",
    "20,*,none", "20,0-0,none", "21,1-0,SECOND", "21,0-1,FIRST", "21,1/2-1/2,draw"
  })
  void bothStylesOfResultsAreRead(String type, String result, String winner)
      throws BadInputException {
    String tags = "[Result \"" + result + "\"]\n[GameType \"" + type + "\"]\n";
    Outcome outcome = one(tags + result).outcome();
    String told =
        outcome == null ? "none" : outcome.winner() == null ? "draw" : "" + outcome.winner();
    assertThat(told).isEqualTo(winner);
  }

  @Test
  void aMoveThatBeginsLikeTheResultOfItsGameIsRead() throws BadInputException {
    String text = "[Result \"1-1\"]\n[FEN \"W:WK47:BK1,K4\"]\n1. 47-42 1-12 2. 42-47 1-1";
    GameTree game = one(text);
    assertThat(moves(game)).containsExactly("47-42", "1-12", "42-47");
    assertThat(Objects.requireNonNull(game.outcome()).winner()).isNull();
  }

  @ParameterizedTest
  @ValueSource(strings = {"1/2", "½-½", "½", "1/2-1/2"})
  void aDrawIsReadHoweverItsHalvesAreWrittenAndAlwaysWrittenInFull(String result)
      throws BadInputException {
    for (String text :
        List.of(
            "[Result \"" + result + "\"]\n1. 11-15 23-19 " + result,
            "[Result \"" + result + "\"]\n1. 11-15 23-19 *",
            "1. 11-15 23-19 " + result + " {agreed}\n",
            "1. 11-15 23-19 " + result)) {
      GameTree game = one("[GameType \"21\"]\n" + text);
      assertThat(moves(game)).as(text).containsExactly("11-15", "23-19");
      assertThat(Objects.requireNonNull(game.outcome()).winner()).as(text).isNull();
      assertThat(PDN.write(List.of(game))).contains("[Result \"1/2-1/2\"]").endsWith(" 1/2-1/2\n");
    }
    ParsedGames file = ParsedGames.read(PDN, "1. 32-28 what " + result + "\n1. 33-29 " + result);
    assertThat(file.problems()).extracting(GameFormat.Problem::number).containsExactly(1);
    assertThat(file.games()).hasSize(1);
  }

  @Test
  void dashesInMovesAndResultsAreHyphensAndThoseOfTextsStay() throws BadInputException {
    GameTree game = one("[Event \"1–2\"]\n1. 32–28 19–23 {as in 1–0} 2. 28x19 14x23 1–0");
    assertThat(moves(game)).containsExactly("32-28", "19-23", "28x19", "14x23");
    assertThat(Objects.requireNonNull(game.outcome()).winner()).isEqualTo(Side.FIRST);
    assertThat(PDN.write(List.of(game))).contains("[Event \"1–2\"]", "{as in 1–0}");
    assertThat(PDN.recognizes("1. 32–28 19–23 *")).isTrue();
  }

  @Test
  void aFenSetsTheStartAndTheSideToMove() throws BadInputException {
    GameTree game = one("[GameType \"21\"]\n[FEN \"W:W31,29,K15:B14,13,12,9.\"]\n1. 15-11 *");
    assertThat(DamesNotation.NUMBERS.format(game.root().line().position()))
        .isEqualTo("W:WK15,29,31:B9,12-14");
    assertThat(moves(game)).containsExactly("15-11");
    GameTree letters = one("[GameType \"25\"]\n[FEN \"W:Wa1,Kc3:Bh8\"]\n*");
    assertThat(DamesNotation.NUMBERS.format(letters.root().line().position()))
        .isEqualTo("W:WK22,29:B4");
  }

  @ParameterizedTest
  @ValueSource(strings = {"30x21", "30-21"})
  void aCaptureThatNeedNotBeMadeIsToldFromAQuietMove(String move) throws BadInputException {
    String tags =
        """
        [Rules "size=8;menRows=2;capture=OPTIONAL;drawRule=NONE"]
        [FEN "W:W15,K30:B8,K10,16"]
        """;
    assertThat(moves(one(tags + "1. " + move + " *"))).containsExactly(move);
  }

  @ParameterizedTest
  @CsvSource({"33-39,38x27x18", "32-37,38x29x18"})
  void ambiguousCapturesAreResolvedByTheFollowingMoves(String next, String meant)
      throws BadInputException {
    String tags =
        """
        [Rules "rules=casual;menCaptureBackward=false"]
        [FEN "W:W38:B22,23,32,33"]
        """;
    GameTree game = one(tags + "1. 38x18 " + next + " *");
    assertThat(moves(game)).startsWith(meant);
  }

  @Test
  void capturesMayBeWrittenLegByLegOrWithCapturedSquares() throws BadInputException {
    String tags = "[GameType \"20\"]\n[FEN \"W:W28:B22,12,36\"]\n";
    for (String text : List.of("28x17x8", "28x17 17x8", "28x8", "28x22x12x8", "28-8", "28:8")) {
      assertThat(moves(one(tags + "1. " + text + " 36-41 *"))).as(text).startsWith("28x8");
    }
  }

  @Test
  void aBadGameIsReportedWithItsLineAndTheOthersAreRead() throws BadInputException {
    ParsedGames file =
        ParsedGames.read(
            PDN,
            """
            [White "A"]
            [GameType "20"]
            1. 32-28 19-23 *

            [White "B"]
            [GameType "20"]
            1. 32-28
            19-23 2. 37-32 *

            [White "C"]
            [GameType "30"]
            1. 32-28 *

            [White "D"]
            1. 32-28 {no end *

            [White "E"]
            1. 32-28 ( 19-23 what *

            [White "F"]
            [GameType "20"]
            1. 33-29 *
            """
                .replace("\n", "\r\n"));
    assertThat(file.games())
        .extracting(game -> game.tags().get(GameTree.FIRST))
        .containsExactly("A", "F");
    assertThat(file.problems())
        .extracting(problem -> problem.number() + ":" + problem.line())
        .containsExactly("2:8", "3:10", "4:15", "5:18");
    assertThat(file.problems().getFirst().text().toString())
        .contains("37-32")
        .contains("a capture must be made");
  }

  @Test
  void theReasonForAGameThatNamesNoRulesSaysByWhichItWasRead() throws BadInputException {
    ParsedGames file =
        ParsedGames.read(
            PDN, "1. 32-28 19-23 2. 28x19 14x23 3. 99-98 *\n[GameType \"20\"]\n1. 32-22 *");
    assertThat(file.problems())
        .extracting(problem -> problem.text().toString())
        .containsExactly(
            "There is no square 99; the squares of a board of 10 × 10 are 1…50. The game does not"
                + " name its rules and was read by these: International (10 × 10). If it was"
                + " played by others, add a tag such as [GameType \"25\"].",
            "The piece on 32 cannot move to 22.");
  }

  @Test
  void gamesWithoutTagsAreSeparatedByTheirResults() throws BadInputException {
    ParsedGames file =
        ParsedGames.read(PDN, "1. 32-28 19-23 *\n1. 33-29 1/2-1/2\n1. what 1-0\n1. 34-30 2-0");
    assertThat(file.games()).hasSize(3);
    assertThat(file.problems()).extracting(GameFormat.Problem::number).containsExactly(3);
  }

  /** Two kings that keep away from each other; each move of a variation has one of its own. */
  private static GameTree nested(int depth) throws BadInputException {
    GameTree game = new GameTree(DamesFixture.line("english drawRule=NONE", "W:WK32:BK1"));
    GameTree.Node last = game.root();
    int open = 0;
    while (open < depth) {
      GameTree.Node node = last;
      List<Long> quiet =
          node.line().position().legalMoves().stream()
              .boxed()
              .filter(move -> staysQuiet(node.line().position().play(move)))
              .toList();
      node.play(quiet.getFirst());
      last = node.play(quiet.getLast());
      open += quiet.size() > 1 ? 1 : 0;
    }
    return game;
  }

  private static boolean staysQuiet(Position position) {
    List<Long> moves = position.legalMoves().stream().boxed().toList();
    return moves.size() > 1
        && moves.stream()
            .noneMatch(move -> DamesNotation.NUMBERS.format(position, move).contains("x"));
  }

  @Test
  void variationsNestedAsDeepAsTheyAreWrittenAreRead() throws BadInputException {
    GameTree game = nested(PdnParser.MAX_NESTING);
    FormatRoundTrip.assertSame(one(PDN.write(List.of(game))), game);

    GameTree deeper = nested(PdnParser.MAX_NESTING + 1);
    assertThatThrownBy(() -> PDN.write(List.of(deeper)))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("nested up to 1000 deep, and this game has deeper ones");
  }

  @Test
  void illegalVariationsAreSkippedAndReported() throws BadInputException {
    ParsedGames file = ParsedGames.read(PDN, "1. 32-28 (1. 33-29 2-3) 19-23 *");
    assertThat(file.games()).hasSize(1);
    assertThat(file.games().getFirst().root().children()).hasSize(2);
    assertThat(file.problems()).hasSize(1);
  }

  @Test
  void whatIsReadOfAnIllegalVariationKeepsItsOwnVariations() throws BadInputException {
    String text = "1. 32-28 (1. 33-29 20-25 (1... 18-22 2. 31-26) 2. 9-3) 19-23 *";
    ParsedGames file = ParsedGames.read(PDN, text);
    GameTree.Node variation = file.games().getFirst().root().children().getLast();
    assertThat(variation.children())
        .extracting(GameTree.Node::moveText)
        .containsExactly("20-25", "18-22");
    assertThat(variation.children().getLast().children()).hasSize(1);
    assertThat(file.problems()).hasSize(1);
  }

  @Test
  void gamesAreVisitedUntilTheVisitorStops() throws BadInputException {
    String text = "[White \"A\"]\n1. 32-28 *\n\n".repeat(3000);
    int[] seen = {0};
    PDN.read(
        text,
        new GameFormat.Visitor() {
          @Override
          public boolean game(int number, GameTree game) {
            seen[0] = number;
            return number < 2500;
          }

          @Override
          public void problem(GameFormat.Problem problem) {
            throw new AssertionError(problem.text());
          }
        });
    assertThat(seen[0]).isEqualTo(2500);
  }

  @Test
  void filesThatAreNotPdnAreRefused() {
    for (String text : List.of("", "hello", "(;FF[4]GM[11])", "{\"game\":1}", "[1,2]")) {
      assertThat(PDN.recognizes(text)).as(text).isFalse();
      assertThatThrownBy(() -> ParsedGames.read(PDN, text)).hasMessageContaining("not a PDN file");
    }
  }

  @Test
  void longTagsMovesPositionsAndOpeningCommentsAreRead() throws BadInputException {
    String event = "a\\\\ \"b\" ".repeat(12_000);
    GameTree game = one("{x} ".repeat(25_000) + "[Event \"" + event + "\"]\n1. 32-28 *");
    assertThat(moves(game)).containsExactly("32-28");
    assertThat(game.tags().get(GameTree.EVENT)).hasSize(12_000 * 7 - 1);
    GameTree setUp = one("[FEN \"W:W31:B20" + ":H0".repeat(33_000) + "\"]\n*");
    assertThat(DamesNotation.NUMBERS.format(setUp.root().line().position())).isEqualTo("W:W31:B20");
    for (String more : List.of("-28", "x28")) {
      ParsedGames file = ParsedGames.read(PDN, "1. 32" + more.repeat(33_000) + " *\n1. 33-29 *");
      assertThat(file.problems()).extracting(GameFormat.Problem::number).containsExactly(1);
      assertThat(file.games()).hasSize(1);
    }
  }

  @Test
  void aCommentAfterTheResultBelongsToTheFinishedGame() throws BadInputException {
    ParsedGames file =
        ParsedGames.read(
            PDN,
            """
            1. 32-28 18-23 1-0 {White resigned here.}
            ; sadly

            {Round two}
            [Event "B"]
            * {not played}

            [Event "C"]
            1. 33-29 2-0
            {never closed
            """);
    assertThat(file.games())
        .extracting(game -> game.lastMainNode().note().comment())
        .containsExactly("White resigned here.\nsadly", "Round two\nnot played", "");
    assertThat(file.problems()).extracting(GameFormat.Problem::number).containsExactly(4);
  }

  @Test
  void theClockOfTheMoverIsReadWhereBothAreGiven() throws BadInputException {
    GameTree game =
        one(
            """
            [GameType "20"]
            1. 32-28 {[%clock w0:09:50 B0:10:00]} 19-23 {[%clock W0:09:50 b0:08:00]}
            2. 28x19 {[%clk 0:09:00]} 14x23 {[%clk w0:09:00]}
            3. 37-32 {[%emt 99999999999999999999:00]} *
            """);
    List<Long> clocks = new ArrayList<>();
    for (GameTree.Node node = game.root(); !node.children().isEmpty(); ) {
      node = node.children().getFirst();
      clocks.add(node.note().clockMs());
    }
    assertThat(clocks).containsExactly(590_000L, 480_000L, 540_000L, null, null);
    assertThat(game.lastMainNode().note().timeMs()).isNull();
  }

  @Test
  void linesOfAWrittenCommentThatLookLikeTagsAreReadAsText() throws BadInputException {
    GameTree game = one("[GameType \"20\"]\n1. 32-28 *");
    game.lastMainNode()
        .setNote(GameTree.Note.of("See\n\n  [Analysis \"deep\"] of {it}\n[sic] and more"));
    ParsedGames file = ParsedGames.read(PDN, PDN.write(List.of(game, game)));
    assertThat(file.problems()).isEmpty();
    assertThat(file.games())
        .extracting(each -> each.lastMainNode().note().comment())
        .containsOnly("See [Analysis \"deep\"] of {it)\n[sic] and more")
        .hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1. 32-28 19-23 *", "1. 32-28 19-23 1-0", "1. 32-28 19-23"})
  void theEndOfFileCharacterOfDosIsWhiteSpace(String text) throws BadInputException {
    ParsedGames file = ParsedGames.read(PDN, text + "\r\n\u001a");
    assertThat(file.problems()).isEmpty();
    assertThat(file.games()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"[Event \"X\"]", "[Result \"1-0\"]\n*", "[FEN \"\"]\n{later} 2-0"})
  void gamesWithoutMovesPositionAndGameTypeAreInternational(String text) throws BadInputException {
    assertThat(one(text).settings()).isEqualTo(DamesFixture.settings("international"));
  }

  @Test
  void aCommentAtTheStartOfAVariationBelongsToItsFirstMove() throws BadInputException {
    GameTree game =
        one(
            """
            [GameType "20"]
            1. 32-28 18-23 ({lead comment} 1... 19-23 {then} 2. 28x19) ({only text}) 2. 33-29
            """);
    GameTree.Node first = game.root().children().getFirst();
    assertThat(game.root().note().comment()).isEmpty();
    assertThat(first.children())
        .extracting(node -> node.note().comment())
        .containsExactly("only text", "lead comment\nthen");
  }

  @Test
  void commentsBetweenThePartsOfACaptureAreKept() throws BadInputException {
    GameTree game =
        one("[GameType \"20\"]\n[FEN \"W:W28:B22,12,36\"]\n1. 28x17 {one} 17x8 {two} *");
    assertThat(moves(game)).containsExactly("28x8");
    assertThat(game.lastMainNode().note().comment()).isEqualTo("one\ntwo");
  }

  @ParameterizedTest
  @CsvSource({
    "1/2-1/2, 1-0, told",
    "0-1, 1-0, told",
    "2-0, 1-0, time",
    "1-0, *, time",
    "*, 1-0, time"
  })
  void theTerminationCountsUnlessTagAndTextStateDifferentResults(
      String tag, String text, String reason) throws BadInputException {
    String tags = "[Result \"%s\"]\n[Termination \"time forfeit\"]\n".formatted(tag);
    Outcome outcome = Objects.requireNonNull(one(tags + "1. 32-28 19-23 " + text).outcome());
    assertThat(outcome.winner()).isEqualTo(Side.FIRST);
    assertThat(outcome.reason()).isEqualTo(reason);
  }

  @ParameterizedTest
  @CsvSource({
    "time forfeit, time",
    "time-forfeit, time",
    "Black resigned, resignation",
    "forfeit, forfeit",
    "Garbage, garbage",
    "Abandoned, told"
  })
  void theWordsOfOtherProgramsForAnEndAreUnderstood(String termination, String reason)
      throws BadInputException {
    String tags = "[Result \"2-0\"]\n[Termination \"" + termination + "\"]\n";
    Outcome outcome = Objects.requireNonNull(one(tags + "1. 32-28 19-23 2-0").outcome());
    assertThat(outcome.reason()).isEqualTo(reason);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[Termination \"White wins: Black forfeits\"]",
        "[Termination \"Normal\"]",
        "[Rules \"Standard\"]"
      })
  void remarksInTagsThatAreUsuallyUnderstoodSurviveARoundTrip(String tag) throws BadInputException {
    String text = PDN.write(List.of(one("[Result \"2-0\"]\n" + tag + "\n1. 32-28 19-23 2-0")));
    assertThat(text).contains(tag);
    assertThat(PDN.write(List.of(one(text)))).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        Outcome.RESIGNATION,
        Outcome.TIME,
        Outcome.ILLEGAL_MOVE,
        Outcome.NO_ANSWER,
        Outcome.ENGINE_DIED,
        Outcome.GARBAGE,
        Outcome.WRONG_PROTOCOL
      })
  void theReasonOfAForfeitSurvivesARoundTrip(String reason) throws BadInputException {
    GameTree game = one("[GameType \"20\"]\n1. 32-28 19-23 *");
    game.setOutcome(Outcomes.of(game.lastMainNode().line(), Side.SECOND, reason));
    GameTree read = one(PDN.write(List.of(game)));
    assertThat(read.outcome()).isEqualTo(game.outcome());
    assertThat(read.tags()).doesNotContainKey("PDN:Termination");
  }

  @ParameterizedTest
  @CsvSource({"FIRST,adjudicated-score", ",adjudicated-length", ",repetition", ",kings-only"})
  void theReasonOfAnAdjudicationOrADrawSurvivesARoundTrip(@Nullable Side winner, String reason)
      throws BadInputException {
    GameTree game = one("[GameType \"20\"]\n1. 32-28 19-23 *");
    game.setOutcome(Outcomes.of(game.lastMainNode().line(), winner, reason));
    String text = PDN.write(List.of(game));
    assertThat(text).contains("[Termination \"" + reason + "\"]");
    assertThat(one(text).outcome()).isEqualTo(game.outcome());
    assertThat(one(text).tags()).doesNotContainKey("PDN:Termination");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. 32-28 19-23 0-2F",
        "[Result \"0-2F\"]\n1. 32-28 19-23 0-2F",
        "[Result \"0-2F\"]\n1. 32-28 19-23 0-2",
        "[Result \"0-2\"]\n1. 32-28 19-23 0-2f",
        "[Result \"0-1F\"]\n1. 32-28 19-23 *",
        "[Result \"0-2F\"]"
      })
  void aForfeitIsReadFromTheResultAndSurvivesARoundTrip(String text) throws BadInputException {
    GameTree game = one(text);
    Outcome outcome = Objects.requireNonNull(game.outcome());
    assertThat(outcome.winner()).isEqualTo(Side.SECOND);
    assertThat(outcome.reason()).isEqualTo(Outcome.FORFEIT);
    assertThat(outcome.text()).hasToString("White forfeits");
    assertThat(one(PDN.write(List.of(game))).outcome()).isEqualTo(outcome);
  }

  @Test
  void aForfeitEndsAGameThatHasNoTags() throws BadInputException {
    assertThat(FormatRoundTrip.read(PDN, "1. 32-28 2-0F\n\n1. 33-29 19-23 *")).hasSize(2);
  }

  @ParameterizedTest
  @CsvSource({
    "1. cd4 fg5 2. bc3 ef6, c3-d4 f6-g5 b2-c3 e7-f6",
    "1. cd4 fe5 2. df6 ge5 3. gh4, c3-d4 f6-e5 d4xf6 g7xe5 g3-h4",
    "1. cd4 f-e5 2. d:f6 gxe5, c3-d4 f6-e5 d4xf6 g7xe5",
    "1. cd4 bc5 2. db6 ac5 3. bc3 fe5, c3-d4 b6-c5 d4xb6 a7xc5 b2-c3 f6-e5"
  })
  void shortMovesAreReadAsRussianPlayersWriteThem(String text, String moves)
      throws BadInputException {
    GameTree game = one(text);
    assertThat(game.settings()).isEqualTo(DamesFixture.settings("russian"));
    assertThat(coordinates(game)).isEqualTo(moves);
    assertThat(coordinates(one("[GameType \"25\"]\n" + text + " *"))).isEqualTo(moves);
  }

  private static String coordinates(GameTree game) {
    return game.lastMainNode().line().path().stream()
        .filter(line -> line.parent() != null)
        .map(
            line ->
                DamesNotation.COORDINATES.format(
                    Objects.requireNonNull(line.parent()).position(), line.move()))
        .collect(Collectors.joining(" "));
  }

  /** Both c3 and c5 can go to b4 or d4, but only from c3 can the next one follow. */
  @Test
  void aShortMoveThatTwoPiecesFitIsTheOneAfterWhichTheGameGoesOn() throws BadInputException {
    String start = "[GameType \"25\"]\n[FEN \"W:Wc3,Kc5:Bh6\"]\n";
    assertThat(coordinates(one(start + "1. cd4 hg5 2. c5-b4 *"))).startsWith("c3-d4");
    assertThat(coordinates(one(start + "1. cd4 hg5 2. c3-b4 *"))).startsWith("c5-d4");
  }

  @Test
  void aShortMoveThatFitsNoPieceIsReported() throws BadInputException {
    ParsedGames file = ParsedGames.read(PDN, "[GameType \"25\"]\n1. cd4 fg5 2. ah8 *");
    assertThat(file.problems()).hasSize(1);
    assertThat(file.problems().getFirst().text()).hasToString("No legal move is written 'ah8'.");
  }

  @Test
  void anEndByTheRulesNeedsNoTermination() throws BadInputException {
    GameTree game = one("[GameType \"20\"]\n[FEN \"W:W32:B28\"]\n1. 32x23 *");
    assertThat(game.outcome()).isNotNull();
    assertThat(PDN.write(List.of(game))).contains("[Result \"2-0\"]").doesNotContain("Termination");
  }

  /** Elsewhere a draw has to be claimed, and players may not notice it. */
  @Test
  void gamesMayGoOnAfterADrawThatNobodyClaimed() throws BadInputException {
    String kings = "[GameType \"20\"]\n[FEN \"W:WK48:BK1\"]\n";
    String twice = "48-42 1-6 42-48 6-1 48-42 1-6 42-48 6-1";
    assertThat(Objects.requireNonNull(one(kings + twice + " *").outcome()).reason())
        .isEqualTo(Outcome.REPETITION);
    GameTree game = one(kings + twice + " 48-42 1-6 2-0");
    assertThat(moves(game)).hasSize(10);
    Outcome outcome = Objects.requireNonNull(game.outcome());
    assertThat(outcome.winner()).isEqualTo(Side.FIRST);
    assertThat(one(PDN.write(List.of(game))).outcome()).isEqualTo(outcome);
  }

  @Test
  void aRemarkInATagGivesWayToWhatTheGameSaysByNow() throws BadInputException {
    String tags =
        "[Termination \"Normal\"]\n[Rules \"Standard\"]\n[GameType \"20\"]\n[Result \"2-0\"]\n";
    GameTree game = one(tags + "1. 32-28 19-23 2-0");
    Line last = game.lastMainNode().line();
    game.setOutcome(Outcomes.of(last, Side.FIRST, Outcome.RESIGNATION));
    assertThat(PDN.write(List.of(game)))
        .contains("[Termination \"resignation\"]", "[Rules \"Standard\"]")
        .doesNotContain("Normal");
  }

  @Test
  void aFileCutOffInItsSecondGameHasOneMoreAtMost() throws BadInputException {
    String game = "[White \"A\"]\n[Result \"1-0\"]\n\n1. 32-28 {x} (1. 33-29!) 19-23 $2 1-0\n\n";
    String whole = game + game;
    for (int length = game.length(); length < whole.length(); length++) {
      ParsedGames file = ParsedGames.read(PDN, whole.substring(0, length));
      assertThat(file.games().size() + file.problems().size())
          .as("the first %d characters", length)
          .isEqualTo(length == game.length() ? 1 : 2);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"1. 32-28 99-99 *\n", "1. 32-28 99-99 2-0\n", "[Event \"x\"]\n1. 32-28 {open\n\n"})
  void eachOfManyBrokenGamesIsReported(String broken) throws BadInputException {
    int games = 1000;
    ParsedGames file = ParsedGames.read(PDN, broken.repeat(games) + "[Event \"x\"]\n1. 32-28 *");
    assertThat(file.problems()).hasSize(games);
    assertThat(file.games()).hasSize(1);
  }

  @Test
  void garbageIsReportedAsAProblem() throws BadInputException {
    String good = "[White \"A\"]\n[Result \"1-0\"]\n\n1. 32-28 {x} (1. 33-29!) 19-23 $2 1-0\n\n";
    for (int i = 0; i < 3000; i++) {
      Random random = new Random(i);
      StringBuilder bad = new StringBuilder(good + good);
      for (int j = 0; j < 4; j++) {
        int at = 12 + random.nextInt(bad.length() - 12);
        bad.setCharAt(at, "(){}[]\"\\;%$*.-x:19aK\n/".charAt(random.nextInt(22)));
      }
      ParsedGames file = ParsedGames.read(PDN, bad.toString());
      assertThat(file.games().size() + file.problems().size()).as("%s", bad).isPositive();
    }
  }
}
