package quadrille.games.dots;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import quadrille.core.ExampleBoards;
import quadrille.core.Game;
import quadrille.core.Guide;
import quadrille.core.Line;
import quadrille.core.Settings;

/** The rules of Dots and Boxes, and a first lesson. */
public final class DotsGuide implements Guide {
  private static final Game GAME = new DotsGame();
  private static final Map<String, String> THREE_BY_THREE = Map.of("rows", "3", "columns", "3");
  private static final Map<String, String> TWO_BY_TWO =
      Map.of("rows", "2", "columns", "2", "start", "empty");
  private static final String CORNER = "b1v a2h c1v c2v b3h a3h";

  @Override
  public List<Chapter> rules(Settings settings) {
    int boxes = settings.integer("rows") * settings.integer("columns");
    ExampleBoards small = ExampleBoards.of(GAME, TWO_BY_TWO);
    String start = settings.choice("start");
    List<Chapter> rules = new ArrayList<>();
    rules.add(
        chapter(
            "lines",
            "lines",
            ExampleBoards.withOverrides(GAME, settings, Map.of("start", "empty")).start("")));
    if (!start.equals("empty")) {
      rules.add(
          chapter(
              "start",
              "start." + start,
              ExampleBoards.withOverrides(GAME, settings, THREE_BY_THREE).start("")));
    }
    rules.add(chapter("boxes", "boxes", small.start("a1h a1v b1v b3h a2h")));
    rules.add(chapter("end", boxes % 2 == 0 ? "end.even" : "end.odd", null));
    rules.add(chapter("third", "third", small.start("a1h a1v b3h c2v")));
    rules.add(chapter("chains", "chains", small.start(CORNER)));
    return rules;
  }

  @Override
  public Line sample() {
    return ExampleBoards.of(GAME, THREE_BY_THREE).start("a1h a1v b1v a2h c3h d3v a4h c4h b2h c3v");
  }

  @Override
  public List<LessonStep> lesson() {
    ExampleBoards three = ExampleBoards.of(GAME, THREE_BY_THREE);
    ExampleBoards two = ExampleBoards.of(GAME, TWO_BY_TWO);
    return List.of(
        freeStep(1, three.start("")),
        step(2, three.start("a1h a1v b1v c4h"), "a2h"),
        step(3, three.start("a1h a1v a2h b1h c1v b2h"), "b1v"),
        step(4, two.start("a1h a1v b3h c2v"), "b1h", "c1v", "a3h", "a2v"),
        step(5, two.start(CORNER), "a1h", "a1v"));
  }
}
