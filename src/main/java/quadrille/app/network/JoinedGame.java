package quadrille.app.network;

import java.util.Map;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;
import quadrille.app.table.model.PerSide;
import quadrille.app.table.model.SharedTable;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.match.Clock;
import quadrille.match.HumanPlayer;
import quadrille.match.Match;
import quadrille.match.Player;
import quadrille.network.client.RemoteTable;
import quadrille.text.Text;

/** A game at a table that another program has opened. For the screen's thread. */
public final class JoinedGame implements SharedTable {
  private final RemoteTable table;
  private final Side own;
  private final ReadOnlyObjectWrapper<Map<Side, String>> guests;
  private final ReadOnlyObjectWrapper<@Nullable Text> news = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<Boolean> canPlayAgain = new ReadOnlyObjectWrapper<>(true);
  private boolean asked;
  private @Nullable Text closed;

  JoinedGame(RemoteTable table) {
    this.table = table;
    own = table.side();
    guests = new ReadOnlyObjectWrapper<>(opponent());
    update();
  }

  private Map<Side, String> opponent() {
    return Map.of(own.other(), table.name(own.other()));
  }

  @Override
  public ObservableValue<Map<Side, String>> guests() {
    return guests.getReadOnlyProperty();
  }

  @Override
  public ObservableValue<@Nullable Text> news() {
    return news.getReadOnlyProperty();
  }

  @Override
  public ObservableValue<Boolean> canPlayAgain() {
    return canPlayAgain.getReadOnlyProperty();
  }

  @Override
  public boolean isHost() {
    return false;
  }

  /** Only gives the name: the match follows the host's, who asks the player itself. */
  @Override
  public Player player(Side side) {
    return new HumanPlayer(table.name(side));
  }

  @Override
  public Match newMatch(Line start, PerSide<Player> players, Clock.Rule clock) {
    return table.newMatch(players.of(own));
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
    guests.set(opponent());
    canPlayAgain.set(closed == null && !asked);
    news.set(findNews());
  }

  private @Nullable Text findNews() {
    String name = table.name(own.other());
    if (closed != null) {
      return closed;
    }
    if (!table.isConnected()) {
      return text("news.lost");
    }
    if (table.asksOpponentRematch()) {
      return text("news.rematch", name);
    }
    if (asked) {
      return text("news.asked");
    }
    if (name.isEmpty()) {
      return text("news.alone");
    }
    return table.isOpponentConnected() ? null : text("news.away", name);
  }

  private static Text text(String key, Object... arguments) {
    return Text.of(JoinedGame.class, key, arguments);
  }
}
