package quadrille.games;

import java.util.List;
import quadrille.games.dames.DamesEditor;
import quadrille.games.dames.DamesGame;
import quadrille.games.dames.DamesGuide;
import quadrille.games.dames.classic.DamesOpponents;
import quadrille.games.dames.formats.DamesFormats;
import quadrille.games.dames.search.DamesKnowledge;
import quadrille.games.dames.search.DamesMoveExplainer;
import quadrille.games.dames.view.DamesView;
import quadrille.games.dots.DotsEditor;
import quadrille.games.dots.DotsGame;
import quadrille.games.dots.DotsGuide;
import quadrille.games.dots.classic.DotsOpponents;
import quadrille.games.dots.search.DotsKnowledge;
import quadrille.games.dots.search.DotsMoveExplainer;
import quadrille.games.dots.view.DotsView;
import quadrille.games.hex.HexEditor;
import quadrille.games.hex.HexGame;
import quadrille.games.hex.HexGuide;
import quadrille.games.hex.classic.HexOpponents;
import quadrille.games.hex.formats.HexFormats;
import quadrille.games.hex.search.HexKnowledge;
import quadrille.games.hex.search.HexMoveExplainer;
import quadrille.games.hex.view.HexView;
import quadrille.games.hexxagon.HexxagonEditor;
import quadrille.games.hexxagon.HexxagonGame;
import quadrille.games.hexxagon.HexxagonGuide;
import quadrille.games.hexxagon.classic.HexxagonOpponents;
import quadrille.games.hexxagon.search.HexxagonKnowledge;
import quadrille.games.hexxagon.search.HexxagonMoveExplainer;
import quadrille.games.hexxagon.view.HexxagonView;

/** The list of games: one line each. */
public final class Games {
  public static final List<GameModule> ALL =
      List.of(
          new GameModule(
              new HexGame(),
              HexKnowledge::new,
              HexOpponents.ALL,
              new HexMoveExplainer(),
              HexFormats.ALL,
              new HexGuide(),
              new HexEditor(),
              HexView::new),
          new GameModule(
              new DamesGame(),
              DamesKnowledge::new,
              DamesOpponents.ALL,
              new DamesMoveExplainer(),
              DamesFormats.ALL,
              new DamesGuide(),
              new DamesEditor(),
              DamesView::new),
          new GameModule(
              new HexxagonGame(),
              _ -> new HexxagonKnowledge(),
              HexxagonOpponents.ALL,
              new HexxagonMoveExplainer(),
              List.of(),
              new HexxagonGuide(),
              new HexxagonEditor(),
              HexxagonView::new),
          new GameModule(
              new DotsGame(),
              _ -> new DotsKnowledge(),
              DotsOpponents.ALL,
              new DotsMoveExplainer(),
              List.of(),
              new DotsGuide(),
              new DotsEditor(),
              DotsView::new));

  private Games() {}
}
