package quadrille.core;

import org.jspecify.annotations.Nullable;

/**
 * How the rules end a game in a position: who has won, and a word for why. It carries no text, so
 * that a search can ask for it at every node; {@link Game#describe} turns it into a sentence.
 *
 * @param winner the winner, or null for a draw
 * @param reason a short stable word, as in {@link Outcome#reason}
 */
public record Ending(@Nullable Side winner, String reason) {}
