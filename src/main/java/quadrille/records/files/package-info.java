/** Game files: our own JSON format, the list of all formats, and text decoding. */
@NullMarked
package quadrille.records.files;

import org.jspecify.annotations.NullMarked;
