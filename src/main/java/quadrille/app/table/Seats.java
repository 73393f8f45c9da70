package quadrille.app.table;

import java.util.EnumSet;
import java.util.Set;
import java.util.random.RandomGenerator;
import quadrille.app.common.SeatChoice;
import quadrille.app.common.Setup;
import quadrille.core.Side;
import quadrille.core.Text;
import quadrille.match.Seat;
import quadrille.search.Level;

/**
 * Who plays which side.
 *
 * @param isOneFirst whether the seat named first makes the first move
 * @param takenOver the sides where a person sits in the place of the machine for a while
 */
record Seats(Setup setup, boolean isOneFirst, Set<Side> takenOver) {

  Seats {
    takenOver = Set.copyOf(takenOver);
  }

  Seats(Setup setup, boolean isOneFirst) {
    this(setup, isOneFirst, Set.of());
  }

  /** The seats of a new game, drawn by lot if that was asked for. */
  static Seats of(Setup setup, RandomGenerator lot) {
    return new Seats(
        setup,
        switch (setup.starter()) {
          case ONE -> true;
          case TWO -> false;
          case LOT -> lot.nextBoolean();
        });
  }

  private boolean isOne(Side side) {
    return (side == Side.FIRST) == isOneFirst;
  }

  SeatChoice choice(Side side) {
    return isOne(side) ? setup.one() : setup.two();
  }

  boolean isPerson(Side side) {
    return takenOver.contains(side) || !choice(side).machine();
  }

  /** Whether two machines play. */
  boolean isWatched() {
    return !isPerson(Side.FIRST) && !isPerson(Side.SECOND);
  }

  /** Whether two machines were set up to play, also while a person sits in for one. */
  boolean isShow() {
    return setup.one().machine() && setup.two().machine();
  }

  /** The same with a person in the machine's place, or with the machine back in it. */
  Seats exchanged(Side side) {
    Set<Side> next = EnumSet.noneOf(Side.class);
    next.addAll(takenOver);
    if (!next.remove(side)) {
      next.add(side);
    }
    return new Seats(setup, isOneFirst, next);
  }

  /** Whether a machine plays, or two. */
  boolean hasMachine() {
    return !isPerson(Side.FIRST) || !isPerson(Side.SECOND);
  }

  Text name(Side side) {
    SeatChoice choice = choice(side);
    if (!isPerson(side)) {
      return Text.of(Seats.class, "seat.machine");
    }
    return choice.name().isEmpty()
        ? Text.of(Seats.class, "seat.person", isOne(side) ? 1 : 2)
        : Text.of(Seats.class, "seat.named", choice.name());
  }

  /** The name as a sentence begins with it. */
  Text subject(Side side) {
    return isPerson(side) ? name(side) : Text.of(Seats.class, "seat.machine.subject");
  }

  /** The seat as the referee knows it. */
  Seat seat(Side side) {
    SeatChoice choice = choice(side);
    if (isPerson(side)) {
      return new Seat.Human(name(side).toString());
    }
    Seat named = choice.named();
    return named == null ? new Seat.AtLevel(Level.of(choice.level())) : named;
  }
}
