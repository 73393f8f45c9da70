/** Boards as pictures: PNG, SVG, and games as moving GIFs. */
@NullMarked
package quadrille.app.pictures;

import org.jspecify.annotations.NullMarked;
