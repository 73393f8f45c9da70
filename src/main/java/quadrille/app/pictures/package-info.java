/** Pictures of boards: PNG, SVG and animated GIF. */
@NullMarked
package quadrille.app.pictures;

import org.jspecify.annotations.NullMarked;
