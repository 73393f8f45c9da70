package quadrille.games.dames;

import java.util.List;
import quadrille.core.Settings;
import quadrille.search.protocol.Dialogue;
import quadrille.search.protocol.Driver;
import quadrille.search.protocol.EngineProtocol;
import quadrille.search.protocol.Machine;

/** The Hub protocols; an engine tells by its first line which one it speaks. */
final class DamesProtocol implements EngineProtocol {

  @Override
  public List<String> names() {
    return List.of("hub", "hub1");
  }

  @Override
  public Dialogue serve(String name, Machine machine, Settings settings) {
    return name.equals("hub1")
        ? new HubOneDialogue(machine, settings)
        : new HubDialogue(machine, settings);
  }

  @Override
  public Driver drive(Settings settings) {
    return new HubDriver(settings);
  }
}
