package quadrille.games.hex;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import quadrille.core.ExampleBoards;
import quadrille.core.Game;
import quadrille.core.Guide;
import quadrille.core.Line;
import quadrille.core.Settings;
import quadrille.core.Side;

/** The rules of Hex, and a first lesson. */
public final class HexGuide implements Guide {
  private static final Game GAME = new HexGame();
  private static final Map<String, String> SMALL =
      Map.of(HexGame.ROWS, "5", HexGame.COLUMNS, "5", HexGame.SWAP, "false");
  private static final int CENTRE_CELL = 12;

  @Override
  public List<Chapter> rules(Settings settings) {
    ExampleBoards small = ExampleBoards.withOverrides(GAME, settings, SMALL);
    String tiling = settings.choice(HexGame.TILING);
    boolean hexagons = tiling.equals(HexTiling.HEXAGONAL.value());
    List<Chapter> rules = new ArrayList<>();
    Line goal = hexagons ? small.position("..x../.ox../o.x../.xo../.x.o. o") : small.start("");
    rules.add(chapter("goal", "goal", goal));
    rules.add(chapter("turns", "turns", small.start("c2 d4 b4")));
    rules.add(chapter("neighbours", "neighbours." + tiling, neighbourDiagram(small)));
    if (settings.flag(HexGame.SWAP)) {
      ExampleBoards swap =
          ExampleBoards.withOverrides(
              GAME, settings, Map.of(HexGame.ROWS, "5", HexGame.COLUMNS, "5"));
      rules.add(chapter("swap", "swap", swap.start("d2 swap-pieces")));
    }
    rules.add(chapter("end", hexagons ? "end.never" : "end.full", null));
    if (hexagons) {
      rules.add(chapter("bridge", "bridge", small.position("...../..x../...../.x.../..o.. o")));
    }
    return rules;
  }

  /** A red stone, and a blue one on every cell beside it. */
  private static Line neighbourDiagram(ExampleBoards small) {
    HexBoard board = HexBoard.of(small.settings());
    Map<Integer, Side> stones = new HashMap<>(Map.of(CENTRE_CELL, Side.FIRST));
    Arrays.stream(board.neighbours(CENTRE_CELL)).forEach(cell -> stones.put(cell, Side.SECOND));
    return Line.from(GAME, small.settings(), HexPosition.of(board, stones, Side.FIRST));
  }

  @Override
  public Line sample() {
    return ExampleBoards.of(GAME, SMALL).position("..x../.ox../o.x../.xo../..o.. x");
  }

  @Override
  public List<LessonStep> lesson() {
    ExampleBoards small = ExampleBoards.of(GAME, SMALL);
    return List.of(
        freeStep(1, small.start("")),
        step(2, small.position("..x../..x../.o.o./.x..o/.xo.. x"), "c3"),
        step(3, small.position("...../..x../...../..o../..... x"), "b4", "d3", "a3"),
        step(4, small.position("..x../..x../.o..o/.x.o./.x..o x"), "c3"),
        step(5, small.position("...../..x.x/oooo./.x.../.x... x"), "e3"));
  }
}
