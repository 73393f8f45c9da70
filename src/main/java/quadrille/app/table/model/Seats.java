package quadrille.app.table.model;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import quadrille.app.history.ParticipantNames;
import quadrille.app.setup.GameSetup;
import quadrille.app.setup.SeatChoice;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.games.GameModule;
import quadrille.match.MatchState;
import quadrille.match.Participant;
import quadrille.match.Seat;
import quadrille.text.Text;

/**
 * Says who plays which side.
 *
 * @param module the module of their game
 * @param oneMovesFirst whether the first of the two players of the setup makes the first move
 * @param participants the players of the setup
 * @param takenOver the sides where a human has taken over the computer for a while
 * @param guests the seats that are played over the network, by side
 */
public record Seats(
    GameModule module,
    GameSetup setup,
    boolean oneMovesFirst,
    PerSide<Participant> participants,
    Set<Side> takenOver,
    Map<Side, RemoteSeat> guests) {

  public Seats {
    takenOver = Set.copyOf(takenOver);
    guests = Map.copyOf(guests);
  }

  /** The seats of a new game; who moves first is random if the setup says so. */
  static Seats of(GameModule module, GameSetup setup, RandomGenerator random) {
    boolean oneMovesFirst =
        switch (setup.starter()) {
          case ONE -> true;
          case TWO -> false;
          case LOT -> random.nextBoolean();
        };
    Participant one = setup.one().participant(module);
    Participant two = setup.two().participant(module);
    PerSide<Participant> participants =
        oneMovesFirst ? new PerSide<>(one, two) : new PerSide<>(two, one);
    return new Seats(module, setup, oneMovesFirst, participants, Set.of(), Map.of());
  }

  private boolean isSeatOne(Side side) {
    return (side == Side.FIRST) == oneMovesFirst;
  }

  public SeatChoice choice(Side side) {
    return isSeatOne(side) ? setup.one() : setup.two();
  }

  /**
   * The same, or the computer that played in a game that is only viewed, where it stands as a name.
   */
  public SeatChoice namedChoice(Side side) {
    SeatChoice choice = choice(side);
    Seat computer =
        choice.computer() ? null : ParticipantNames.computer(module.game().id(), choice.name());
    return computer == null ? choice : SeatChoice.of(Participant.of(computer));
  }

  /** Says that a level plays for a computer that cannot play any more; null if there is none. */
  public @Nullable Text replacement() {
    return Stream.of(Side.values())
        .map(this::replacement)
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(null);
  }

  private @Nullable Text replacement(Side side) {
    SeatChoice choice = choice(side);
    String chosen = choice.opponent();
    if (chosen == null || !isComputer(side) || participants.of(side).label().equals(chosen)) {
      return null;
    }
    return Seat.ofStored(chosen) instanceof Seat.Engine(String name)
        ? Text.of(Seats.class, "seat.replaced.engine", name, choice.level())
        : Text.of(Seats.class, "seat.replaced", chosen, choice.level());
  }

  /** Whether a human plays this side at this screen. */
  public boolean isHuman(Side side) {
    return !isGuest(side) && (takenOver.contains(side) || participants.of(side).isHuman());
  }

  /** Whether this side is played over the network. */
  public boolean isGuest(Side side) {
    return guests.containsKey(side);
  }

  /** Whether a computer at this table plays this side. */
  public boolean isComputer(Side side) {
    return !isHuman(side) && !isGuest(side);
  }

  /** Whether a computer or a guest thinks about a move against a human at this screen. */
  public boolean isOpponentToMove(MatchState state) {
    Side turn = state.line().position().turn();
    return state.phase() == MatchState.Phase.WAITING && !isHuman(turn) && isHuman(turn.other());
  }

  /** Whether only computers play now. */
  public boolean onlyComputersPlay() {
    return isComputer(Side.FIRST) && isComputer(Side.SECOND);
  }

  /** Whether nobody at this screen plays. */
  public boolean isWatched() {
    return !isHuman(Side.FIRST) && !isHuman(Side.SECOND);
  }

  /**
   * The moves that one undo takes back: until a human is to move again, or one where only computers
   * play; 0 where there is nothing to take back.
   */
  int movesToTakeBack(Line line) {
    int plies = 0;
    for (@Nullable Line at = line.parent(); at != null; at = at.parent()) {
      plies++;
      if (isDecision(at)) {
        return plies;
      }
    }
    return 0;
  }

  /**
   * The moves that one redo plays again: until a human is to move, or one where only computers
   * play.
   *
   * @param takenBack the lines to return to, the nearest first
   */
  int movesToRedo(List<Line> takenBack) {
    long skipped = takenBack.stream().takeWhile(line -> !isDecision(line)).count();
    return (int) Math.min(skipped + 1, takenBack.size());
  }

  /** Whether a human is to move there, or nobody but computers play. */
  private boolean isDecision(Line line) {
    return onlyComputersPlay() || isHuman(line.position().turn());
  }

  /** Whether two computers were set up to play, even if a human has taken one over. */
  public boolean isSetUpForComputers() {
    return setup.one().computer() && setup.two().computer();
  }

  /** The same with a human in place of the computer, or with the computer back. */
  Seats withTakeoverToggled(Side side) {
    Set<Side> next = new HashSet<>(takenOver);
    if (!next.remove(side)) {
      next.add(side);
    }
    return new Seats(module, setup, oneMovesFirst, participants, next, guests);
  }

  /** The same with others on the network. */
  Seats withGuests(Map<Side, RemoteSeat> others) {
    return new Seats(module, setup, oneMovesFirst, participants, takenOver, others);
  }

  /** Whether at least one computer plays now. */
  public boolean hasComputer() {
    return isComputer(Side.FIRST) || isComputer(Side.SECOND);
  }

  public Text name(Side side) {
    if (isComputer(side)) {
      return Text.of(Seats.class, "seat.machine");
    }
    RemoteSeat guest = guests.get(side);
    if (guest != null && guest.open()) {
      return Text.of(Seats.class, "seat.open");
    }
    String name = guest == null ? choice(side).name() : guest.name();
    return name.isEmpty()
        ? ParticipantNames.numbered(isSeatOne(side) ? 1 : 2)
        : ParticipantNames.ofLabel(module.game().id(), name);
  }

  /** The name to start a sentence with. */
  public Text nameAsSubject(Side side) {
    return !isComputer(side) ? name(side) : Text.of(Seats.class, "seat.machine.subject");
  }

  /** The player of a side now: its participant, a guest, or the human who has taken over. */
  public Participant playing(Side side) {
    RemoteSeat guest = guests.get(side);
    if (guest != null) {
      return Participant.human(guest.name());
    }
    return isHuman(side) ? Participant.human(name(side).toString()) : participants.of(side);
  }
}
