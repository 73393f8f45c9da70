/**
 * Engine protocols: both sides of the dialogue between an engine and a front end, and the UCI
 * family of protocols, which two games use.
 */
@NullMarked
package quadrille.search.protocol;

import org.jspecify.annotations.NullMarked;
