/** Navigation between screens, notices and confirmations. */
@NullMarked
package quadrille.app.navigation;

import org.jspecify.annotations.NullMarked;
