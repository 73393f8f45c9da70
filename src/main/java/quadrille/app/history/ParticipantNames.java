package quadrille.app.history;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import org.jspecify.annotations.Nullable;
import quadrille.app.setup.BotChoice;
import quadrille.core.BadInputException;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.match.Seat;
import quadrille.records.Participant;
import quadrille.text.Localizer;
import quadrille.text.Text;

/** What the players of kept games are called, and when these were played. */
public final class ParticipantNames {
  private ParticipantNames() {}

  /**
   * What a player of a game is called.
   *
   * @param game the game's id
   */
  public static Text name(String game, Participant sitter) {
    if (sitter.human()) {
      return sitter.name().isEmpty()
          ? Text.of(ParticipantNames.class, "sitter.unnamed")
          : Text.of(ParticipantNames.class, "sitter.named", sitter.name());
    }
    Integer level = sitter.level();
    return level != null
        ? Text.of(ParticipantNames.class, "sitter.level", level)
        : computerName(game, sitter);
  }

  private static Text computerName(String game, Participant sitter) {
    GameModule room = module(game);
    try {
      BotChoice classic = room == null ? null : BotChoice.find(room, Seat.parse(sitter.name()));
      if (classic != null) {
        return classic.name();
      }
    } catch (BadInputException e) {
      // A machine that is not there any more is called as it was chosen.
    }
    return Text.of(ParticipantNames.class, "sitter.named", sitter.name());
  }

  /** The game with that id, or null where this version has none. */
  public static @Nullable GameModule module(String game) {
    return Games.find(game).orElse(null);
  }

  /** The day in the user's own zone, in figures. */
  public static String formatDate(Instant at, Localizer words) {
    return DateTimeFormatter.ofLocalizedDate(FormatStyle.SHORT)
        .withLocale(words.locale())
        .format(at.atZone(ZoneId.systemDefault()));
  }

  /** Day and time of the user's own zone. */
  public static String formatDateTime(Instant at, Localizer words) {
    return DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
        .withLocale(words.locale())
        .format(at.atZone(ZoneId.systemDefault()));
  }
}
