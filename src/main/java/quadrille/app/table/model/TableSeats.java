package quadrille.app.table.model;

import java.util.Map;
import java.util.random.RandomGenerator;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.games.GameModule;
import quadrille.match.EngineConfig;
import quadrille.match.Player;
import quadrille.match.PlayerFactory;
import quadrille.match.TableOptions;

/** The seats at a table with the players in them. For the screen's thread. */
final class TableSeats implements AutoCloseable {
  private final EngineConfig config;
  private final RandomGenerator random;
  private final @Nullable SharedTable shared;
  private final ReadOnlyObjectWrapper<Seats> seats;
  private final Subscription guests;
  private PerSide<Player> players;

  /**
   * @param options how the computers play
   * @param shared where the guests play, or null if all play at this screen
   */
  TableSeats(
      GameModule module,
      Settings settings,
      Seats seats,
      TableOptions options,
      RandomGenerator random,
      @Nullable SharedTable shared) {
    config =
        EngineConfig.defaults(
                module.game(), module.knowledge(), module.opponents(), module.protocol(), settings)
            .atTable(options);
    this.random = random;
    this.shared = shared;
    Seats begun = shared == null ? seats : seats.withGuests(shared.guests().getValue());
    this.seats = new ReadOnlyObjectWrapper<>(begun);
    players = PerSide.each(side -> firstPlayer(begun, side));
    guests = shared == null ? Subscription.EMPTY : shared.guests().subscribe(this::showGuests);
  }

  private Player firstPlayer(Seats from, Side side) {
    try {
      return newPlayer(from, side);
    } catch (BadInputException e) {
      throw new IllegalStateException("could be played when the table was set up", e);
    }
  }

  private Player newPlayer(Seats from, Side side) throws BadInputException {
    return shared != null && from.isGuest(side)
        ? shared.player(side)
        : PlayerFactory.create(from.playing(side), config, random.nextLong());
  }

  ReadOnlyObjectProperty<Seats> seatsProperty() {
    return seats.getReadOnlyProperty();
  }

  PerSide<Player> players() {
    return players;
  }

  /** Guests may come later than the table is opened. */
  private void showGuests(Map<Side, RemoteSeat> taken) {
    seats.set(seats.get().withGuests(taken));
  }

  /**
   * Puts a human in a computer's seat, or the computer back into it; returns the new player.
   *
   * @throws BadInputException if the computer is an engine that has left the list since
   */
  Player toggleTakeover(Side side) throws BadInputException {
    Seats next = seats.get().withTakeoverToggled(side);
    Player player = newPlayer(next, side);
    players = players.with(side, player);
    seats.set(next);
    return player;
  }

  /** Ends the watch on the guests; the players belong to the match. */
  @Override
  public void close() {
    guests.unsubscribe();
  }
}
