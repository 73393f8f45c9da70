/** Evaluation, best lines and explanations, as panes and on the board. */
@NullMarked
package quadrille.app.table.analysis;

import org.jspecify.annotations.NullMarked;
