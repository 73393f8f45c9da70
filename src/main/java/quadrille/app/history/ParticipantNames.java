package quadrille.app.history;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import org.jspecify.annotations.Nullable;
import quadrille.app.setup.BotChoice;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.match.Participant;
import quadrille.match.Seat;
import quadrille.search.Level;
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
    return switch (sitter.seat()) {
      case Seat.Human _ when sitter.name().isEmpty() ->
          Text.of(ParticipantNames.class, "sitter.unnamed");
      case Seat.Human _ -> Text.of(ParticipantNames.class, "sitter.named", sitter.name());
      case Seat.AtLevel(Level level) ->
          Text.of(ParticipantNames.class, "sitter.level", level.number());
      case Seat seat -> botName(game, seat);
    };
  }

  /** An opponent that is no longer there goes by its spec. */
  private static Text botName(String game, Seat seat) {
    GameModule room = module(game);
    BotChoice bot = room == null ? null : BotChoice.find(room, seat);
    return bot == null ? Text.of(ParticipantNames.class, "sitter.named", seat.spec()) : bot.name();
  }

  /** The game with that id, or null where this version has none. */
  public static @Nullable GameModule module(String game) {
    return Games.find(game).orElse(null);
  }

  /** The day in the user's own zone, in figures. */
  public static String formatDate(Instant at, Localizer localizer) {
    return DateTimeFormatter.ofLocalizedDate(FormatStyle.SHORT)
        .withLocale(localizer.locale())
        .format(at.atZone(ZoneId.systemDefault()));
  }

  /** Day and time of the user's own zone. */
  public static String formatDateTime(Instant at, Localizer localizer) {
    return DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
        .withLocale(localizer.locale())
        .format(at.atZone(ZoneId.systemDefault()));
  }
}
