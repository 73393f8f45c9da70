package quadrille.app.settings;

import java.util.Objects;

/**
 * What is remembered of playing with others.
 *
 * @param name the player's name, as the others see it
 * @param address the table that was joined last, empty if none
 * @param token what proves that a seat there is ours, empty if it is not
 */
public record NetworkPreferences(String name, String address, String token) {
  public static final NetworkPreferences DEFAULT = new NetworkPreferences("", "", "");

  public NetworkPreferences {
    Objects.requireNonNull(name);
    Objects.requireNonNull(address);
    Objects.requireNonNull(token);
  }

  /** The same without the seat, which is lost. */
  public NetworkPreferences withoutSeat() {
    return new NetworkPreferences(name, address, "");
  }
}
