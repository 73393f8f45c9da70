package quadrille.app.table.model;

import java.time.Duration;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.match.Match;
import quadrille.match.MatchState;
import quadrille.match.MatchState.Phase;

/**
 * What players may do in a match besides moving: undo and redo, takeovers, resigning, draw offers,
 * and the pace of computers. For the screen's thread.
 */
public final class MatchControls {
  private final Match match;
  private final ObservableValue<MatchState> state;
  private final TableSeats seats;
  private final GameNavigation navigation;
  private final TableNotices notices;
  private final boolean refereed;
  private final @Nullable SharedTable shared;

  /**
   * @param refereed false for a game that is only viewed
   * @param shared where guests play, or null if all play at this screen
   */
  MatchControls(
      Match match,
      ObservableValue<MatchState> state,
      TableSeats seats,
      GameNavigation navigation,
      TableNotices notices,
      boolean refereed,
      @Nullable SharedTable shared) {
    this.match = match;
    this.state = state;
    this.seats = seats;
    this.navigation = navigation;
    this.notices = notices;
    this.refereed = refereed;
    this.shared = shared;
  }

  private Line line() {
    return state.getValue().line();
  }

  private Seats seats() {
    return seats.seatsProperty().get();
  }

  private boolean isPlaying() {
    return refereed && state.getValue().outcome() == null;
  }

  public boolean canUndo() {
    return refereed && shared == null && seats().movesToTakeBack(line()) > 0;
  }

  /** Takes back to a human's last move, or one move where only computers play. */
  public void undo() {
    match.takeBack(line(), seats().movesToTakeBack(line()));
    navigation.showLive();
  }

  public boolean canRedo() {
    return !state.getValue().takenBack().isEmpty();
  }

  public void redo() {
    match.redo(seats().movesToRedo(state.getValue().takenBack()));
    navigation.showLive();
  }

  /** Whether a human may take over this side's computer, or hand back to it. */
  public boolean canToggleTakeover(Side side) {
    return isPlaying() && !seats().isGuest(side) && seats().choice(side).computer();
  }

  /** Lets a human take over a computer, which resumes a paused match, or hands back to it. */
  public void toggleTakeover(Side side) {
    if (!canToggleTakeover(side)) {
      return;
    }
    notices.clear();
    try {
      match.replace(side, seats.toggleTakeover(side));
    } catch (BadInputException e) {
      notices.show(e.text());
      return;
    }
    if (seats().isHuman(side)) {
      match.resume();
    }
  }

  /** The human who may resign or offer a draw now, or null. */
  public @Nullable Side actingSide() {
    if (!isPlaying() || seats().isWatched() || (shared != null && !shared.begun().getValue())) {
      return null;
    }
    Side turn = line().position().turn();
    return seats().isHuman(turn) ? turn : turn.other();
  }

  public void resign() {
    Side side = actingSide();
    if (side != null && shared != null) {
      shared.resign(match, side);
    } else if (side != null) {
      match.resign(side);
    }
  }

  public void offerDraw() {
    Side side = actingSide();
    if (side != null && shared != null) {
      shared.offerDraw(match, side);
    } else if (side != null) {
      match.offerDraw(side);
    }
  }

  /** Answers the other side's draw offer. */
  public void answerDraw(Side side, boolean accepted) {
    if (shared != null) {
      shared.answerDraw(match, side, accepted);
    } else if (accepted) {
      match.acceptDraw(side);
    } else {
      match.declineDraw(side);
    }
  }

  public boolean isPaused() {
    return state.getValue().phase() == Phase.PAUSED;
  }

  public void pauseOrResume() {
    if (isPaused()) {
      resume();
    } else {
      pause();
    }
  }

  /** Stops the clock and the computer that is thinking. */
  public void pause() {
    match.pause();
  }

  public void resume() {
    match.resume();
  }

  /** Plays one move of a computer, then pauses. */
  public void step() {
    match.step();
  }

  /** Sets the least time between two moves of computers. */
  public void setPace(Duration perMove) {
    match.setPace(perMove);
  }
}
