/** The terminal: its streams, progress, interruption, and a game played at it. */
@NullMarked
package quadrille.cli.terminal;

import org.jspecify.annotations.NullMarked;
