package quadrille.games.hex;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.function.Supplier;
import quadrille.core.Settings;
import quadrille.games.GameModule;
import quadrille.games.hex.classic.HexOpponents;
import quadrille.games.hex.formats.HexFormats;
import quadrille.games.hex.network.HexNetwork;
import quadrille.games.hex.protocol.HexProtocol;
import quadrille.games.hex.search.HexInsights;
import quadrille.games.hex.search.HexKnowledge;
import quadrille.games.hex.search.HexMoveExplainer;
import quadrille.games.hex.search.NetworkPolicy;
import quadrille.games.hex.view.HexSceneView;
import quadrille.games.hex.view.HexView;
import quadrille.search.Knowledge;

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
          .weights(HexModule::readNetwork)
          .build();

  private HexModule() {}

  private static Supplier<Knowledge> readNetwork(byte[] file, Settings settings)
      throws IOException {
    if (!NetworkPolicy.supports(HexBoard.of(settings))) {
      throw new IOException("boards with these cells are not judged by a network");
    }
    HexNetwork network = HexNetwork.read(new ByteArrayInputStream(file));
    return () -> new HexKnowledge(settings, network);
  }
}
