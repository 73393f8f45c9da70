/** The terminal: its streams, a progress line, Ctrl-C, and a game played in it. */
@NullMarked
package quadrille.cli.terminal;

import org.jspecify.annotations.NullMarked;
