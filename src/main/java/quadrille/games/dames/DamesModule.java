package quadrille.games.dames;

import java.util.List;
import quadrille.games.GameModule;
import quadrille.games.dames.bitbase.DamesBitbaseMaker;
import quadrille.games.dames.classic.DamesOpponents;
import quadrille.games.dames.formats.LidraughtsLink;
import quadrille.games.dames.formats.PdnFormat;
import quadrille.games.dames.protocol.DamesProtocol;
import quadrille.games.dames.search.DamesGeneralTraining;
import quadrille.games.dames.search.DamesKnowledge;
import quadrille.games.dames.search.DamesMoveExplainer;
import quadrille.games.dames.search.DamesTraining;
import quadrille.games.dames.view.DamesSceneView;
import quadrille.games.dames.view.DamesView;

/** Assembles the parts of Dames. */
public final class DamesModule {
  public static final GameModule MODULE =
      GameModule.builder(new DamesGame(), DamesKnowledge::new, DamesView::new)
          .scene(DamesSceneView::new)
          .opponents(DamesOpponents.ALL)
          .explainer(new DamesMoveExplainer())
          .guide(new DamesGuide())
          .editor(new DamesEditor())
          .formats(List.of(new PdnFormat()))
          .link(new LidraughtsLink())
          .protocol(new DamesProtocol())
          .training(DamesTraining::new, DamesGeneralTraining::new)
          .bitbases(DamesBitbaseMaker::new)
          .build();

  private DamesModule() {}
}
