/** Joins a table that another program hosts. */
@NullMarked
package quadrille.network.client;

import org.jspecify.annotations.NullMarked;
