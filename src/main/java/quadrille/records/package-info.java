/** Stored games: the database, its queries, and the ratings and statistics of players. */
@NullMarked
package quadrille.records;

import org.jspecify.annotations.NullMarked;
