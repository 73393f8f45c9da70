package quadrille.app.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import quadrille.core.Side;
import quadrille.match.Participant;
import quadrille.match.Seat;
import quadrille.records.GameSummary;
import quadrille.records.Origin;
import quadrille.search.Level;

/** The names of the players of stored games. */
class ParticipantNamesTest {
  private static final Participant LEVEL = Participant.of(new Seat.AtLevel(Level.of(2)));

  private static GameSummary game(
      String game, String rules, Participant first, Participant second) {
    return new GameSummary(
        1,
        game,
        null,
        rules,
        first,
        second,
        Origin.TABLE,
        Instant.EPOCH,
        null,
        null,
        null,
        0,
        false,
        false,
        false);
  }

  private static String names(GameSummary game, Locale locale) {
    return ParticipantNames.name(game, Side.FIRST).in(locale)
        + " – "
        + ParticipantNames.name(game, Side.SECOND).in(locale);
  }

  @Test
  void playersOfTheSameNameAreToldApartByTheirSides() {
    Participant unnamed = Participant.human("");
    assertThat(names(game("dames", "-", unnamed, unnamed), Locale.ENGLISH))
        .isEqualTo("Player (White) – Player (Black)");
    assertThat(names(game("dames", "rules=english", unnamed, unnamed), Locale.FRENCH))
        .isEqualTo("Joueur (Noirs) – Joueur (Blancs)");
    assertThat(names(game("hex", "-", LEVEL, LEVEL), Locale.ENGLISH))
        .startsWith("Level 2 (")
        .contains(" – Level 2 (");
  }

  @Test
  void aComputerInAFileHasTheNameThatItHasOnTheScreen() {
    assertThat(label("dots", "level:4")).isEqualTo("Level 4");
    assertThat(label("hexxagon", "random"))
        .isEqualTo(
            ParticipantNames.name("hexxagon", Participant.of(Seat.ofStored("random")))
                .in(Locale.ENGLISH));
    for (String person : new String[] {"Ada", "Level 4", "level:9", "engine", ":", "LEVEL:4"}) {
      assertThat(label("hex", person)).isEqualTo(person);
    }
  }

  private static String label(String game, String label) {
    return ParticipantNames.ofLabel(game, label).in(Locale.ENGLISH);
  }

  @Test
  void aPlayerWithoutANameIsNamedInTheLanguageOfTheScreen() {
    assertThat(ParticipantNames.ofLabel("hex", "Player 2").in(Locale.FRENCH)).isEqualTo("Joueur 2");
    assertThat(ParticipantNames.ofLabel("hex", "Player 3").in(Locale.FRENCH)).isEqualTo("Player 3");
  }

  @Test
  void aComputerThatIsAGuestHasTheSameName() {
    assertThat(ParticipantNames.name("hex", Participant.human("level:4")).in(Locale.ENGLISH))
        .isEqualTo("Level 4");
  }

  @Test
  void differentNamesStandAlone() {
    assertThat(names(game("hex", "-", Participant.human("Ada"), LEVEL), Locale.ENGLISH))
        .isEqualTo("Ada – Level 2");
  }
}
