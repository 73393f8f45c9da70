package quadrille.network.host;

import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import quadrille.core.Side;

/** Who has taken which seat from elsewhere. Thread-safe. */
final class GuestSeats {
  /** How long a seat is kept for a guest who has taken it and does not come. */
  private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(20);

  private final Map<Side, Guest> guests = new EnumMap<>(Side.class);
  private final LongSupplier nanoTime;

  /** When those took their seats who have not come yet. */
  private final Map<Guest, Long> expected = new HashMap<>();

  /**
   * @param before who had taken which seat when the table was open before
   * @param nanoTime {@link System#nanoTime}, or another clock in tests
   */
  GuestSeats(Map<Side, Guest> before, LongSupplier nanoTime) {
    guests.putAll(before);
    this.nanoTime = nanoTime;
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
    expected.put(claim.guest(), nanoTime.getAsLong());
    return claim;
  }

  /** Notes that the guest on a side has come; from now on the seat waits if the guest is away. */
  synchronized void arrive(Side side) {
    expected.remove(guests.get(side));
  }

  /**
   * Opens the seats again of guests who have taken them and not come: they may not have learnt that
   * the seat is theirs.
   *
   * @return whether there were any
   */
  synchronized boolean removeAbsent() {
    long now = nanoTime.getAsLong();
    List<Guest> absent =
        expected.entrySet().stream()
            .filter(each -> now - each.getValue() > PATIENCE_NANOS)
            .map(Map.Entry::getKey)
            .toList();
    absent.forEach(expected::remove);
    return guests.values().removeAll(absent);
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
