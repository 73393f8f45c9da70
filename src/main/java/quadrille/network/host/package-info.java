/** Serves a table to guests and spectators over HTTP. */
@NullMarked
package quadrille.network.host;

import org.jspecify.annotations.NullMarked;
