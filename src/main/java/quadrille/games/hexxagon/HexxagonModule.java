package quadrille.games.hexxagon;

import quadrille.core.Game;
import quadrille.games.GameModule;
import quadrille.games.hexxagon.classic.HexxagonOpponents;
import quadrille.games.hexxagon.protocol.HexxagonProtocol;
import quadrille.games.hexxagon.search.HexxagonKnowledge;
import quadrille.games.hexxagon.search.HexxagonMoveExplainer;
import quadrille.games.hexxagon.view.HexxagonSceneView;
import quadrille.games.hexxagon.view.HexxagonView;

/** Assembles the parts of Hexxagon. */
public final class HexxagonModule {
  private static final Game GAME = new HexxagonGame();

  public static final GameModule MODULE =
      GameModule.builder(GAME, _ -> new HexxagonKnowledge(), HexxagonView::new)
          .scene(HexxagonSceneView::new)
          .opponents(HexxagonOpponents.ALL)
          .explainer(new HexxagonMoveExplainer())
          .guide(new HexxagonGuide())
          .editor(new HexxagonEditor())
          .protocol(new HexxagonProtocol(GAME))
          .build();

  private HexxagonModule() {}
}
