package quadrille.games.hex.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.formats.GameFormat;
import quadrille.core.formats.ParsedGames;
import quadrille.games.FormatRoundTrip;
import quadrille.games.hex.HexFixture;
import quadrille.games.hex.HexNotation;

class ToulouseFormatTest {
  private static final ToulouseFormat TOULOUSE = new ToulouseFormat();
  private static final String SAMPLE =
      """
      \\hex
      \\dim 4
      \\board
      * * * *
      . o . .
      . . . .
      . . . .
      \\endboard
      \\game
      \\play o 1 1
      \\play * 0 0
      \\play * 0 1
      \\endgame
      \\endhex
      """;

  private static String position(GameTree.Node node) {
    return HexNotation.INSTANCE.format(node.line().position());
  }

  @Test
  void theSampleInTheReportIsRead() throws BadInputException {
    GameTree game = FormatRoundTrip.read(TOULOUSE, SAMPLE).getFirst();
    assertThat(position(game.lastMainNode())).isEqualTo("oooo/.x../..../.... x");
    assertThat(game.lastMainNode().line().moveTexts()).containsExactly("b1");
    assertThat(game.outcome()).isNotNull();
  }

  @ParameterizedTest
  @ValueSource(strings = {"x../.../... o", "x../.o./... x", ".../.../... x", "xx./.o./... o"})
  void aBoardWithoutMovesIsTheTurnOfTheSideWithFewerStones(String position)
      throws BadInputException {
    GameTree game = new GameTree(Line.start(HexFixture.GAME, HexFixture.size(3), position));
    GameTree read = FormatRoundTrip.read(TOULOUSE, TOULOUSE.write(List.of(game))).getFirst();
    assertThat(position(read.root())).isEqualTo(position);
    assertThat(read.lastMainNode()).isSameAs(read.root());
  }

  @Test
  void zerosAndCapitalsMeanTheFirstSideToo() throws BadInputException {
    String text = SAMPLE.replace(". o .", ". 0 .").replace("play o", "play O");
    assertThat(position(FormatRoundTrip.read(TOULOUSE, text).getFirst().lastMainNode()))
        .isEqualTo("oooo/.x../..../.... x");
  }

  @Test
  void theFirstDisagreementOfBoardAndGameIsReported() throws BadInputException {
    ParsedGames file =
        ParsedGames.read(
            TOULOUSE, SAMPLE.replace("* * * *", "* . * *").replace(". o . .", ". * . ."));
    assertThat(file.games()).isEmpty();
    assertThat(file.problems())
        .extracting(problem -> problem.line() + " " + problem.text())
        .containsExactly(
            "12 Board and game disagree in row 0, column 1 (b1): the board shows ., the game has"
                + " played *.");
  }

  @ParameterizedTest
  @CsvSource({
    "\\dim 4,\\dim 40,2",
    "\\dim 4,\\dim,2",
    "\\dim 4,,3",
    "\\game,\\dim 3,9",
    ". o . .,. o .,5",
    ". o . .,. ? . .,5",
    "\\play o 1 1,\\play o 1 4,10",
    "\\play o 1 1,\\play o 1,10",
    "\\play o 1 1,\\play x 1 1,10",
    "\\play o 1 1,\\ploy o 1 1,10",
    "\\play * 0 1,\\play * 0 0,12",
    "\\endhex,,1"
  })
  void errorsNameTheirLine(String good, String bad, int line) throws BadInputException {
    ParsedGames file =
        ParsedGames.read(TOULOUSE, SAMPLE.replace(good, bad == null ? "" : bad) + SAMPLE);
    assertThat(file.problems()).extracting(GameFormat.Problem::line).containsExactly(line);
    assertThat(file.games()).hasSize(1);
  }

  @Test
  void aStoneThatWasSetUpAndSwappedIsNoMove() throws BadInputException {
    GameTree game = new GameTree(Line.start(HexFixture.GAME, HexFixture.size(3), ".x./.../... o"));
    game.findOrAdd(game.root().line().play("swap-pieces c3"));
    GameTree read = FormatRoundTrip.read(TOULOUSE, TOULOUSE.write(List.of(game))).getFirst();
    assertThat(position(read.root())).isEqualTo(".../o../... x");
    assertThat(read.lastMainNode().line().moveTexts()).containsExactly("c3");
  }

  @Test
  void mainLinesSurviveARoundTrip() throws BadInputException {
    for (int seed = 0; seed < 40; seed++) {
      var settings =
          HexFixture.settings("rows", "" + (2 + seed % 7), "columns", "" + (3 + seed % 5));
      GameTree game = FormatRoundTrip.randomTree(HexFixture.GAME, settings, seed);
      String text = TOULOUSE.write(List.of(game, game));
      assertThat(TOULOUSE.recognizes(text)).isTrue();
      List<GameTree> read = FormatRoundTrip.read(TOULOUSE, text);
      assertThat(read).hasSize(2);
      assertThat(position(read.getLast().lastMainNode())).isEqualTo(position(game.lastMainNode()));
      boolean swapped = game.lastMainNode().line().moveTexts().contains("swap-pieces");
      if (!swapped) {
        assertThat(read.getFirst().lastMainNode().line().moveTexts())
            .isEqualTo(game.lastMainNode().line().moveTexts());
      }
    }
  }
}
