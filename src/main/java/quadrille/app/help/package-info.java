/** What explains the program: rules, first lessons, keys, and what it is made of. */
@NullMarked
package quadrille.app.help;

import org.jspecify.annotations.NullMarked;
