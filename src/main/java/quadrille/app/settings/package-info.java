/** What a player can set about the program, and how it is remembered. */
@NullMarked
package quadrille.app.settings;

import org.jspecify.annotations.NullMarked;
