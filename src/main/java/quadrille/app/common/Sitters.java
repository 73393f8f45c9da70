package quadrille.app.common;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.Text;
import quadrille.games.Games;
import quadrille.games.Room;
import quadrille.match.Seat;
import quadrille.records.Sitter;

/** What the players of kept games are called, and when these were played. */
public final class Sitters {
  private Sitters() {}

  /**
   * What a player of a game is called.
   *
   * @param game the game's id
   */
  public static Text name(String game, Sitter sitter) {
    if (sitter.person()) {
      return sitter.name().isEmpty()
          ? Text.of(Sitters.class, "sitter.unnamed")
          : Text.of(Sitters.class, "sitter.named", sitter.name());
    }
    Integer level = sitter.level();
    return level != null ? Text.of(Sitters.class, "sitter.level", level) : machine(game, sitter);
  }

  private static Text machine(String game, Sitter sitter) {
    Room room = room(game);
    try {
      Classic classic = room == null ? null : Classic.of(room, Seat.parse(sitter.name()));
      if (classic != null) {
        return classic.name();
      }
    } catch (BadInputException e) {
      // A machine that is not there any more is called as it was chosen.
    }
    return Text.of(Sitters.class, "sitter.named", sitter.name());
  }

  /** The game with that id, or null where this version has none. */
  public static @Nullable Room room(String game) {
    return Games.ALL.stream()
        .filter(each -> each.game().id().equals(game))
        .findFirst()
        .orElse(null);
  }

  /** The day in the user's own zone, in figures. */
  public static String day(Instant at, Words words) {
    return DateTimeFormatter.ofLocalizedDate(FormatStyle.SHORT)
        .withLocale(words.locale())
        .format(at.atZone(ZoneId.systemDefault()));
  }

  /** Day and time of the user's own zone. */
  public static String moment(Instant at, Words words) {
    return DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
        .withLocale(words.locale())
        .format(at.atZone(ZoneId.systemDefault()));
  }
}
