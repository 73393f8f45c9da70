package quadrille.network.host;

import java.util.Collection;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import quadrille.core.Side;

/** Who has taken which seat from elsewhere. Thread-safe. */
final class GuestSeats {
  private final Map<Side, Guest> guests = new EnumMap<>(Side.class);

  /**
   * @param before who had taken which seat when the table was open before
   */
  GuestSeats(Map<Side, Guest> before) {
    guests.putAll(before);
  }

  /** A seat that was taken. */
  record Claim(Side side, Guest guest) {}

  /**
   * Gives a seat to a guest.
   *
   * @param open the sides for guests
   * @param wanted the side, or null for any
   */
  synchronized Claim claim(String name, Collection<Side> open, @Nullable Side wanted)
      throws Refusal {
    Side side =
        open.stream()
            .filter(each -> !guests.containsKey(each))
            .filter(each -> wanted == null || each == wanted)
            .findFirst()
            .orElseThrow(() -> new Refusal(409, "seat-taken"));
    Claim claim = new Claim(side, Guest.withNewToken(name));
    guests.put(side, claim.guest());
    return claim;
  }

  synchronized @Nullable Guest at(Side side) {
    return guests.get(side);
  }

  /** The side of the guest with a token, or null. */
  synchronized @Nullable Side sideOf(String token) {
    for (Map.Entry<Side, Guest> each : guests.entrySet()) {
      if (each.getValue().hasToken(token)) {
        return each.getKey();
      }
    }
    return null;
  }

  /** Everybody who has taken a seat. */
  synchronized Map<Side, Guest> all() {
    return Map.copyOf(guests);
  }

  /** Lets the guests exchange sides. */
  synchronized void swap() {
    Map<Side, Guest> before = new EnumMap<>(guests);
    guests.clear();
    before.forEach((side, guest) -> guests.put(side.other(), guest));
  }
}
