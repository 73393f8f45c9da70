package quadrille.app.table.model;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import quadrille.app.table.analyst.CandidateMove;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.match.MatchListener;
import quadrille.match.MatchState;
import quadrille.search.SearchReport;
import quadrille.text.Text;

/**
 * Follows a match: its state, what its computers think, and the moves it adds to the tree of its
 * game. For the screen's thread.
 */
final class MatchProgress implements MatchListener {
  private final TableGame game;
  private final GameNavigation navigation;
  private final TableNotices notices;
  private final TableSeats seats;
  private final ReadOnlyObjectWrapper<MatchState> state;
  private final PerSide<ReadOnlyObjectWrapper<@Nullable CandidateMove>> reports =
      PerSide.each(side -> new ReadOnlyObjectWrapper<>());

  MatchProgress(
      MatchState first,
      TableGame game,
      GameNavigation navigation,
      TableNotices notices,
      TableSeats seats) {
    this.game = game;
    this.navigation = navigation;
    this.notices = notices;
    this.seats = seats;
    state = new ReadOnlyObjectWrapper<>(first);
  }

  ReadOnlyObjectProperty<MatchState> stateProperty() {
    return state.getReadOnlyProperty();
  }

  /** Starts over from another state, which is not a move of the match. */
  void reset(MatchState first) {
    state.set(first);
  }

  /** The last move that a side's computer reported while thinking, or null. */
  ReadOnlyObjectProperty<@Nullable CandidateMove> reportProperty(Side side) {
    return reports.of(side).getReadOnlyProperty();
  }

  @Override
  public void changed(MatchState next) {
    boolean wasLive = navigation.isLive();
    if (next.line() != state.get().line()) {
      notices.clear();
    }
    game.update(next);
    GameTags.fill(game.tree(), seats.players());
    if (wasLive || TableGame.isRemoved(navigation.node())) {
      navigation.showLive();
    }
    state.set(next);
  }

  @Override
  public void thinking(Side side, Line line, SearchReport report) {
    reports.of(side).set(new CandidateMove(line, report));
  }

  @Override
  public void drawDeclined(Side side) {
    Text name = seats.seatsProperty().get().nameAsSubject(side);
    notices.show(Text.of(MatchProgress.class, "notice.declined", name));
  }
}
