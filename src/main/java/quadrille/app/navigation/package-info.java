/** How screens lead to one another: navigator, notices, confirmations. */
@NullMarked
package quadrille.app.navigation;

import org.jspecify.annotations.NullMarked;
