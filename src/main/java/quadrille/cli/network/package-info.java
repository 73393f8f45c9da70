/** Tables in the network, as the command line opens and watches them. */
@NullMarked
package quadrille.cli.network;

import org.jspecify.annotations.NullMarked;
