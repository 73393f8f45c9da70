package quadrille.app.network;

import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;
import quadrille.app.setup.HostSetup;
import quadrille.app.table.model.PerSide;
import quadrille.app.table.model.RemoteSeat;
import quadrille.app.table.model.SharedTable;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.match.Clock;
import quadrille.match.Match;
import quadrille.match.MatchListener;
import quadrille.match.MatchState;
import quadrille.match.Player;
import quadrille.network.host.HostedTable;
import quadrille.records.MatchRecorder;
import quadrille.records.StoredGame;
import quadrille.text.Text;

/** A game at the table that this program has opened. For the screen's thread. */
public final class HostedGame implements SharedTable {
  private final HostedTable table;
  private final Set<Side> open;
  private final boolean help;
  private final int number;
  private final MatchRecorder recorder;
  private final @Nullable StoredGame continued;
  private final Executor screen;
  private final Consumer<Boolean> onPlayAgain;
  private final ReadOnlyObjectWrapper<Map<Side, RemoteSeat>> guests;
  private final ReadOnlyObjectWrapper<Boolean> begun = new ReadOnlyObjectWrapper<>(false);
  private final ObservableValue<Boolean> canPlayAgain = new SimpleObjectProperty<>(true);
  private final ReadOnlyObjectWrapper<@Nullable Text> news = new ReadOnlyObjectWrapper<>();
  private @Nullable Match match;
  private @Nullable Side rematchAsked;

  /**
   * @param setup the sides that others play, and whether the players may be helped
   * @param number the number of the game at the table, from 1
   * @param recorder records the game
   * @param continued the game as it was stored, or null for a new one
   * @param screen runs tasks later, in order, on the screen's thread
   * @param onPlayAgain starts the next game; receives whether the players exchange sides
   */
  HostedGame(
      HostedTable table,
      HostSetup setup,
      int number,
      MatchRecorder recorder,
      @Nullable StoredGame continued,
      Executor screen,
      Consumer<Boolean> onPlayAgain) {
    this.table = table;
    open = Set.copyOf(setup.openSides());
    help = setup.help();
    this.number = number;
    this.recorder = recorder;
    this.continued = continued;
    this.screen = screen;
    this.onPlayAgain = onPlayAgain;
    guests = new ReadOnlyObjectWrapper<>(seats());
  }

  /** What records the game, from the first of the moves on that are played now. */
  public MatchRecorder recorder() {
    return recorder;
  }

  /** The game as it was stored, or null for a new one. */
  public @Nullable StoredGame continued() {
    return continued;
  }

  private Map<Side, RemoteSeat> seats() {
    Map<Side, RemoteSeat> seats = new EnumMap<>(Side.class);
    open.forEach(
        side -> seats.put(side, new RemoteSeat(table.guestName(side), table.isOpen(side))));
    return seats;
  }

  @Override
  public ObservableValue<Map<Side, RemoteSeat>> guests() {
    return guests.getReadOnlyProperty();
  }

  @Override
  public ObservableValue<@Nullable Text> news() {
    return news.getReadOnlyProperty();
  }

  @Override
  public ObservableValue<Boolean> begun() {
    return begun.getReadOnlyProperty();
  }

  @Override
  public ObservableValue<Boolean> canPlayAgain() {
    return canPlayAgain;
  }

  @Override
  public boolean isHost() {
    return true;
  }

  @Override
  public boolean isHelpAllowed() {
    return help;
  }

  @Override
  public Player player(Side side) {
    return table.remotePlayer(side);
  }

  @Override
  public Match newMatch(Line start, PerSide<Player> players, Clock.Rule clock) {
    Match made = new Match(start, players.first(), players.second(), clock);
    if (continued == null) {
      made.resumeFrom(start, Clock.startAfterFirstMoves(clock));
    } else {
      made.resumeFrom(continued.current(), continued.clocks());
    }
    // Before the table, so that what guests are told is on disk.
    made.addListener(recorder);
    match = made;
    Map<Side, String> own = new EnumMap<>(Side.class);
    for (Side side : Side.values()) {
      if (!open.contains(side)) {
        own.put(side, players.of(side).name());
      }
    }
    table.show(made, own, number, 0);
    made.addListener(
        new MatchListener() {
          @Override
          public void changed(MatchState state) {
            screen.execute(HostedGame.this::update);
          }
        });
    update();
    return made;
  }

  /** Notes that a guest has asked for another game. */
  void noteRematchAsked(Side side) {
    rematchAsked = side;
    update();
  }

  /** Shows who has come or gone. */
  void update() {
    guests.set(seats());
    begun.set(match != null && match.state().phase() != MatchState.Phase.READY);
    news.set(findNews());
  }

  private @Nullable Text findNews() {
    MatchState state = match == null ? null : match.state();
    if (state == null) {
      return null;
    }
    if (state.outcome() != null) {
      return rematchAsked == null ? null : text("news.rematch", nameOf(rematchAsked, state.line()));
    }
    boolean waiting = state.phase() == MatchState.Phase.READY;
    for (Side side : open) {
      if (table.isOpen(side)) {
        return text("news.open", sideName(side, state.line()));
      }
      if (!table.isConnected(side)) {
        return text(waiting ? "news.waiting" : "news.away", nameOf(side, state.line()));
      }
    }
    return null;
  }

  /** What a guest is called: by name, or by the side if the guest has none. */
  private Object nameOf(Side side, Line line) {
    String name = table.guestName(side);
    return name.isEmpty() ? sideName(side, line) : name;
  }

  private static Text sideName(Side side, Line line) {
    return line.game().sideName(side, line.settings());
  }

  private static Text text(String key, Object... arguments) {
    return Text.of(HostedGame.class, key, arguments);
  }

  @Override
  public void playAgain(boolean exchanged) {
    onPlayAgain.accept(exchanged);
  }
}
