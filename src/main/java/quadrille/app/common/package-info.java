/** What all the screens share: their FXML files, their words, how one leads to another. */
@NullMarked
package quadrille.app.common;

import org.jspecify.annotations.NullMarked;
