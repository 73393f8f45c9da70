package quadrille.app.table;

import javafx.scene.Parent;
import quadrille.app.table.model.PerSide;

/**
 * What is laid out at the table.
 *
 * @param scene the game's own scene with its board
 * @param status whose turn it is
 */
record TableParts(
    Parent scene,
    Parent status,
    PerSide<Parent> seats,
    Parent moves,
    Parent thinking,
    Parent analysis,
    Parent review) {}
