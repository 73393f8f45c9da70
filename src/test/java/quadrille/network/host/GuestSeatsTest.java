package quadrille.network.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import quadrille.core.Side;

class GuestSeatsTest {
  private final AtomicLong nanos = new AtomicLong();
  private final Guest known = Guest.withNewToken("Cy");

  @Test
  void theSeatOfAGuestWhoNeverCameIsOpenAgain() throws Exception {
    GuestSeats seats = new GuestSeats(Map.of(), nanos::get);
    Guest absent = seats.claim("Ann", EnumSet.allOf(Side.class), Side.FIRST).guest();
    Guest present = seats.claim("Bob", EnumSet.allOf(Side.class), Side.SECOND).guest();
    seats.arrive(Side.SECOND);
    assertThat(seats.removeAbsent()).isFalse();

    nanos.set(TimeUnit.SECONDS.toNanos(21));
    assertThat(seats.removeAbsent()).isTrue();
    assertThat(seats.sideOf(absent.token())).isNull();
    assertThat(seats.sideOf(present.token())).isEqualTo(Side.SECOND);
    assertThat(seats.claim("Ann", List.of(Side.FIRST), null).side()).isEqualTo(Side.FIRST);
    assertThat(seats.removeAbsent()).isFalse();
  }

  @Test
  void theGuestsOfATableThatIsOpenedAgainKeepTheirSeats() {
    GuestSeats seats = new GuestSeats(Map.of(Side.FIRST, known), nanos::get);
    nanos.set(TimeUnit.HOURS.toNanos(1));
    assertThat(seats.removeAbsent()).isFalse();
    assertThat(seats.at(Side.FIRST)).isEqualTo(known);
  }
}
