/** Folders, files, native libraries and build facts; nothing about games. */
@NullMarked
package quadrille.system;

import org.jspecify.annotations.NullMarked;
