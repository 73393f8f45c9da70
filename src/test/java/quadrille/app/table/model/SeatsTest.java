package quadrille.app.table.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import quadrille.app.setup.GameSetup;
import quadrille.app.setup.SeatChoice;
import quadrille.app.setup.Starter;
import quadrille.app.setup.TimeControl;
import quadrille.core.Side;
import quadrille.games.Games;

class SeatsTest {
  private static final SplittableRandom LOT = new SplittableRandom(1);

  private static Seats seats(Starter starter) {
    GameSetup setup =
        new GameSetup(
            null, Map.of(), TableFixtures.ADA, TableFixtures.COMPUTER, starter, TimeControl.NONE);
    return Seats.of(Games.get("hex"), setup, LOT);
  }

  @Test
  void starterPlaysTheFirstSide() {
    assertThat(seats(Starter.ONE).choice(Side.FIRST)).isEqualTo(TableFixtures.ADA);
    assertThat(seats(Starter.ONE).isHuman(Side.SECOND)).isFalse();
    assertThat(seats(Starter.TWO).choice(Side.FIRST)).isEqualTo(TableFixtures.COMPUTER);
    assertThat(seats(Starter.TWO).isHuman(Side.SECOND)).isTrue();
  }

  @Test
  void randomStarterCanBeEither() {
    Set<SeatChoice> starters = new HashSet<>();
    for (int i = 0; i < 50; i++) {
      starters.add(seats(Starter.LOT).choice(Side.FIRST));
    }
    assertThat(starters).hasSize(2);
  }

  @Test
  void humanWithoutANameIsNumbered() {
    SeatChoice nameless = new SeatChoice(false, "", 1);
    GameSetup setup =
        new GameSetup(null, Map.of(), nameless, nameless, Starter.TWO, TimeControl.NONE);
    Seats seats = Seats.of(Games.get("hex"), setup, LOT);
    assertThat(seats.name(Side.FIRST)).hasToString("Player 2");
    assertThat(seats.name(Side.SECOND)).hasToString("Player 1");
  }

  @Test
  void humansHaveTheirNamesAndComputersHaveNone() {
    assertThat(seats(Starter.ONE).name(Side.FIRST)).hasToString("Ada");
    assertThat(seats(Starter.ONE).name(Side.SECOND)).hasToString("Computer");
    assertThat(seats(Starter.ONE).playing(Side.SECOND).label()).isEqualTo("level:3");
  }

  @Test
  void aComputerWhoseNameStandsInAFileIsChosenAgain() {
    GameSetup setup =
        new GameSetup(
            null,
            Map.of(),
            SeatChoice.human("level:5"),
            SeatChoice.human("Ada"),
            Starter.ONE,
            TimeControl.NONE);
    Seats seats = Seats.of(Games.get("hex"), setup, LOT);
    assertThat(seats.namedChoice(Side.FIRST)).isEqualTo(new SeatChoice(true, "", 5));
    assertThat(seats.namedChoice(Side.FIRST).withHuman().name()).isEmpty();
    assertThat(seats.namedChoice(Side.SECOND)).isEqualTo(SeatChoice.human("Ada"));
  }

  @Test
  void onlyComputersPlayBetweenComputers() {
    assertThat(TableFixtures.COMPUTERS.onlyComputersPlay()).isTrue();
    assertThat(TableFixtures.HUMAN_AND_COMPUTER.onlyComputersPlay()).isFalse();
    assertThat(TableFixtures.COMPUTER_AND_HUMAN.onlyComputersPlay()).isFalse();
    assertThat(TableFixtures.HUMANS.onlyComputersPlay()).isFalse();
  }
}
