package quadrille.app.table;

import javafx.scene.Parent;
import quadrille.app.table.model.PerSide;

/**
 * The parts of the table to lay out.
 *
 * @param scene the game's own scene with its board
 * @param status the status bar
 */
record TableParts(
    Parent scene,
    Parent status,
    PerSide<Parent> seats,
    Parent moves,
    Parent thinking,
    Parent analysis,
    Parent review) {}
