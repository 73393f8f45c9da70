package quadrille.games.hexxagon;

import java.util.List;
import java.util.Map;
import quadrille.core.ExampleBoards;
import quadrille.core.Game;
import quadrille.core.Guide;
import quadrille.core.Line;
import quadrille.core.Settings;

/** The rules of Hexxagon, and a first lesson. */
public final class HexxagonGuide implements Guide {
  private static final Game GAME = new HexxagonGame();
  private static final String CAPTURE =
      "...../.o..../.x.o.../...o-.../...-....x/....-.../......./....../..... x";
  private static final String JUMP =
      "...../....../......./....-.../o..-....x/....-.../..x..o./...oo./..... x";
  private static final String LAST =
      "xxxxx/xxxxxx/xxxxxxx/xxxx-xxx/xxx-.oooo/oooo-ooo/ooooooo/oooooo/ooooo x";
  private static final String SAMPLE =
      "x...o/.xo.../..xx.o./.xx.-oo./o..-.xx.x/.ox.-oo./..oo.../.xo.../x...o x";
  private static final int JUMP_LENGTH = 4;

  @Override
  public List<Chapter> rules(Settings settings) {
    ExampleBoards board = new ExampleBoards(GAME, settings);
    boolean holes = settings.choice("holes").equals("classic");
    return List.of(
        chapter("goal", holes ? "goal.holes" : "goal", board.start("")),
        chapter("clone", "clone", board.start("e2")),
        chapter("jump", holes ? "jump.holes" : "jump", board.start("e1g1")),
        chapter("capture", "capture", at(board, holes, CAPTURE)),
        chapter("blocked", "blocked." + settings.choice("blocked"), null),
        chapter("end", "end", at(board, holes, LAST), holes ? 31 : 34, 27),
        chapter("draws", "draws", null));
  }

  /** Returns an example position; on a board without holes, pieces of the second side fill them. */
  private static Line at(ExampleBoards board, boolean holes, String position) {
    return board.position(
        holes ? position : position.replace('-', position.equals(LAST) ? 'o' : '.'));
  }

  @Override
  public Line sample() {
    return ExampleBoards.of(GAME, Map.of()).position(SAMPLE);
  }

  @Override
  public List<LessonStep> lesson() {
    ExampleBoards board = ExampleBoards.of(GAME, Map.of());
    return List.of(
        step(1, board.start(""), move -> move.length() < JUMP_LENGTH),
        step(2, board.start(""), move -> move.length() == JUMP_LENGTH),
        step(3, board.position(CAPTURE), "e3"),
        step(4, board.position(JUMP), "c7e7"),
        step(5, board.position(LAST), "e5"));
  }
}
