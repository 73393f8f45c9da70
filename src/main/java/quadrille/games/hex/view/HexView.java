package quadrille.games.hex.view;

import java.util.List;
import java.util.Objects;
import javafx.scene.Group;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;
import quadrille.board.skin.BoardCell;
import quadrille.board.skin.BoardOption;
import quadrille.board.skin.BoardPreferences;
import quadrille.board.skin.BoardShape;
import quadrille.board.skin.BoardSkin;
import quadrille.board.skin.Mark;
import quadrille.board.skin.Piece;
import quadrille.board.skin.StoneShapes;
import quadrille.core.Line;
import quadrille.core.Position;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexNotation;
import quadrille.games.hex.HexPosition;
import quadrille.games.hex.search.HexBridges;
import quadrille.text.Text;

/** Draws the board and pieces of Hex. */
public final class HexView implements BoardSkin {
  private static final double RADIUS = 40;
  private static final String STONE = "stone";

  @Override
  public String stylesheet() {
    return Objects.requireNonNull(HexView.class.getResource("Hex.css")).toString();
  }

  @Override
  public BoardShape shape(Settings settings, BoardPreferences preferences, boolean flipped) {
    return new HexShapeView(HexBoard.of(settings), preferences, flipped).shape();
  }

  @Override
  public BoardPreferences fitted(BoardPreferences preferences, double width, double height) {
    return HexShapeView.fitted(preferences, width, height);
  }

  @Override
  public Node background(
      Settings settings, BoardShape shape, BoardPreferences preferences, boolean flipped) {
    return new HexShapeView(HexBoard.of(settings), preferences, flipped).ground();
  }

  @Override
  public List<BoardOption> options() {
    return List.of(HexShapeView.ORIENTATION, HexOverlayView.BRIDGES, HexOverlayView.CHAIN);
  }

  @Override
  public List<Node> overlays(Position position, BoardShape shape, BoardPreferences preferences) {
    return HexOverlayView.draw((HexPosition) position, shape, preferences);
  }

  @Override
  public @Nullable Piece pieceAt(Position position, int cell) {
    Side stone = ((HexPosition) position).stone(cell);
    return stone == null ? null : new Piece(stone, STONE);
  }

  @Override
  public Node drawPiece(Piece piece, BoardCell cell) {
    return StoneShapes.stone(piece.owner(), RADIUS);
  }

  /** Every empty cell is open, so none is marked. */
  @Override
  public Node drawMark(Mark mark, BoardCell cell) {
    return mark == Mark.OPEN ? new Group() : BoardSkin.super.drawMark(mark, cell);
  }

  /** A swap is made by clicking the first stone. */
  @Override
  public List<int[]> clickPaths(Position position, long move) {
    int cell = move == HexPosition.SWAP ? ((HexPosition) position).onlyStone() : (int) move;
    return List.of(new int[] {cell});
  }

  @Override
  public List<Integer> winningCells(Position position) {
    return HexBridges.winningChain((HexPosition) position);
  }

  @Override
  public Text refusalReason(Line line, List<Integer> picked, int cell) {
    HexBoard board = ((HexPosition) line.position()).board();
    return text("refused.occupied", HexNotation.cellName(board, cell));
  }

  @Override
  public Text describe(Position position, BoardCell cell) {
    Side stone = ((HexPosition) position).stone(cell.id());
    return stone == null
        ? text("cell.empty", cell.name())
        : text("cell.stone", cell.name(), stone == Side.FIRST ? 1 : 2);
  }
}
