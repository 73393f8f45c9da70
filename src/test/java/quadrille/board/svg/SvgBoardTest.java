package quadrille.board.svg;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;
import quadrille.board.skin.BoardCell;
import quadrille.board.skin.BoardPreferences;
import quadrille.board.skin.BoardShape;
import quadrille.board.skin.BoardSkin;
import quadrille.board.skin.Piece;
import quadrille.core.Line;
import quadrille.core.MoveList;
import quadrille.core.Rules;
import quadrille.games.GameModule;
import quadrille.games.Games;

@NullMarked
class SvgBoardTest {
  static final List<GameModule> MODULES = Games.ALL;

  @ParameterizedTest
  @FieldSource("MODULES")
  void everyBoardAndPieceIsDrawnWithoutColoursOfItsOwn(GameModule module) throws Exception {
    Line line = afterSomeMoves(module);
    BoardSkin skin = module.skin().get();
    BoardPreferences preferences = BoardPreferences.DEFAULT;
    BoardShape shape = skin.shape(line.settings(), preferences, false);
    StringBuilder drawn = new StringBuilder();
    drawn.append(SvgBoard.background(skin, line.settings(), shape, preferences, false));
    for (BoardCell cell : shape.cells()) {
      Piece piece = skin.pieceAt(line.position(), cell.id());
      if (piece != null) {
        drawn.append(SvgBoard.piece(skin, piece, cell));
      }
    }
    Document drawing = parse(drawn.toString());
    assertThat(drawing.getElementsByTagName("path").getLength()).isGreaterThan(10);
    assertThat(drawn).contains("class=").doesNotContain("fill=", "style=", "stroke=");
  }

  private static Line afterSomeMoves(GameModule module) {
    Line line = Line.start(module.game(), Rules.defaults(module.game()));
    for (int i = 0; i < 12; i++) {
      MoveList moves = line.position().legalMoves();
      line = line.play(moves.get(i % moves.size()));
    }
    return line;
  }

  private static Document parse(String elements) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader("<svg>" + elements + "</svg>")));
  }
}
