package quadrille.match.engine;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import quadrille.core.Game;
import quadrille.core.Settings;
import quadrille.search.Search;
import quadrille.search.protocol.Dialogue;
import quadrille.search.protocol.EngineProtocol;

/** Lets our machine take part in a dialogue, until the front end ends it or its input does. */
public final class EngineServer {
  /** Longer lines are cut: no front end has so much to say. */
  private static final int MAX_LINE_LENGTH = 1 << 20;

  private final Game game;
  private final Settings settings;
  private final Function<Settings, Search> searchFactory;
  private final EngineStrength strength;
  private final String version;

  /**
   * @param settings the rules until the front end sets others
   * @param searches makes a search for games with such settings
   * @param version the program's, for the introduction
   */
  public EngineServer(
      Game game,
      Settings settings,
      Function<Settings, Search> searches,
      EngineStrength strength,
      String version) {
    this.game = game;
    this.settings = settings;
    this.searchFactory = searches;
    this.strength = strength;
    this.version = version;
  }

  /** Reads, answers and returns when everything is said. */
  public void serve(EngineProtocol protocol, String name, Reader in, PrintWriter out)
      throws IOException {
    try (ServedEngine machine =
        new ServedEngine(game, settings, searchFactory, strength, version, out)) {
      Dialogue dialogue = protocol.createDialogue(name, machine, settings);
      String line = readLine(in);
      while (line != null && dialogue.handleLine(line)) {
        line = readLine(in);
      }
      if (line != null || !dialogue.finishesPendingWork()) {
        machine.stop();
      }
    }
  }

  private static @Nullable String readLine(Reader in) throws IOException {
    StringBuilder line = new StringBuilder();
    int next = in.read();
    if (next < 0) {
      return null;
    }
    while (next >= 0 && next != '\n') {
      if (next != '\r' && line.length() < MAX_LINE_LENGTH) {
        line.append((char) next);
      }
      next = in.read();
    }
    return line.toString();
  }
}
