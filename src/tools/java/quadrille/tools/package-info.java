/** Tools for developers: screenshots, frame times, icons. */
@NullMarked
package quadrille.tools;

import org.jspecify.annotations.NullMarked;
