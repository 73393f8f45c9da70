/** Rules, lessons, keyboard shortcuts and information about the program. */
@NullMarked
package quadrille.app.help;

import org.jspecify.annotations.NullMarked;
