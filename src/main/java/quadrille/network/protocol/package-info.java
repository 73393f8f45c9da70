/** What both ends of the network have in common: the version, the words, the join code. */
@NullMarked
package quadrille.network.protocol;

import org.jspecify.annotations.NullMarked;
