/** Building blocks of the screens: icons, styles, overlays, FXML files, the clipboard. */
@NullMarked
package quadrille.app.ui;

import org.jspecify.annotations.NullMarked;
