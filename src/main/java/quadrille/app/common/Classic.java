package quadrille.app.common;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.Text;
import quadrille.games.Room;
import quadrille.match.Seat;
import quadrille.match.engine.CommandLineWords;
import quadrille.match.engine.EngineEntry;
import quadrille.match.engine.EngineList;
import quadrille.search.OpponentKind;

/**
 * Who can be chosen besides people and levels: a named opponent of the game, or an engine from
 * outside that is kept.
 *
 * @param spec how the command line writes it
 * @param name what it is called
 * @param help what it does, in a sentence
 */
public record Classic(String spec, Text name, Text help) {

  /** All those of a game: the named opponents, the weakest first, and the engines. */
  public static List<Classic> all(Room room) {
    return Stream.concat(opponents(room), engines(room)).toList();
  }

  /** The one that is offered where none was chosen before: the strongest opponent. */
  public static Classic usual(Room room) {
    return opponents(room).toList().getLast();
  }

  private static Stream<Classic> opponents(Room room) {
    return room.opponents().stream()
        .flatMap(kind -> kind.choices().stream().map(grade -> opponent(kind, grade)));
  }

  private static Classic opponent(OpponentKind kind, int grade) {
    String spec = new Seat.Named(kind.id(), grade).spec();
    return new Classic(spec, kind.name(grade), kind.help(grade));
  }

  private static Stream<Classic> engines(Room room) {
    try {
      return EngineList.find().read().stream()
          .filter(each -> each.game().equals(room.game().id()))
          .map(Classic::engine);
    } catch (BadInputException e) {
      // The command line tells what is wrong with the list; a game can be played without it.
      return Stream.empty();
    }
  }

  private static Classic engine(EngineEntry entry) {
    String command = CommandLineWords.join(entry.command());
    return new Classic(
        new Seat.External(entry.name(), entry.game(), entry.command()).spec(),
        Text.of(Classic.class, "engine", entry.name()),
        Text.of(Classic.class, "engine.help", command));
  }

  /** The one that sits on a seat, or null if the game has none like it. */
  public static @Nullable Classic of(Room room, Seat seat) {
    String spec =
        seat instanceof Seat.Named(String id, int grade) && grade == 0
            ? usualSpec(room, id)
            : seat.spec();
    return all(room).stream().filter(each -> each.spec().equals(spec)).findFirst().orElse(null);
  }

  private static String usualSpec(Room room, String id) {
    OpponentKind kind = OpponentKind.find(room.opponents(), id);
    return kind == null ? id : new Seat.Named(id, kind.usual()).spec();
  }
}
