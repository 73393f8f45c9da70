package quadrille.network.host;

import quadrille.core.BadInputException;
import quadrille.games.GameModule;
import quadrille.match.Seat;
import quadrille.search.classic.OpponentKind;
import quadrille.text.Text;

/** The names of players as people see them. */
final class PlayerTitle {
  private PlayerTitle() {}

  /**
   * The title of a player: in words for a computer that is named as on the command line, such as
   * {@code level:4}, else the name itself.
   */
  static Text of(GameModule module, String name) {
    try {
      Seat seat = Seat.parse(name);
      if (seat.spec().equals(name)) {
        return title(module, seat);
      }
    } catch (BadInputException e) {
      // The name of a person.
    }
    return named(name);
  }

  /** Whether a name is that of a computer as on the command line. */
  static boolean isOfComputer(GameModule module, String name) {
    try {
      Seat seat = Seat.parse(name);
      boolean known =
          !(seat instanceof Seat.Bot(String id, _))
              || OpponentKind.find(module.opponents(), id) != null;
      return known && seat.isComputer() && seat.spec().equals(name);
    } catch (BadInputException e) {
      return false;
    }
  }

  private static Text title(GameModule module, Seat seat) {
    return switch (seat) {
      case Seat.AtLevel(var level) -> Text.of(PlayerTitle.class, "title.level", level.number());
      case Seat.Bot(String id, int grade) -> {
        OpponentKind kind = OpponentKind.find(module.opponents(), id);
        yield kind == null
            ? named(seat.spec())
            : kind.name(grade == 0 ? kind.defaultGrade() : grade);
      }
      case Seat.Engine(String name) -> named(name);
      default -> named(seat.spec());
    };
  }

  private static Text named(String name) {
    return Text.of(PlayerTitle.class, "title.named", name);
  }
}
