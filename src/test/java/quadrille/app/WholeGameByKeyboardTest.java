package quadrille.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeoutException;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quadrille.app.setup.GameSetup;
import quadrille.app.setup.SeatChoice;
import quadrille.app.setup.Starter;
import quadrille.app.setup.TimeControl;
import quadrille.board.skin.BoardCell;
import quadrille.board.skin.BoardPreferences;
import quadrille.board.skin.BoardSkin;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.core.Side;
import quadrille.games.GameModule;
import quadrille.games.Games;

/** Plays a whole game of each kind by typing the names of cells. */
@Tag("screen")
@Timeout(300)
class WholeGameByKeyboardTest {
  private static final SeatChoice ADA = new SeatChoice(false, "Ada", 1);

  @TempDir private Path folder;
  private final AppRobot app = new AppRobot();

  @AfterEach
  void close() {
    app.close();
  }

  @ParameterizedTest
  @CsvSource({
    "hex, rows=4;columns=4;swap=false",
    "dames, size=6;menRows=1",
    "hexxagon, blocked=fill",
    "dots, rows=2;columns=2"
  })
  void everyGameIsPlayedToTheEnd(String game, String options)
      throws TimeoutException, BadInputException {
    GameModule room = Games.get(game);
    Map<String, String> given = new java.util.HashMap<>();
    Arrays.stream(options.split(";"))
        .map(each -> each.split("="))
        .forEach(each -> given.put(each[0], each[1]));
    GameSetup setup = new GameSetup(null, given, ADA, ADA, Starter.ONE, TimeControl.NONE);
    app.start(folder, AppRobot.savedWithoutAnimation(Map.of(game, setup)));
    open(game);

    Line line = Line.start(room.game(), Rules.settings(room.game(), null, given));
    Random random = new Random(57);
    while (line.outcome() == null) {
      long move = choose(line, random);
      playOn(room.skin().get(), line, move);
      line = line.play(move);
      int plies = line.ply();
      app.await("move " + plies, () -> app.moves().size() == plies);
    }

    assertThat(app.moves()).isEqualTo(line.moveTexts());
    app.await("the end", () -> app.has("#again"));
  }

  private void open(String game) {
    app.await("the focus", () -> app.focused().equals("Play Hex"));
    for (int i = 0; i < 20 && !app.hasFocus("#play-" + game); i++) {
      app.type(KeyCode.TAB);
    }
    app.type(KeyCode.ENTER);
    app.await("the panel", () -> app.focused().equals("Play"));
    app.type(KeyCode.ENTER);
    app.awaitStatus("to move");
  }

  /** A game soon ends when one side changes as much as it can and the other plays at random. */
  private static long choose(Line line, Random random) {
    long[] moves = line.position().legalMoves().toArray();
    if (line.position().turn() == Side.SECOND) {
      return moves[random.nextInt(moves.length)];
    }
    int most = Arrays.stream(moves).mapToInt(move -> steps(line, move)).max().orElseThrow();
    long[] best = Arrays.stream(moves).filter(move -> steps(line, move) == most).toArray();
    return best[random.nextInt(best.length)];
  }

  private static int steps(Line line, long move) {
    return line.game().steps(line.position(), move).size();
  }

  private void playOn(BoardSkin skin, Line line, long move) {
    List<BoardCell> cells = skin.shape(line.settings(), BoardPreferences.DEFAULT, false).cells();
    for (int cell : skin.clickPaths(line.position(), move).getFirst()) {
      String name =
          cells.stream().filter(each -> each.id() == cell).findFirst().orElseThrow().name();
      for (char letter : name.toUpperCase(Locale.ROOT).toCharArray()) {
        app.type(KeyCode.getKeyCode(String.valueOf(letter)));
      }
      app.type(KeyCode.ENTER);
    }
  }
}
