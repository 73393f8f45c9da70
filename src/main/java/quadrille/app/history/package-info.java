/** The games that are kept: a list of them, and what they say about those who played. */
@NullMarked
package quadrille.app.history;

import org.jspecify.annotations.NullMarked;
