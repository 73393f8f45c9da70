/** The sounds of the table: made from a few numbers when they are first needed, and played. */
@NullMarked
package quadrille.app.sound;

import org.jspecify.annotations.NullMarked;
