package quadrille.app.table.model;

import java.util.EnumSet;
import java.util.Set;
import java.util.random.RandomGenerator;
import quadrille.app.setup.GameSetup;
import quadrille.app.setup.SeatChoice;
import quadrille.core.Side;
import quadrille.match.Seat;
import quadrille.search.Level;
import quadrille.text.Text;

/**
 * Who plays which side.
 *
 * @param oneMovesFirst whether the seat named first makes the first move
 * @param takenOver the sides where a person sits in the place of the machine for a while
 */
public record Seats(GameSetup setup, boolean oneMovesFirst, Set<Side> takenOver) {

  public Seats {
    takenOver = Set.copyOf(takenOver);
  }

  Seats(GameSetup setup, boolean isOneFirst) {
    this(setup, isOneFirst, Set.of());
  }

  /** The seats of a new game, drawn by lot if that was asked for. */
  static Seats of(GameSetup setup, RandomGenerator lot) {
    return new Seats(
        setup,
        switch (setup.starter()) {
          case ONE -> true;
          case TWO -> false;
          case LOT -> lot.nextBoolean();
        });
  }

  private boolean isSeatOne(Side side) {
    return (side == Side.FIRST) == oneMovesFirst;
  }

  public SeatChoice choice(Side side) {
    return isSeatOne(side) ? setup.one() : setup.two();
  }

  public boolean isHuman(Side side) {
    return takenOver.contains(side) || !choice(side).machine();
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
    return new Seats(setup, oneMovesFirst, next);
  }

  /** Whether a machine plays, or two. */
  public boolean hasComputer() {
    return !isHuman(Side.FIRST) || !isHuman(Side.SECOND);
  }

  public Text name(Side side) {
    SeatChoice choice = choice(side);
    if (!isHuman(side)) {
      return Text.of(Seats.class, "seat.machine");
    }
    return choice.name().isEmpty()
        ? Text.of(Seats.class, "seat.person", isSeatOne(side) ? 1 : 2)
        : Text.of(Seats.class, "seat.named", choice.name());
  }

  /** The name as a sentence begins with it. */
  public Text nameAsSubject(Side side) {
    return isHuman(side) ? name(side) : Text.of(Seats.class, "seat.machine.subject");
  }

  /** The seat as the referee knows it. */
  public Seat seat(Side side) {
    SeatChoice choice = choice(side);
    if (isHuman(side)) {
      return new Seat.Human(name(side).toString());
    }
    Seat named = choice.bot();
    return named == null ? new Seat.AtLevel(Level.of(choice.level())) : named;
  }
}
