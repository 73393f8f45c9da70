package quadrille.games.dames;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import quadrille.core.ExampleBoards;
import quadrille.core.Game;
import quadrille.core.Guide;
import quadrille.core.Line;
import quadrille.core.Settings;

/** The rules of Dames as they are set, and a first lesson. */
public final class DamesGuide implements Guide {
  private static final Game GAME = new DamesGame();
  private static final Map<String, String> SMALL =
      Map.of("size", "6", "menRows", "2", "firstMover", "WHITE");

  @Override
  public List<Chapter> rules(Settings settings) {
    DamesRules rules = DamesRules.of(settings);
    ExampleBoards small = ExampleBoards.withOverrides(GAME, settings, SMALL);
    boolean backward = rules.menCaptureBackward();
    boolean flying = rules.flyingKings();
    return List.of(
        chapter(
            "start",
            "start",
            Line.start(GAME, settings),
            rules.size(),
            rules.menRows(),
            rules.firstMover().text()),
        chapter("men", "men", small.position("W:W14,16,17:B1,3,6")),
        chapter(
            "capture",
            backward ? "capture.backward" : "capture.forward",
            small.position("W:W14:B3,11")),
        chapter("duty", "duty." + name(rules.capture()), small.position("W:W15,17:B7,12,13")),
        chapter("crown", "crown." + name(rules.promotion()), small.position("W:W5,17:B12")),
        chapter(
            "king",
            flying ? "king.flying" : "king.short",
            small.position(flying ? "W:WK16:B1,8" : "W:WK14:B1,11")),
        chapter("end", "end." + name(rules.drawRule()), null));
  }

  private static String name(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  @Override
  public Line sample() {
    return ExampleBoards.of(GAME, SMALL).position("W:W14,16,17,K11:B1,2,4,K6");
  }

  @Override
  public List<LessonStep> lesson() {
    ExampleBoards small = ExampleBoards.of(GAME, SMALL);
    return List.of(
        freeStep(1, small.position("W:W14,16,17:B1,3")),
        step(2, small.position("W:W14,16:B3,11"), "14x7"),
        step(3, small.position("W:W16,17:B3,8,14"), "17x5"),
        step(4, small.position("W:W5,17:B12"), "5-1", "5-2"),
        step(5, small.position("W:W18,K16:B1,8"), "16x6", "16x3"));
  }
}
