/** The sounds of the table, synthesised when first needed. */
@NullMarked
package quadrille.app.sound;

import org.jspecify.annotations.NullMarked;
