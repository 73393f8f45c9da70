package quadrille.games.dames;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import quadrille.core.Line;
import quadrille.core.Settings;
import quadrille.search.SearchReport;
import quadrille.search.protocol.Channel;
import quadrille.search.protocol.Driver;
import quadrille.search.protocol.EngineFailure;

/**
 * The front end's side of the Hub protocols. Both begin with the same word: the first line of its
 * introduction that either knows decides which of them the engine speaks.
 */
final class HubDriver implements Driver {
  private static final Set<String> FIRST_VERSION = Set.of("name", "author", "country", "var");
  private static final Set<String> SECOND_VERSION = Set.of("id", "param");

  private final Settings settings;
  private HubVersion version;

  HubDriver(Settings settings) {
    this.settings = settings;
    version = new HubTwo(settings);
  }

  @Override
  public String open(Channel engine) throws EngineFailure {
    engine.send("hub");
    String heard = engine.receive().strip();
    boolean decided = false;
    while (!heard.equals("wait")) {
      String word = heard.split("\\s+")[0];
      if (!decided && FIRST_VERSION.contains(word)) {
        version = new HubOne(settings);
      }
      decided |= FIRST_VERSION.contains(word) || SECOND_VERSION.contains(word);
      version.introduced(heard);
      heard = engine.receive().strip();
    }
    for (String line : version.rules()) {
      engine.send(line);
    }
    engine.send("init");
    while (!engine.receive().strip().equals("ready")) {
      // It may tell what it likes while it loads its tables.
    }
    engine.send(version.newGame());
    return version.name();
  }

  @Override
  public Found think(Channel engine, Request request, Consumer<SearchReport> told)
      throws EngineFailure {
    for (String each : version.question(request)) {
      engine.send(each);
    }
    DamesPosition position = (DamesPosition) request.line().position();
    HubAnswer answer = new HubAnswer(position, told);
    while (true) {
      String heard = engine.receive().strip();
      String move = version.hear(heard, answer);
      if (move != null) {
        return answer.found(move);
      }
    }
  }

  /** What the moves are, and the position before them. */
  static List<String> moves(Line line) {
    return line.path().stream()
        .skip(1)
        .map(
            each -> {
              Line before = Objects.requireNonNull(each.parent());
              return HubWords.move((DamesPosition) before.position(), each.move());
            })
        .toList();
  }

  static String start(Line line) {
    return HubWords.position((DamesPosition) line.path().getFirst().position());
  }
}
