/** Named opponents that play without the search, some of them from student projects. */
@NullMarked
package quadrille.search.classic;

import org.jspecify.annotations.NullMarked;
