package quadrille.games.hexxagon;

import java.util.List;
import quadrille.core.Game;
import quadrille.core.Position;
import quadrille.games.GameModule;
import quadrille.games.hexxagon.search.HexxagonKnowledge;
import quadrille.games.hexxagon.search.HexxagonMoveExplainer;
import quadrille.games.hexxagon.view.HexxagonSceneView;
import quadrille.games.hexxagon.view.HexxagonView;
import quadrille.search.classic.GreedyOpponent;
import quadrille.search.classic.OpponentKind;

/** Assembles the parts of Hexxagon. */
public final class HexxagonModule {
  private static final Game GAME = new HexxagonGame();

  /** Described in {@code docs/opponents.md}. */
  private static final OpponentKind GREEDY =
      new OpponentKind(
          HexxagonModule.class,
          "greedy",
          0,
          (_, _) -> new GreedyOpponent(HexxagonModule::captures));

  public static final GameModule MODULE =
      GameModule.builder(GAME, _ -> new HexxagonKnowledge(), HexxagonView::new)
          .scene(HexxagonSceneView::new)
          .opponents(List.of(OpponentKind.RANDOM, GREEDY))
          .explainer(new HexxagonMoveExplainer())
          .guide(new HexxagonGuide())
          .editor(new HexxagonEditor())
          .protocol(new HexxagonProtocol(GAME))
          .build();

  private HexxagonModule() {}

  private static int captures(Position position, long move) {
    return Long.bitCount(((HexxagonPosition) position).flips(HexxagonMove.to(move)));
  }
}
