package quadrille.games.dots;

import quadrille.games.GameModule;
import quadrille.games.dots.classic.DotsOpponents;
import quadrille.games.dots.search.DotsKnowledge;
import quadrille.games.dots.search.DotsMoveExplainer;
import quadrille.games.dots.view.DotsSceneView;
import quadrille.games.dots.view.DotsView;

/** Assembles the parts of Dots and Boxes. */
public final class DotsModule {
  public static final GameModule MODULE =
      GameModule.builder(new DotsGame(), _ -> new DotsKnowledge(), DotsView::new)
          .scene(DotsSceneView::new)
          .opponents(DotsOpponents.ALL)
          .explainer(new DotsMoveExplainer())
          .guide(new DotsGuide())
          .editor(new DotsEditor())
          .build();

  private DotsModule() {}
}
