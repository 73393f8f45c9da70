package quadrille.games.hex;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;
import quadrille.board.BoardCell;
import quadrille.board.BoardOption;
import quadrille.board.BoardShape;
import quadrille.board.BoardSkin;
import quadrille.board.BoardTaste;
import quadrille.board.GameScene;
import quadrille.board.Looks;
import quadrille.board.Piece;
import quadrille.board.Stones;
import quadrille.core.Line;
import quadrille.core.Position;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.core.Text;

/** What Hex looks like. */
public final class HexView implements BoardSkin {
  private static final double RADIUS = 40;
  private static final String STONE = "stone";

  @Override
  public String stylesheet() {
    return Objects.requireNonNull(HexView.class.getResource("Hex.css")).toString();
  }

  @Override
  public BoardShape shape(Settings settings, BoardTaste taste, boolean flipped) {
    return new HexShapeView(HexBoard.of(settings), taste, flipped).shape();
  }

  @Override
  public Node ground(Settings settings, BoardShape shape, BoardTaste taste, boolean flipped) {
    return new HexShapeView(HexBoard.of(settings), taste, flipped).ground();
  }

  @Override
  public List<BoardOption> options() {
    return List.of(HexShapeView.ORIENTATION, HexAidsView.BRIDGES, HexAidsView.CHAIN);
  }

  @Override
  public List<String> looks() {
    return Looks.COMMON;
  }

  @Override
  public List<Node> aids(Position position, BoardShape shape, BoardTaste taste) {
    return HexAidsView.draw((HexPosition) position, shape, taste);
  }

  @Override
  public @Nullable Piece piece(Position position, int cell) {
    Side stone = ((HexPosition) position).stone(cell);
    return stone == null ? null : new Piece(stone, STONE);
  }

  @Override
  public Node draw(Piece piece, BoardCell cell) {
    return Stones.stone(piece.owner(), RADIUS);
  }

  /** The first stone is taken over by a click on it. */
  @Override
  public List<int[]> paths(Position position, long move) {
    int cell = move == HexPosition.SWAP ? ((HexPosition) position).onlyStone() : (int) move;
    return List.of(new int[] {cell});
  }

  @Override
  public List<Integer> winning(Position position) {
    return Arrays.stream(HexChain.winning((HexPosition) position)).boxed().toList();
  }

  @Override
  public Text refusal(Line line, List<Integer> picked, int cell) {
    HexBoard board = ((HexPosition) line.position()).board();
    return text("refused.occupied", HexNotation.cellName(board, cell));
  }

  @Override
  public Text describe(Position position, BoardCell cell) {
    Side stone = ((HexPosition) position).stone(cell.id());
    if (stone == null) {
      return text("cell.empty", cell.name());
    }
    return text("cell.stone", cell.name(), stone == Side.FIRST ? 1 : 2);
  }

  @Override
  public GameScene scene(Settings settings) {
    return new HexSceneView(this, settings);
  }

  private static Text text(String key, Object... arguments) {
    return Text.of(HexView.class, key, arguments);
  }
}
