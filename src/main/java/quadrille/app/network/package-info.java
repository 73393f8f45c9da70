/** Playing with others: opening a table for them, and joining one. */
@NullMarked
package quadrille.app.network;

import org.jspecify.annotations.NullMarked;
