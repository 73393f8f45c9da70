package quadrille.app.table.model;

import java.util.EnumSet;
import java.util.Set;
import java.util.random.RandomGenerator;
import quadrille.app.setup.GameSetup;
import quadrille.app.setup.SeatChoice;
import quadrille.core.Side;
import quadrille.games.GameModule;
import quadrille.match.Participant;
import quadrille.text.Text;

/**
 * Who plays which side.
 *
 * @param oneMovesFirst whether the seat named first makes the first move
 * @param participants who plays, apart from {@code takenOver}
 * @param takenOver the sides where a person sits in the place of the machine for a while
 */
public record Seats(
    GameSetup setup,
    boolean oneMovesFirst,
    PerSide<Participant> participants,
    Set<Side> takenOver) {

  public Seats {
    takenOver = Set.copyOf(takenOver);
  }

  /** The seats of a new game; who moves first is random if the set-up says so. */
  static Seats of(GameModule room, GameSetup setup, RandomGenerator random) {
    boolean oneMovesFirst =
        switch (setup.starter()) {
          case ONE -> true;
          case TWO -> false;
          case LOT -> random.nextBoolean();
        };
    Participant one = setup.one().participant(room);
    Participant two = setup.two().participant(room);
    PerSide<Participant> participants =
        oneMovesFirst ? new PerSide<>(one, two) : new PerSide<>(two, one);
    return new Seats(setup, oneMovesFirst, participants, Set.of());
  }

  private boolean isSeatOne(Side side) {
    return (side == Side.FIRST) == oneMovesFirst;
  }

  public SeatChoice choice(Side side) {
    return isSeatOne(side) ? setup.one() : setup.two();
  }

  public boolean isHuman(Side side) {
    return takenOver.contains(side) || participants.of(side).isHuman();
  }

  /** Whether two machines play. */
  public boolean onlyComputersPlay() {
    return !isHuman(Side.FIRST) && !isHuman(Side.SECOND);
  }

  /** Whether two machines were set up to play, also while a person sits in for one. */
  public boolean isSetUpForComputers() {
    return setup.one().machine() && setup.two().machine();
  }

  /** The same with a person in the machine's place, or with the machine back in it. */
  Seats withTakeoverToggled(Side side) {
    Set<Side> next = EnumSet.noneOf(Side.class);
    next.addAll(takenOver);
    if (!next.remove(side)) {
      next.add(side);
    }
    return new Seats(setup, oneMovesFirst, participants, next);
  }

  /** Whether a machine plays, or two. */
  public boolean hasComputer() {
    return !isHuman(Side.FIRST) || !isHuman(Side.SECOND);
  }

  public Text name(Side side) {
    if (!isHuman(side)) {
      return Text.of(Seats.class, "seat.machine");
    }
    String name = choice(side).name();
    return name.isEmpty()
        ? Text.of(Seats.class, "seat.person", isSeatOne(side) ? 1 : 2)
        : Text.of(Seats.class, "seat.named", name);
  }

  /** The name as a sentence begins with it. */
  public Text nameAsSubject(Side side) {
    return isHuman(side) ? name(side) : Text.of(Seats.class, "seat.machine.subject");
  }

  /** Who answers for that side: its participant, or the human who has taken over. */
  public Participant playing(Side side) {
    return isHuman(side) ? Participant.human(name(side).toString()) : participants.of(side);
  }
}
