/** Screenshots and the frame bench: tools for developers. */
@NullMarked
package quadrille.tools;

import org.jspecify.annotations.NullMarked;
