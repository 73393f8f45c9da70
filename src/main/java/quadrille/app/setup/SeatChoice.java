package quadrille.app.setup;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.games.GameModule;
import quadrille.match.Participant;
import quadrille.match.PlayerFactory;
import quadrille.match.Seat;
import quadrille.search.Level;

/**
 * What was entered for a seat, including what only another kind of player would need. Stored in the
 * preferences under the names of these components.
 *
 * @param computer whether a computer plays; {@code machine} in the preferences
 * @param name the human's name, empty if none was given
 * @param level the computer's level, 1 … 8
 * @param opponent the {@link Seat#spec} of the bot or the engine that plays as the computer, or
 *     null for a level
 */
public record SeatChoice(
    @JsonProperty("machine") boolean computer, String name, int level, @Nullable String opponent) {
  private static final int DEFAULT_LEVEL = 3;

  public static final SeatChoice HUMAN = human("");
  public static final SeatChoice COMPUTER = new SeatChoice(true, "", DEFAULT_LEVEL);

  public SeatChoice {
    Objects.requireNonNull(name);
    Level.of(level);
  }

  /** A human, or a computer at a level. */
  public SeatChoice(boolean computer, String name, int level) {
    this(computer, name, level, null);
  }

  public static SeatChoice human(String name) {
    return new SeatChoice(false, name, DEFAULT_LEVEL);
  }

  /** What would have been entered for that participant. */
  public static SeatChoice of(Participant participant) {
    return switch (participant.seat()) {
      case Seat.Human _ -> human(participant.name());
      case Seat.AtLevel(Level level) -> new SeatChoice(true, "", level.number());
      case Seat seat -> new SeatChoice(true, "", DEFAULT_LEVEL, seat.spec());
    };
  }

  /** The same with a human, whose name is forgotten if a computer played. */
  public SeatChoice withHuman() {
    return new SeatChoice(false, computer ? "" : name, level);
  }

  /** The same with a computer. */
  public SeatChoice withComputer() {
    return computer ? this : new SeatChoice(true, name, level, opponent);
  }

  /**
   * Who plays a game. A bot that the game does not have, or an engine that is no longer in the
   * list, gives way to the level.
   */
  public Participant participant(GameModule module) {
    return computer ? Participant.of(computerSeat(module)) : Participant.human(name);
  }

  private Seat computerSeat(GameModule module) {
    Seat atLevel = new Seat.AtLevel(Level.of(level));
    if (opponent == null) {
      return atLevel;
    }
    try {
      Seat seat = Seat.parse(opponent);
      PlayerFactory.validate(seat, module.game(), module.opponents());
      return switch (seat) {
        case Seat.Bot _, Seat.Engine _, Seat.EngineCommand _ -> seat;
        default -> atLevel;
      };
    } catch (BadInputException e) {
      return atLevel;
    }
  }
}
