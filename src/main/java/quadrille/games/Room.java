package quadrille.games;

import java.util.function.Function;
import quadrille.core.Game;
import quadrille.core.Settings;
import quadrille.search.Knowledge;

/**
 * A game with all that the program needs of it.
 *
 * @param game its rules
 * @param knowledge makes what a searching thread needs to know, for games with these settings
 */
public record Room(Game game, Function<Settings, Knowledge> knowledge) {}
