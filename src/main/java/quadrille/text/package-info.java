/** Localised text. */
@NullMarked
package quadrille.text;

import org.jspecify.annotations.NullMarked;
