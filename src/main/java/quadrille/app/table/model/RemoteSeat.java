package quadrille.app.table.model;

/**
 * A seat that is played elsewhere.
 *
 * @param name the player's; empty if the player has given none, or nobody has come yet
 * @param open whether the seat waits for somebody to take it
 */
public record RemoteSeat(String name, boolean open) {}
