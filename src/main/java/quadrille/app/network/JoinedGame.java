package quadrille.app.network;

import java.util.EnumMap;
import java.util.Map;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;
import quadrille.app.setup.Series;
import quadrille.app.table.model.PerSide;
import quadrille.app.table.model.RemoteSeat;
import quadrille.app.table.model.SharedTable;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.match.Clock;
import quadrille.match.HumanPlayer;
import quadrille.match.Match;
import quadrille.match.Player;
import quadrille.network.client.RemoteTable;
import quadrille.network.client.SeriesState;
import quadrille.network.client.TableState;
import quadrille.text.Text;

/** A game at a table that another program has opened. For the screen's thread. */
public final class JoinedGame implements SharedTable {
  private final RemoteTable table;
  private final @Nullable Side own;
  private final ReadOnlyObjectWrapper<Map<Side, RemoteSeat>> guests;
  private final ReadOnlyObjectWrapper<@Nullable Text> news = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<Boolean> begun = new ReadOnlyObjectWrapper<>(false);
  private final ReadOnlyObjectWrapper<Boolean> canPlayAgain = new ReadOnlyObjectWrapper<>(true);
  private boolean asked;
  private @Nullable Text closed;

  JoinedGame(RemoteTable table) {
    this.table = table;
    own = table.side();
    guests = new ReadOnlyObjectWrapper<>(others());
    update();
  }

  /** Those who play elsewhere: the opponent, or both players of a game that is watched. */
  private Map<Side, RemoteSeat> others() {
    Map<Side, RemoteSeat> others = new EnumMap<>(Side.class);
    for (Side side : Side.values()) {
      if (side != own) {
        others.put(side, new RemoteSeat(table.name(side), table.isOpen(side)));
      }
    }
    return others;
  }

  /** Whether the game is only watched. */
  public boolean isWatched() {
    return own == null;
  }

  @Override
  public boolean isCommented() {
    return isWatched() && table.state().commented();
  }

  /** How the series stands that the game belongs to, or null if it is a single one. */
  public @Nullable Series series() {
    TableState state = table.state();
    SeriesState score = state.series();
    return score == null || score.players().size() != 2 || state.number() > state.games()
        ? null
        : new Series(
            state.number(),
            state.games(),
            (int) (2 * score.player(Side.FIRST).points()),
            (int) (2 * score.player(Side.SECOND).points()),
            0);
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
    return canPlayAgain.getReadOnlyProperty();
  }

  @Override
  public boolean isHost() {
    return false;
  }

  @Override
  public boolean isHelpAllowed() {
    return table.state().help();
  }

  /** Only gives the name: the match follows the host's, who asks the player itself. */
  @Override
  public Player player(Side side) {
    return new HumanPlayer(table.name(side));
  }

  @Override
  public Match newMatch(Line start, PerSide<Player> players, Clock.Rule clock) {
    return table.newMatch(own == null ? null : players.of(own));
  }

  @Override
  public void resign(Match match, Side side) {
    table.resign();
  }

  @Override
  public void offerDraw(Match match, Side side) {
    table.offerDraw();
  }

  @Override
  public void answerDraw(Match match, Side side, boolean accepted) {
    if (accepted) {
      table.acceptDraw();
    } else {
      table.declineDraw();
    }
  }

  @Override
  public void playAgain(boolean exchanged) {
    table.askRematch();
    asked = true;
    update();
  }

  /** Notes that nothing more comes from the host. */
  void noteClosed(Text reason) {
    closed = reason;
    update();
  }

  /** Shows who has come or gone. */
  void update() {
    guests.set(others());
    begun.set(table.state().begun());
    canPlayAgain.set(closed == null && !asked && !isWatched() && table.state().games() == 0);
    news.set(findNews());
  }

  private @Nullable Text findNews() {
    if (closed != null) {
      return closed;
    }
    if (!table.isConnected()) {
      return text("news.lost");
    }
    if (own == null) {
      return table.state().begun() ? null : text("news.watched");
    }
    if (table.opponentAsksRematch()) {
      return text("news.rematch", table.called(own.other()));
    }
    if (asked) {
      return text("news.asked");
    }
    if (table.isOpen(own.other())) {
      return text("news.alone");
    }
    return table.isOpponentConnected() ? null : text("news.away", table.called(own.other()));
  }

  private static Text text(String key, Object... arguments) {
    return Text.of(JoinedGame.class, key, arguments);
  }
}
