/** The review of a finished game. */
@NullMarked
package quadrille.app.table.review;

import org.jspecify.annotations.NullMarked;
