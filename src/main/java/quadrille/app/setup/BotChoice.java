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
 * A computer that the form offers besides the levels: a bot of the game or an engine in the user's
 * list.
 *
 * @param seat a {@link Seat.Bot} with its grade, or a {@link Seat.Engine}
 * @param name its name on screen
 * @param help how it plays, in a sentence
 */
public record BotChoice(Seat seat, Text name, Text help) {

  /** The choices for a game: the bots, the weakest first, then the engines. */
  public static List<BotChoice> all(GameModule module) {
    return Stream.concat(bots(module), engines(module)).toList();
  }

  /** The default choice: the strongest bot. */
  public static BotChoice defaultChoice(GameModule module) {
    return bots(module).toList().getLast();
  }

  private static Stream<BotChoice> bots(GameModule module) {
    return module.opponents().stream()
        .flatMap(kind -> kind.selectableGrades().stream().map(grade -> bot(kind, grade)));
  }

  private static BotChoice bot(OpponentKind kind, int grade) {
    return new BotChoice(new Seat.Bot(kind.id(), grade), kind.name(grade), kind.help(grade));
  }

  private static Stream<BotChoice> engines(GameModule module) {
    try {
      return EngineList.inDataFolder().read().stream()
          .filter(each -> each.game().equals(module.game().id()))
          .map(BotChoice::engine);
    } catch (BadInputException e) {
      // The engines panel reports what is wrong with the list; games can be played without it.
      return Stream.empty();
    }
  }

  private static BotChoice engine(EngineEntry entry) {
    String command = CommandLineWords.join(entry.command());
    return new BotChoice(
        new Seat.Engine(entry.name()),
        Text.of(BotChoice.class, "engine", entry.name()),
        Text.of(BotChoice.class, "engine.help", command));
  }

  /** The choice with that seat, a bot without a grade at its default one, or null. */
  public static @Nullable BotChoice find(GameModule module, Seat seat) {
    return switch (seat) {
      case Seat.Bot bot -> find(bots(module), withGrade(module, bot));
      case Seat.Engine engine -> find(engines(module), engine);
      default -> null;
    };
  }

  private static @Nullable BotChoice find(Stream<BotChoice> choices, Seat seat) {
    return choices.filter(each -> each.seat().equals(seat)).findFirst().orElse(null);
  }

  private static Seat withGrade(GameModule module, Seat.Bot bot) {
    OpponentKind kind = OpponentKind.find(module.opponents(), bot.id());
    return kind == null || bot.grade() > 0 ? bot : new Seat.Bot(bot.id(), kind.defaultGrade());
  }
}
