package quadrille.games;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import quadrille.board.skin.BoardSkin;
import quadrille.core.Game;
import quadrille.core.Guide;
import quadrille.core.PositionEditor;
import quadrille.core.Settings;
import quadrille.core.formats.GameFormat;
import quadrille.search.Knowledge;
import quadrille.search.MoveExplainer;
import quadrille.search.classic.OpponentKind;

/**
 * A game with all that the program needs of it.
 *
 * @param game its rules
 * @param knowledge makes what a searching thread needs to know, for games with these settings
 * @param opponents its named opponents, the weakest first
 * @param explainer says why a move is good
 * @param formats the file formats that are this game's own, the usual one first
 * @param guide its rules and a first lesson
 * @param editor sets positions of it up by hand
 * @param skin makes what its board looks like; never asked for without a screen
 */
public record GameModule(
    Game game,
    Function<Settings, Knowledge> knowledge,
    List<OpponentKind> opponents,
    MoveExplainer explainer,
    List<GameFormat> formats,
    Guide guide,
    PositionEditor editor,
    Supplier<BoardSkin> skin) {}
