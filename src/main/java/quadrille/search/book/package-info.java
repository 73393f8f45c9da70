/** Books of openings, which the search makes by playing on from the best moves it has found. */
@NullMarked
package quadrille.search.book;

import org.jspecify.annotations.NullMarked;
