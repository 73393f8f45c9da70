package quadrille.games.hex.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Side;
import quadrille.core.formats.ParsedGames;
import quadrille.games.FormatRoundTrip;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexFixture;
import quadrille.games.hex.HexNotation;
import quadrille.games.hex.HexPosition;

class HexWorldFormatTest {
  private static final HexWorldFormat LINK = new HexWorldFormat();

  private static GameTree readOne(String text) throws BadInputException {
    assertThat(LINK.recognizes(text)).isTrue();
    return FormatRoundTrip.read(LINK, text).getFirst();
  }

  private static List<String> moves(GameTree game) {
    return game.lastMainNode().line().moveTexts();
  }

  @Test
  void sizeMovesSwapAndResignationAreRead() throws BadInputException {
    GameTree game = readOne("https://hexworld.org/board/#11r9nc1,b4:sh4g8,i8h3:rw");
    assertThat(moves(game)).containsExactly("b4", "swap-pieces", "h4", "g8", "i8", "h3");
    assertThat(game.settings().integer("rows")).isEqualTo(11);
    assertThat(Objects.requireNonNull(game.outcome()).winner()).isEqualTo(Side.FIRST);
    assertThat(game.outcome().reason()).isEqualTo(Outcome.RESIGNATION);
  }

  @Test
  void sizesGiveColumnsFirst() throws BadInputException {
    GameTree game = readOne("#6x4,f4");
    assertThat(game.settings().integer("columns")).isEqualTo(6);
    assertThat(moves(game)).containsExactly("f4");
  }

  @Test
  void swapSidesIsMirrored() throws BadInputException {
    assertThat(moves(readOne("#5,b1:Sc2a4"))).containsExactly("b1", "swap-pieces", "b3", "d1");
  }

  @Test
  void aPassStartsTheGameFromThatPosition() throws BadInputException {
    GameTree game = readOne("#4,a1:pb1c1");
    assertThat(HexNotation.INSTANCE.format(game.root().line().position()))
        .isEqualTo("x.../..../..../.... x");
    assertThat(moves(game)).containsExactly("b1", "c1");
  }

  @Test
  void aPassAtTheEndSaysWhoseTurnItIs() throws BadInputException {
    HexPosition start =
        HexPosition.of(HexBoard.of(HexFixture.size(4)), Map.of(0, Side.FIRST), Side.FIRST);
    GameTree game = new GameTree(Line.from(HexFixture.GAME, HexFixture.size(4), start));
    String link = LINK.write(List.of(game));
    assertThat(link).endsWith("a1:p\n");
    assertThat(readOne(link).lastMainNode().line().position()).isEqualTo(start);
  }

  @ParameterizedTest
  @CsvSource({
    "x../.o./... x, c3", "x../.o./... x,", "x../.../... o, c3", "x../.../... o,",
    ".../.o./... x, c3", ".../.o./... x,", "xx./.../... o, c3", "xx./.../... o,",
    "xx./.o./... o, c3 a3", "xo./ox./... x, c3 a3", ".../.../... o, c3 a3"
  })
  void theStonesOfASetUpDoNotComeBackAsMoves(String position, @Nullable String moves)
      throws BadInputException {
    Line start = Line.start(HexFixture.GAME, HexFixture.size(3), position);
    GameTree game = new GameTree(start);
    game.findOrAdd(start.play(moves == null ? "" : moves));
    GameTree read = readOne(LINK.write(List.of(game)));
    assertThat(read.root().line().position()).isEqualTo(start.position());
    assertThat(moves(read)).isEqualTo(moves(game));
  }

  @Test
  void aSwapOfAStoneThatWasSetUpIsWrittenAsASwapOfTheFirstMove() throws BadInputException {
    Line start = Line.start(HexFixture.GAME, HexFixture.size(3), "x../.../... o");
    GameTree game = new GameTree(start);
    game.findOrAdd(start.play("swap-pieces c3"));
    assertThat(LINK.write(List.of(game))).endsWith("#3c1,a1:sc3\n");
  }

  @Test
  void displayOptionsMayBeVeryMany() throws BadInputException {
    String options = "m".repeat(100_000);
    ParsedGames file =
        ParsedGames.read(
            LINK, "#5%1$s,a1\nhttps://hexworld.org/board/#5%1$s,b2\n#5%1$s\n".formatted(options));
    assertThat(file.games())
        .extracting(HexWorldFormatTest::moves)
        .containsExactly(List.of("a1"), List.of("b2"));
    assertThat(file.problems()).hasSize(1);
  }

  @Test
  void mainLinesSurviveARoundTrip() throws BadInputException {
    for (int seed = 0; seed < 40; seed++) {
      GameTree game =
          FormatRoundTrip.randomTree(HexFixture.GAME, HexFixture.size(6 + seed % 8), seed);
      Line end = readOne(LINK.write(List.of(game))).lastMainNode().line();
      assertThat(end.position()).isEqualTo(game.lastMainNode().line().position());
      if (((HexPosition) game.root().line().position()).stoneCount() == 0) {
        assertThat(end.moveTexts()).isEqualTo(moves(game));
      }
    }
  }

  @Test
  void everyLineIsAGameAndABadOneIsReported() throws BadInputException {
    ParsedGames file =
        ParsedGames.read(LINK, "#5,a1b2\n\n#5,a1a1\r\nhttps://hexworld.org/board/#5,a1?\n#5,c3\n");
    assertThat(file.games()).hasSize(2);
    assertThat(file.problems())
        .extracting(problem -> problem.number() + ":" + problem.line() + " " + problem.text())
        .containsExactly(
            "2:3 a1 already holds a red stone; expected an empty cell.",
            "3:4 The link cannot be read from '?' on; expected a cell such as a10, :s, :S, :p,"
                + " :rb, :rw, :fb or :fw.");
  }
}
