package quadrille.app.common;

import java.util.List;
import org.jspecify.annotations.Nullable;
import quadrille.core.Text;
import quadrille.games.Room;
import quadrille.match.Seat;
import quadrille.search.OpponentKind;

/**
 * A named opponent of a game.
 *
 * @param grade one of its {@link OpponentKind#choices}
 */
public record Classic(OpponentKind kind, int grade) {

  /** All those of a game, the weakest first. */
  public static List<Classic> all(Room room) {
    return room.opponents().stream()
        .flatMap(kind -> kind.choices().stream().map(grade -> new Classic(kind, grade)))
        .toList();
  }

  /** The one that sits on a seat, or null if the game has none of that name and grade. */
  public static @Nullable Classic of(Room room, Seat.Named named) {
    return all(room).stream().filter(each -> each.fits(named)).findFirst().orElse(null);
  }

  private boolean fits(Seat.Named named) {
    return kind.id().equals(named.id())
        && grade == (named.grade() == 0 ? kind.usual() : named.grade());
  }

  /** How the command line writes it. */
  public String spec() {
    return new Seat.Named(kind.id(), grade).spec();
  }

  /** What it is called. */
  public Text name() {
    return kind.name(grade);
  }

  /** What it does, in a sentence. */
  public Text help() {
    return kind.help(grade);
  }
}
