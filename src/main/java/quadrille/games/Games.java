package quadrille.games;

import java.util.List;
import quadrille.games.dames.DamesEditor;
import quadrille.games.dames.DamesFormats;
import quadrille.games.dames.DamesGame;
import quadrille.games.dames.DamesGuide;
import quadrille.games.dames.DamesKnowledge;
import quadrille.games.dames.DamesOpponents;
import quadrille.games.dames.DamesReasons;
import quadrille.games.dames.DamesView;
import quadrille.games.dots.DotsEditor;
import quadrille.games.dots.DotsGame;
import quadrille.games.dots.DotsGuide;
import quadrille.games.dots.DotsKnowledge;
import quadrille.games.dots.DotsOpponents;
import quadrille.games.dots.DotsReasons;
import quadrille.games.dots.DotsView;
import quadrille.games.hex.HexEditor;
import quadrille.games.hex.HexFormats;
import quadrille.games.hex.HexGame;
import quadrille.games.hex.HexGuide;
import quadrille.games.hex.HexKnowledge;
import quadrille.games.hex.HexOpponents;
import quadrille.games.hex.HexReasons;
import quadrille.games.hex.HexView;
import quadrille.games.hexxagon.HexxagonEditor;
import quadrille.games.hexxagon.HexxagonGame;
import quadrille.games.hexxagon.HexxagonGuide;
import quadrille.games.hexxagon.HexxagonKnowledge;
import quadrille.games.hexxagon.HexxagonOpponents;
import quadrille.games.hexxagon.HexxagonReasons;
import quadrille.games.hexxagon.HexxagonView;

/** The list of games: one line each. */
public final class Games {
  public static final List<Room> ALL =
      List.of(
          new Room(
              new HexGame(),
              HexKnowledge::new,
              HexOpponents.ALL,
              new HexReasons(),
              HexFormats.ALL,
              new HexGuide(),
              new HexEditor(),
              HexView::new),
          new Room(
              new DamesGame(),
              DamesKnowledge::new,
              DamesOpponents.ALL,
              new DamesReasons(),
              DamesFormats.ALL,
              new DamesGuide(),
              new DamesEditor(),
              DamesView::new),
          new Room(
              new HexxagonGame(),
              _ -> new HexxagonKnowledge(),
              HexxagonOpponents.ALL,
              new HexxagonReasons(),
              List.of(),
              new HexxagonGuide(),
              new HexxagonEditor(),
              HexxagonView::new),
          new Room(
              new DotsGame(),
              _ -> new DotsKnowledge(),
              DotsOpponents.ALL,
              new DotsReasons(),
              List.of(),
              new DotsGuide(),
              new DotsEditor(),
              DotsView::new));

  private Games() {}
}
