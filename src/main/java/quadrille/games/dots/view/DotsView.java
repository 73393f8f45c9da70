package quadrille.games.dots.view;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.IntStream;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;
import quadrille.board.skin.BoardCell;
import quadrille.board.skin.BoardOption;
import quadrille.board.skin.BoardPreferences;
import quadrille.board.skin.BoardShape;
import quadrille.board.skin.BoardSkin;
import quadrille.board.skin.Mark;
import quadrille.board.skin.Piece;
import quadrille.core.Line;
import quadrille.core.Position;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.games.dots.DotsGrid;
import quadrille.games.dots.DotsNotation;
import quadrille.games.dots.DotsPosition;
import quadrille.text.Text;

/** The look of Dots and Boxes: lines of ink on a sheet of dots. */
public final class DotsView implements BoardSkin {
  private static final String EDGE = "edge";
  private static final String BOX = "box";

  @Override
  public String stylesheet() {
    return Objects.requireNonNull(DotsView.class.getResource("Dots.css")).toString();
  }

  @Override
  public BoardShape shape(Settings settings, BoardPreferences preferences, boolean flipped) {
    return new DotsShapeView(DotsGrid.of(settings), flipped).shape();
  }

  @Override
  public Node background(
      Settings settings, BoardShape shape, BoardPreferences preferences, boolean flipped) {
    return new DotsShapeView(DotsGrid.of(settings), flipped).ground();
  }

  @Override
  public List<BoardOption> options() {
    return List.of(DotsOverlayView.CHAINS);
  }

  @Override
  public List<Node> overlays(Position position, BoardShape shape, BoardPreferences preferences) {
    return DotsOverlayView.draw((DotsPosition) position, shape, preferences);
  }

  @Override
  public @Nullable Piece pieceAt(Position position, int cell) {
    DotsPosition here = (DotsPosition) position;
    int box = cell - here.grid().edges();
    if (box < 0) {
      return here.isDrawn(cell) ? new Piece(null, EDGE) : null;
    }
    Side owner = here.owner(box);
    return owner == null ? null : new Piece(owner, BOX);
  }

  @Override
  public Node drawPiece(Piece piece, BoardCell cell) {
    if (piece.owner() == null) {
      return DotsPieceView.edge(cell);
    }
    Side owner = piece.owner();
    return DotsPieceView.box(owner, initial(owner));
  }

  private String initial(Side owner) {
    String key = owner == Side.FIRST ? "side.first" : "side.second";
    return text(key).in(Locale.getDefault()).substring(0, 1);
  }

  @Override
  public Node drawMark(Mark mark, BoardCell cell) {
    return DotsPieceView.mark(mark, cell);
  }

  @Override
  public List<int[]> clickPaths(Position position, long move) {
    return List.of(new int[] {(int) move});
  }

  @Override
  public Text refusalReason(Line line, List<Integer> picked, int cell) {
    DotsGrid grid = ((DotsPosition) line.position()).grid();
    return text("refused.drawn", DotsNotation.edgeName(grid, cell));
  }

  @Override
  public Text describe(Position position, BoardCell cell) {
    DotsPosition here = (DotsPosition) position;
    int box = cell.id() - here.grid().edges();
    return box < 0 ? describeEdge(here, cell) : describeBox(here, box);
  }

  private Text describeEdge(DotsPosition here, BoardCell edge) {
    List<Text> boxes =
        IntStream.of(here.grid().boxesBeside(edge.id()))
            .filter(box -> box != DotsGrid.NONE)
            .mapToObj(box -> describeBox(here, box))
            .toList();
    int drawn = here.isDrawn(edge.id()) ? 1 : 0;
    return boxes.size() == 1
        ? text("cell.edge.rim", edge.name(), drawn, boxes.getFirst())
        : text("cell.edge", edge.name(), drawn, boxes.getFirst(), boxes.getLast());
  }

  private Text describeBox(DotsPosition here, int box) {
    Side owner = here.owner(box);
    String name = DotsNotation.boxName(here.grid(), box);
    return owner == null
        ? text("cell.open", name, 4 - here.undrawn(box))
        : text("cell.box", name, owner == Side.FIRST ? 1 : 2);
  }
}
