/** Lets the tables of a local network be found by themselves. */
@NullMarked
package quadrille.network.discovery;

import org.jspecify.annotations.NullMarked;
