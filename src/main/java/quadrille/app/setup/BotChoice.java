package quadrille.app.setup;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.games.GameModule;
import quadrille.match.Seat;
import quadrille.match.engine.CommandLineWords;
import quadrille.match.engine.EngineEntry;
import quadrille.match.engine.EngineList;
import quadrille.search.classic.OpponentKind;
import quadrille.text.Text;

/**
 * Who can be chosen besides people and levels: a named opponent of the game, or an engine from
 * outside that is kept.
 *
 * @param spec how the command line writes it
 * @param name what it is called
 * @param help what it does, in a sentence
 */
public record BotChoice(String spec, Text name, Text help) {

  /** All those of a game: the named opponents, the weakest first, and the engines. */
  public static List<BotChoice> all(GameModule room) {
    return Stream.concat(bots(room), engines(room)).toList();
  }

  /** The one that is offered where none was chosen before: the strongest opponent. */
  public static BotChoice defaultChoice(GameModule room) {
    return bots(room).toList().getLast();
  }

  private static Stream<BotChoice> bots(GameModule room) {
    return room.opponents().stream()
        .flatMap(kind -> kind.selectableGrades().stream().map(grade -> bot(kind, grade)));
  }

  private static BotChoice bot(OpponentKind kind, int grade) {
    String spec = new Seat.Bot(kind.id(), grade).spec();
    return new BotChoice(spec, kind.name(grade), kind.help(grade));
  }

  private static Stream<BotChoice> engines(GameModule room) {
    try {
      return EngineList.inDataFolder().read().stream()
          .filter(each -> each.game().equals(room.game().id()))
          .map(BotChoice::engine);
    } catch (BadInputException e) {
      // The command line tells what is wrong with the list; a game can be played without it.
      return Stream.empty();
    }
  }

  private static BotChoice engine(EngineEntry entry) {
    String command = CommandLineWords.join(entry.command());
    return new BotChoice(
        new Seat.Engine(entry.name(), entry.game(), entry.command()).spec(),
        Text.of(BotChoice.class, "engine", entry.name()),
        Text.of(BotChoice.class, "engine.help", command));
  }

  /** The one that sits on a seat, or null if the game has none like it. */
  public static @Nullable BotChoice find(GameModule room, Seat seat) {
    String spec =
        seat instanceof Seat.Bot(String id, int grade) && grade == 0
            ? defaultSpec(room, id)
            : seat.spec();
    return all(room).stream().filter(each -> each.spec().equals(spec)).findFirst().orElse(null);
  }

  private static String defaultSpec(GameModule room, String id) {
    OpponentKind kind = OpponentKind.find(room.opponents(), id);
    return kind == null ? id : new Seat.Bot(id, kind.defaultGrade()).spec();
  }
}
