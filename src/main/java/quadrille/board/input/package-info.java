/** How a person enters a move by mouse, keyboard or by typing a cell. */
@NullMarked
package quadrille.board.input;

import org.jspecify.annotations.NullMarked;
