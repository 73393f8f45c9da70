/** A table shared with others: the protocol, the host that serves it and the guest that joins. */
@NullMarked
package quadrille.network;

import org.jspecify.annotations.NullMarked;
