package quadrille.games.hex;

import quadrille.games.GameModule;
import quadrille.games.hex.classic.HexOpponents;
import quadrille.games.hex.formats.HexFormats;
import quadrille.games.hex.protocol.HexProtocol;
import quadrille.games.hex.search.HexInsights;
import quadrille.games.hex.search.HexKnowledge;
import quadrille.games.hex.search.HexMoveExplainer;
import quadrille.games.hex.view.HexSceneView;
import quadrille.games.hex.view.HexView;

/** Assembles the parts of Hex. */
public final class HexModule {
  public static final GameModule MODULE =
      GameModule.builder(new HexGame(), HexKnowledge::new, HexView::new)
          .scene(HexSceneView::new)
          .opponents(HexOpponents.ALL)
          .explainer(new HexMoveExplainer())
          .insights(new HexInsights())
          .guide(new HexGuide())
          .editor(new HexEditor())
          .formats(HexFormats.ALL)
          .link(HexFormats.LINK)
          .protocol(new HexProtocol())
          .build();

  private HexModule() {}
}
