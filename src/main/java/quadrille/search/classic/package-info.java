/** Named opponents that play without the search. */
@NullMarked
package quadrille.search.classic;

import org.jspecify.annotations.NullMarked;
