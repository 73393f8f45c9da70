package quadrille;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import quadrille.cli.Cli;
import quadrille.cli.terminal.Terminal;
import quadrille.games.GameModule;
import quadrille.games.Games;

/**
 * A second main class, which trains the start cache: it does in half a minute what a player's first
 * minutes do. Java records which classes that takes, how they are linked and which of their methods
 * are hot, so that later processes compile these at once (JDK Enhancement Proposals 483 and 515).
 * It shows and stores nothing.
 */
final class StartTraining {
  /** How long to search the first position of a game, in milliseconds. */
  private static final int SEARCH_MS = 2000;

  private StartTraining() {}

  /**
   * Trains and ends the process.
   *
   * @param arguments files with the names of further classes to put into the cache, one a line, as
   *     in {@code installer/classes.txt}
   */
  public static void main(String[] arguments) throws IOException {
    for (String file : arguments) {
      Files.readAllLines(Path.of(file)).forEach(StartTraining::load);
    }
    run("", "bench");
    for (GameModule module : Games.ALL) {
      String game = module.game().id();
      run("", "analyze", game, "--time", String.valueOf(SEARCH_MS));
      for (String protocol : module.protocol().names()) {
        List.of("hub", "uci", "uai", "name").forEach(each -> greet(game, protocol, each));
      }
    }
    System.exit(0);
  }

  /** Loads a class of the window without running any of its code; skips one that is gone. */
  private static void load(String name) {
    if (!name.startsWith("@")) {
      try {
        Class.forName(name.replace('/', '.'), false, StartTraining.class.getClassLoader());
      } catch (ClassNotFoundException | LinkageError e) {
        // The list may be older or newer than the program.
      }
    }
  }

  private static void greet(String game, String protocol, String greeting) {
    run(greeting + "\nquit\n", "engine", game, "--protocol", protocol);
  }

  private static void run(String input, String... command) {
    PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
    InputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
    Cli.run(new Terminal(in, StandardCharsets.UTF_8, nowhere, nowhere), command);
  }
}
