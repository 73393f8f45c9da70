/** The engines from outside that are kept, as the player sees them. */
@NullMarked
package quadrille.app.engines;

import org.jspecify.annotations.NullMarked;
