/** The names of keys. */
@NullMarked
package quadrille.app.keys;

import org.jspecify.annotations.NullMarked;
