/** The panel in which a game is set up: its rules and who plays. */
@NullMarked
package quadrille.app.newgame;

import org.jspecify.annotations.NullMarked;
