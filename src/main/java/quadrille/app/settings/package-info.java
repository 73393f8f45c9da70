/** The preferences, their file and the settings panel. */
@NullMarked
package quadrille.app.settings;

import org.jspecify.annotations.NullMarked;
