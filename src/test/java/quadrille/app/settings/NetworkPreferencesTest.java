package quadrille.app.settings;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NetworkPreferencesTest {

  @Test
  void theTableThatIsJoinedIsRemembered() {
    NetworkPreferences joining = NetworkPreferences.DEFAULT.withTable("Ann", "here:7512");
    assertThat(joining.name()).isEqualTo("Ann");
    assertThat(joining.address()).isEqualTo("here:7512");
  }

  @Test
  void aSeatKeepsItsAddressUntilAnotherIsTaken() {
    NetworkPreferences seated = NetworkPreferences.DEFAULT.withSeat("here:7512", "token");
    NetworkPreferences joining = seated.withTable("Ann", "there:7512");
    assertThat(joining.address()).isEqualTo("here:7512");
    assertThat(joining.withSeat("there:7512", "other").address()).isEqualTo("there:7512");
  }
}
