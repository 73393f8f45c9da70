package quadrille.app.table.model;

import java.util.random.RandomGenerator;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import quadrille.core.BadInputException;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.games.GameModule;
import quadrille.match.EngineConfig;
import quadrille.match.Player;
import quadrille.match.PlayerFactory;

/** The seats at a table with the players in them. For the screen's thread. */
final class TableSeats {
  private final EngineConfig config;
  private final RandomGenerator random;
  private final ReadOnlyObjectWrapper<Seats> seats;
  private PerSide<Player> players;

  /**
   * @param moveOverheadMs what a computer on a clock reserves of each move, in milliseconds
   */
  TableSeats(
      GameModule module,
      Settings settings,
      Seats seats,
      int moveOverheadMs,
      RandomGenerator random) {
    config =
        EngineConfig.defaults(
                module.game(), module.knowledge(), module.opponents(), module.protocol(), settings)
            .withMoveOverhead(moveOverheadMs)
            .withVariety();
    this.random = random;
    this.seats = new ReadOnlyObjectWrapper<>(seats);
    players = PerSide.each(side -> newPlayer(seats, side));
  }

  private Player newPlayer(Seats from, Side side) {
    try {
      return PlayerFactory.create(from.playing(side), config, random.nextLong());
    } catch (BadInputException e) {
      throw new IllegalStateException("could be played when the table was set up", e);
    }
  }

  ReadOnlyObjectProperty<Seats> seatsProperty() {
    return seats.getReadOnlyProperty();
  }

  PerSide<Player> players() {
    return players;
  }

  /** Puts a human in a computer's seat, or the computer back into it; returns the new player. */
  Player toggleTakeover(Side side) {
    Seats next = seats.get().withTakeoverToggled(side);
    Player player = newPlayer(next, side);
    players = players.with(side, player);
    seats.set(next);
    return player;
  }
}
