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

/** Serves our search as an engine to another program's front end. */
public final class EngineServer {
  /** Longer lines are cut. */
  private static final int MAX_LINE_LENGTH = 1 << 20;

  private final Game game;
  private final Settings settings;
  private final Function<Settings, Search> searchFactory;
  private final EngineStrength strength;
  private final String version;

  /**
   * @param settings the rules until the front end changes them
   * @param searchFactory creates a search for games with these settings
   * @param version the program's version, for the introduction
   */
  public EngineServer(
      Game game,
      Settings settings,
      Function<Settings, Search> searchFactory,
      EngineStrength strength,
      String version) {
    this.game = game;
    this.settings = settings;
    this.searchFactory = searchFactory;
    this.strength = strength;
    this.version = version;
  }

  /** Answers commands until the front end quits or the input ends. */
  public void serve(EngineProtocol protocol, String name, Reader in, PrintWriter out)
      throws IOException {
    try (ServedEngine engine =
        new ServedEngine(game, settings, searchFactory, strength, version, out)) {
      Dialogue dialogue = protocol.createDialogue(name, engine, settings);
      String line = readLine(in);
      while (line != null && dialogue.handleLine(line)) {
        line = readLine(in);
      }
      if (line != null || !dialogue.finishesPendingWork()) {
        engine.stop();
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
