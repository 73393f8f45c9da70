package quadrille.games.dots;

import quadrille.core.Game;
import quadrille.games.GameModule;
import quadrille.games.dots.classic.DotsOpponents;
import quadrille.games.dots.protocol.DotsProtocol;
import quadrille.games.dots.search.DotsKnowledge;
import quadrille.games.dots.search.DotsMoveExplainer;
import quadrille.games.dots.view.DotsSceneView;
import quadrille.games.dots.view.DotsView;

/** Assembles the parts of Dots and Boxes. */
public final class DotsModule {
  private static final Game GAME = new DotsGame();

  public static final GameModule MODULE =
      GameModule.builder(GAME, _ -> new DotsKnowledge(), DotsView::new)
          .scene(DotsSceneView::new)
          .opponents(DotsOpponents.ALL)
          .explainer(new DotsMoveExplainer())
          .guide(new DotsGuide())
          .editor(new DotsEditor())
          .protocol(new DotsProtocol(GAME))
          .build();

  private DotsModule() {}
}
