/** Files with games: our own JSON, the list of all formats, and how bytes become text. */
@NullMarked
package quadrille.records.files;

import org.jspecify.annotations.NullMarked;
