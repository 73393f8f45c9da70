package quadrille.app.history;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.format.FormatStyle;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import quadrille.app.setup.BotChoice;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.match.Participant;
import quadrille.match.Seat;
import quadrille.records.GameSummary;
import quadrille.search.Level;
import quadrille.text.Localizer;
import quadrille.text.Text;

/** Formats the participants and dates of stored games. */
public final class ParticipantNames {
  private static final Pattern WHOLE_DATE = Pattern.compile("\\d{4}-\\d{2}-\\d{2}");

  private ParticipantNames() {}

  /**
   * The display name of a participant.
   *
   * @param game the game id
   */
  public static Text name(String game, Participant participant) {
    return switch (participant.seat()) {
      case Seat.Human _ when participant.name().isEmpty() ->
          Text.of(ParticipantNames.class, "participant.unnamed");
      // A computer that sits at our table over the network is a guest like any other.
      case Seat.Human _ -> ofLabel(game, participant.name());
      case Seat.AtLevel(Level level) ->
          Text.of(ParticipantNames.class, "participant.level", level.number());
      case Seat seat -> botName(game, seat);
    };
  }

  /**
   * The display name of a human at the table without a name: "Player 1". Files have it in English.
   */
  public static Text numbered(int number) {
    return Text.of(ParticipantNames.class, "participant.numbered", number);
  }

  /**
   * The display name of a player in a file or of a guest: that of a computer where it is named as
   * on the command line, such as {@code level:4}, that of a player without a name where it says
   * {@code Player 1} or {@code Player 2}, else as it stands there.
   *
   * @param game the game id
   * @param label the name in the file, or that the guest gave
   */
  public static Text ofLabel(String game, String label) {
    Seat computer = computer(game, label);
    if (computer != null) {
      return name(game, Participant.of(computer));
    }
    return Stream.of(numbered(1), numbered(2))
        .filter(each -> each.toString().equals(label))
        .findFirst()
        .orElse(Text.of(ParticipantNames.class, "participant.named", label));
  }

  /**
   * The computer that is named as on the command line, such as {@code level:4}, or null for the
   * name of a person.
   *
   * @param game the game id
   * @param label the name of a player in a file or of a guest
   */
  public static @Nullable Seat computer(String game, String label) {
    try {
      Seat seat = Seat.parse(label);
      boolean known = !(seat instanceof Seat.Bot) || bot(game, seat) != null;
      return known && seat.isComputer() && seat.spec().equals(label) ? seat : null;
    } catch (BadInputException e) {
      return null;
    }
  }

  /**
   * The display name of a player of a game, with its side where both players have the same name:
   * "Player (White)".
   */
  public static Text name(GameSummary game, Side side) {
    Participant player = game.participant(side);
    Participant other = game.participant(side.other());
    GameModule module = Games.find(game.game()).orElse(null);
    return module == null
        ? name(game.game(), player)
        : name(module.game(), settings(module.game(), game), side, player, other);
  }

  private static Text name(
      Game game, Settings settings, Side side, Participant player, Participant other) {
    Text name = name(game.id(), player);
    return name.equals(name(game.id(), other))
        ? Text.of(ParticipantNames.class, "participant.side", name, game.sideName(side, settings))
        : name;
  }

  /** The title of a game: its name and those of its players. */
  public static Text title(Game game, Settings settings, Participant first, Participant second) {
    return Text.of(
        ParticipantNames.class,
        "game.title",
        game.name(),
        name(game, settings, Side.FIRST, first, second),
        name(game, settings, Side.SECOND, second, first));
  }

  /** The title of a stored game. */
  public static Text title(Game game, GameSummary summary) {
    return title(game, settings(game, summary), summary.first(), summary.second());
  }

  /** Rules that this version cannot read are taken for the usual ones. */
  private static Settings settings(Game game, GameSummary summary) {
    try {
      return Rules.parse(game, summary.rules());
    } catch (BadInputException e) {
      return Rules.defaults(game);
    }
  }

  private static @Nullable BotChoice bot(String game, Seat seat) {
    return Games.find(game).map(module -> BotChoice.find(module, seat)).orElse(null);
  }

  /** A bot or engine that no longer exists is shown by its spec. */
  private static Text botName(String game, Seat seat) {
    BotChoice bot = bot(game, seat);
    return bot == null
        ? Text.of(ParticipantNames.class, "participant.named", seat.spec())
        : bot.name();
  }

  /** The date in the user's time zone. */
  public static String formatDate(Instant at, Localizer localizer) {
    return DateTimeFormatter.ofLocalizedDate(FormatStyle.SHORT)
        .withLocale(localizer.locale())
        .format(at.atZone(ZoneId.systemDefault()));
  }

  /**
   * The date of a game as it stands in its tags, as the user writes dates; one of which only the
   * year or the month is known stays as it is.
   */
  public static String formatTag(String date, Localizer localizer) {
    if (!WHOLE_DATE.matcher(date).matches()) {
      return date;
    }
    try {
      return DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM)
          .withLocale(localizer.locale())
          .format(LocalDate.parse(date));
    } catch (DateTimeParseException e) {
      return date;
    }
  }

  /** Date and time in the user's time zone. */
  public static String formatDateTime(Instant at, Localizer localizer) {
    return DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
        .withLocale(localizer.locale())
        .format(at.atZone(ZoneId.systemDefault()));
  }
}
