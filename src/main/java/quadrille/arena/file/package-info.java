/** The file of a contest, from which it can be resumed. */
@NullMarked
package quadrille.arena.file;

import org.jspecify.annotations.NullMarked;
