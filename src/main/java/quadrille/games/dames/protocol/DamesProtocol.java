package quadrille.games.dames.protocol;

import java.util.List;
import quadrille.core.Settings;
import quadrille.search.protocol.Dialogue;
import quadrille.search.protocol.Driver;
import quadrille.search.protocol.EngineBackend;
import quadrille.search.protocol.EngineProtocol;

/**
 * The Hub protocols of draughts engines. An engine's first line decides which version it speaks.
 */
public final class DamesProtocol implements EngineProtocol {

  @Override
  public List<String> names() {
    return List.of("hub", "hub1");
  }

  @Override
  public Dialogue createDialogue(String name, EngineBackend backend, Settings settings) {
    return name.equals("hub1")
        ? new HubV1Dialogue(backend, settings)
        : new HubV2Dialogue(backend, settings);
  }

  @Override
  public Driver createDriver(Settings settings) {
    return new HubDriver(settings);
  }
}
