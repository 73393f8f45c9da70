/** Input of moves by mouse, keyboard and cell names. */
@NullMarked
package quadrille.board.input;

import org.jspecify.annotations.NullMarked;
