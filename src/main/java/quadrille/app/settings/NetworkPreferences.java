package quadrille.app.settings;

import java.util.Objects;

/**
 * What is remembered of playing with others.
 *
 * @param name the player's name, as the others see it
 * @param address the table that was joined last, empty if none
 * @param token what proves that a seat there is ours, empty if it is not
 * @param stored the number of the last game at that seat that is in the history, or 0
 */
public record NetworkPreferences(String name, String address, String token, int stored) {
  public static final NetworkPreferences DEFAULT = new NetworkPreferences("", "", "", 0);

  public NetworkPreferences {
    Objects.requireNonNull(name);
    Objects.requireNonNull(address);
    Objects.requireNonNull(token);
  }

  /**
   * The same with another name and the address of a table that is about to be joined. As it may not
   * answer, a seat that we have keeps its address.
   */
  public NetworkPreferences withTable(String ownName, String at) {
    return new NetworkPreferences(ownName, token.isEmpty() ? at : address, token, stored);
  }

  /** The same with a seat, perhaps that which we had before. */
  public NetworkPreferences withSeat(String at, String proof) {
    return new NetworkPreferences(name, at, proof, proof.equals(token) ? stored : 0);
  }

  /** The same with a game stored, if it was played at our seat. */
  public NetworkPreferences withStored(String proof, int number) {
    return proof.equals(token) ? new NetworkPreferences(name, address, token, number) : this;
  }

  /** Whether a game at a seat is in the history already. */
  public boolean isStored(String proof, int number) {
    return proof.equals(token) && number == stored;
  }

  /** The same without the seat, which is lost. */
  public NetworkPreferences withoutSeat() {
    return withSeat(address, "");
  }
}
