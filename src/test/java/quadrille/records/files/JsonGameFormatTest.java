package quadrille.records.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import quadrille.core.BadInputException;
import quadrille.core.Drawing;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Side;
import quadrille.core.formats.GameFormat;
import quadrille.core.formats.ParsedGames;
import quadrille.games.FormatRoundTrip;
import quadrille.games.GameVariant;
import quadrille.search.Score;

class JsonGameFormatTest {

  @ParameterizedTest
  @MethodSource("quadrille.games.GameVariant#all")
  void readsRandomGamesWithAllSettingsAsWritten(GameVariant table) throws BadInputException {
    for (int seed = 0; seed < 6; seed++) {
      GameTree game = FormatRoundTrip.randomTree(table.game(), table.settings(), seed);
      game.lastMainNode()
          .setNote(
              new GameTree.Note(
                  "end", List.of(1, 7), 12L, 34_000L, 9, 1_000_000 - 5, Drawing.parse("R1 G0-2")));
      String text = GameFormats.QUADRILLE.write(List.of(game));
      assertThat(GameFormats.detect(text, "")).isSameAs(GameFormats.QUADRILLE);
      FormatRoundTrip.assertSame(
          FormatRoundTrip.read(GameFormats.QUADRILLE, text).getFirst(), game);
    }
  }

  @Test
  void writesSeveralGamesOnALineEach() throws BadInputException {
    List<GameTree> games =
        GameVariant.all()
            .map(each -> FormatRoundTrip.randomTree(each.game(), each.settings(), 5))
            .toList();
    String text = GameFormats.QUADRILLE.write(games);
    assertThat(text.lines()).hasSameSizeAs(games);
    List<GameTree> read = FormatRoundTrip.read(GameFormats.QUADRILLE, text);
    for (int i = 0; i < games.size(); i++) {
      FormatRoundTrip.assertSame(read.get(i), games.get(i));
    }
  }

  @Test
  void reportsBadGamesWithTheirLinesAndReadsTheOthers() throws BadInputException {
    ParsedGames file =
        ParsedGames.read(
            GameFormats.QUADRILLE,
            """
            {"match":{"players":[]}}
            {"number":1,"game":"hex","settings":{"rows":3,"columns":3},"moves":[{"move":"a1"}]}
            {"number":2,"game":"hex","moves":[{"move":"a1"},{"move":"a1"}]}
            {"number":3,"game":"chess","moves":[]}
            {"number":4,"quadrille":2,"game":"hex","moves":[]}
            {"number":5,"game":"hex","mo
            {"number":6,"game":"dames","rules":"russian","moves":["c3-d4"]}
            """);
    assertThat(file.games()).hasSize(2);
    assertThat(file.games().getLast().lastMainNode().line().moveTexts()).containsExactly("22-18");
    assertThat(file.problems())
        .extracting(problem -> problem.line() + " " + problem.text())
        .containsExactly(
            "3 Move 2: a1 already holds a red stone; expected an empty cell.",
            "4 There is no game 'chess'.",
            "5 This game was written by a newer version of Quadrille (format 2).",
            "6 From here on, this is not JSON.");
  }

  @Test
  void keepsTheMovesAfterADrawThatNobodyClaimedInTheFileItCameFrom() throws BadInputException {
    GameTree game =
        read(
            """
            {"game":"dames","position":"W:WK48:BK1","moves":["48-42","1-6","42-48","6-1",
             "48-42","1-6","42-48","6-1","48-42"],"result":{"winner":"first"}}
            """);
    assertThat(game.lastMainNode().line().ply()).isEqualTo(9);
    assertThat(game.outcome()).extracting(Outcome::winner).isEqualTo(Side.FIRST);
    FormatRoundTrip.assertSame(read(GameFormats.QUADRILLE.write(List.of(game))), game);
  }

  @Test
  void saysWhichMoveFollowsTheEndOfAGame() throws BadInputException {
    String text =
        "{\"game\":\"hex\",\"settings\":{\"rows\":2,\"columns\":2},"
            + "\"moves\":[\"a1\",\"b1\",\"a2\",\"b2\"]}";
    assertThat(ParsedGames.read(GameFormats.QUADRILLE, text).problems())
        .extracting(problem -> problem.text().toString())
        .containsExactly("Move 4: b2 cannot be played: the game is over.");
  }

  @Test
  void readsOpeningMovesAsMovesOfTheGame() throws BadInputException {
    GameTree game = readOpened(".xo/.../... x");

    assertThat(game.lastMainNode().line().moveTexts()).containsExactly("b1", "c1", "b2");
    assertThat(game.lastMainNode().note().timeMs()).isEqualTo(7);
  }

  @Test
  void leavesOutAnOpeningFromAnotherStart() throws BadInputException {
    GameTree game = readOpened("oxo/x../... x");

    assertThat(game.lastMainNode().line().moveTexts()).containsExactly("b2");
  }

  private static GameTree readOpened(String position) throws BadInputException {
    String text =
        """
        {"game":"hex","settings":{"rows":3,"columns":3},"position":"%s",
         "opening":["b1","c1"],"moves":[{"ply":1,"side":"first","move":"b2","timeMs":7}]}
        """
            .formatted(position);
    return FormatRoundTrip.read(GameFormats.QUADRILLE, text).getFirst();
  }

  @Test
  void readsAnObjectWithSeveralGames() throws BadInputException {
    ParsedGames file =
        ParsedGames.read(
            GameFormats.QUADRILLE,
            """
            {
              "seed": 3,
              "games": [
                {"game": "dots", "moves": [{"move": "a1h"}]},
                {"game": "dots", "moves": [{"move": "z9q"}]}
              ],
              "standings": {"games": 2}
            }
            """);
    assertThat(file.games()).hasSize(1);
    assertThat(file.problems()).extracting(GameFormat.Problem::line).containsExactly(5);
  }

  @Test
  void oneBadGameOfAListLeavesTheOthers() throws BadInputException {
    for (String list : List.of("{\"games\":%s}", "%s")) {
      String games = "[{\"game\":\"dots\",\"moves\":[\"a1h\"]},null,[1],{\"game\":\"dots\"}]";
      ParsedGames file = ParsedGames.read(GameFormats.QUADRILLE, list.formatted(games));
      assertThat(file.games()).hasSize(2);
      assertThat(file.problems()).isNotEmpty();
    }
  }

  @Test
  void aVariationThatRepeatsAMoveKeepsWhatIsSaidOfIt() throws BadInputException {
    GameTree game =
        read(
            """
            {"game":"dots","moves":[
              {"move":"a1h","comment":"one","timeMs":5,
               "variations":[["a1h","b1h"],[{"move":"a1h","comment":"two"}]]}]}
            """);

    assertThat(game.root().children()).hasSize(1);
    GameTree.Note note = game.root().children().getFirst().note();
    assertThat(note.comment()).isEqualTo("one\ntwo");
    assertThat(note.timeMs()).isEqualTo(5);
  }

  @Test
  void variationsMayBeDeep() throws BadInputException {
    String head = "{\"game\":\"dots\",\"settings\":{\"rows\":12,\"columns\":12},\"moves\":";
    Line start = read(head + "[]}").root().line();
    List<String> edges =
        start.position().legalMoves().stream()
            .mapToObj(move -> start.game().notation().format(start.position(), move))
            .toList();
    String variations = "";
    for (String edge : edges) {
      variations = "[{\"move\":\"%s\",\"variations\":[%s]}]".formatted(edge, variations);
    }
    GameTree game = read(head + variations + "}");

    assertThat(game.root().children()).hasSameSizeAs(edges);
  }

  @Test
  void aWinnerWithoutAReasonIsKept() throws BadInputException {
    GameTree game = read("{\"game\":\"dots\",\"moves\":[],\"result\":{\"winner\":\"first\"}}");

    assertThat(game.outcome()).isNotNull().extracting(Outcome::winner).isEqualTo(Side.FIRST);
  }

  @Test
  void numbersOutOfRangeAreLeftOut() throws BadInputException {
    GameTree game =
        read(
            """
            {"game":"dots","moves":[{"move":"a1h","winIn":2000000000,"score":1e300,"depth":-1,
              "timeMs":99999999999999999999,"clockMs":-5,"glyphs":["x",1.5,-1,256,4]}]}
            """);

    assertThat(game.lastMainNode().note())
        .isEqualTo(
            new GameTree.Note("", List.of(4), null, null, null, Score.MAX_EVALUATION, List.of()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'moves':'a1h a2h' | The field 'moves' is not a list.",
        "'moves':[{'move':'a1h','variations':['a1v']}] | The field 'variations' is not a list.",
        "'moves':[{'mov':'a1h'}] | Move 1 has no field 'move'.",
        "'settings':[] | The field 'settings' is not an object.",
        "'players':['A','B'] | The field 'players' is not an object.",
        "'result':{'winner':'red','reason':'time'} | The winner is 'red'; expected first, second or"
            + " null.",
      },
      quoteCharacter = '"')
  void saysWhatIsWrongWithAField(String fields, String sentence) throws BadInputException {
    String text = "{\"game\":\"dots\"," + fields.replace('\'', '"') + "}";
    ParsedGames file = ParsedGames.read(GameFormats.QUADRILLE, text);

    assertThat(file.games()).isEmpty();
    assertThat(file.problems())
        .extracting(problem -> problem.text().toString())
        .containsExactly(sentence);
  }

  private static GameTree read(String text) throws BadInputException {
    ParsedGames file = ParsedGames.read(GameFormats.QUADRILLE, text);
    assertThat(file.problems()).isEmpty();
    return file.games().getFirst();
  }

  @Test
  void refusesTextThatIsNotJson() {
    assertThatThrownBy(() -> ParsedGames.read(GameFormats.QUADRILLE, "1. 32-28"))
        .hasMessageContaining("not JSON");
    assertThatThrownBy(() -> GameFormats.detect("hello", "x.txt"))
        .hasMessageContaining("quad, sgf");
  }

  @Test
  void reportsGarbageAsAProblem() throws BadInputException {
    String good = "{\"game\":\"hex\",\"moves\":[{\"move\":\"a1\",\"variations\":[[\"b2\"]]}]}";
    for (int i = 0; i < 3000; i++) {
      Random random = new Random(i);
      StringBuilder bad = new StringBuilder(good);
      for (int j = 0; j < 2; j++) {
        int at = 1 + random.nextInt(bad.length() - 1);
        bad.setCharAt(at, "{}[]\",:1a\n".charAt(random.nextInt(10)));
      }
      ParsedGames file = ParsedGames.read(GameFormats.QUADRILLE, bad.toString());
      assertThat(file.games().size() + file.problems().size()).as("%s", bad).isPositive();
    }
  }
}
