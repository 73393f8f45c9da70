package quadrille.games.dots;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.IntStream;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;
import quadrille.board.BoardCell;
import quadrille.board.BoardOption;
import quadrille.board.BoardShape;
import quadrille.board.BoardSkin;
import quadrille.board.BoardTaste;
import quadrille.board.GameScene;
import quadrille.board.Looks;
import quadrille.board.Mark;
import quadrille.board.Piece;
import quadrille.core.Line;
import quadrille.core.Position;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.core.Text;

/** What Dots and Boxes looks like: lines of ink on a sheet of dots. */
public final class DotsView implements BoardSkin {
  private static final String EDGE = "edge";
  private static final String BOX = "box";

  @Override
  public String stylesheet() {
    return Objects.requireNonNull(DotsView.class.getResource("Dots.css")).toString();
  }

  @Override
  public BoardShape shape(Settings settings, BoardTaste taste, boolean flipped) {
    return new DotsShapeView(grid(settings), flipped).shape();
  }

  @Override
  public Node ground(Settings settings, BoardShape shape, BoardTaste taste, boolean flipped) {
    return new DotsShapeView(grid(settings), flipped).ground();
  }

  private static DotsGrid grid(Settings settings) {
    return DotsGrid.of(settings.whole("rows"), settings.whole("columns"));
  }

  @Override
  public List<BoardOption> options() {
    return List.of(DotsAidsView.CHAINS);
  }

  @Override
  public List<Node> aids(Position position, BoardShape shape, BoardTaste taste) {
    return DotsAidsView.draw((DotsPosition) position, shape, taste);
  }

  @Override
  public List<String> looks() {
    return Looks.COMMON;
  }

  @Override
  public @Nullable Piece piece(Position position, int cell) {
    DotsPosition here = (DotsPosition) position;
    int box = cell - here.grid().edges();
    if (box < 0) {
      return here.isDrawn(cell) ? new Piece(null, EDGE) : null;
    }
    Side owner = here.owner(box);
    return owner == null ? null : new Piece(owner, BOX);
  }

  @Override
  public Node draw(Piece piece, BoardCell cell) {
    if (piece.owner() == null) {
      return DotsPieceView.edge(DotsPieceView.isLevel(cell));
    }
    Side owner = piece.owner();
    return DotsPieceView.box(owner, initial(owner));
  }

  private static String initial(Side owner) {
    String key = owner == Side.FIRST ? "side.first" : "side.second";
    return text(key).in(Locale.getDefault()).substring(0, 1);
  }

  @Override
  public Node mark(Mark mark, BoardCell cell) {
    return DotsMarkView.draw(mark, cell);
  }

  @Override
  public List<int[]> paths(Position position, long move) {
    return List.of(new int[] {(int) move});
  }

  @Override
  public Text refusal(Line line, List<Integer> picked, int cell) {
    DotsGrid grid = ((DotsPosition) line.position()).grid();
    return text("refused.drawn", DotsNotation.edge(grid, cell));
  }

  @Override
  public Text describe(Position position, BoardCell cell) {
    DotsPosition here = (DotsPosition) position;
    int box = cell.id() - here.grid().edges();
    return box < 0 ? describeEdge(here, cell) : describeBox(here, box);
  }

  private static Text describeEdge(DotsPosition here, BoardCell edge) {
    List<Text> boxes =
        IntStream.of(here.grid().boxBefore(edge.id()), here.grid().boxAfter(edge.id()))
            .filter(box -> box != DotsGrid.NONE)
            .mapToObj(box -> describeBox(here, box))
            .toList();
    int drawn = here.isDrawn(edge.id()) ? 1 : 0;
    return boxes.size() == 1
        ? text("cell.edge.rim", edge.name(), drawn, boxes.getFirst())
        : text("cell.edge", edge.name(), drawn, boxes.getFirst(), boxes.getLast());
  }

  private static Text describeBox(DotsPosition here, int box) {
    Side owner = here.owner(box);
    String name = DotsNotation.box(here.grid(), box);
    return owner == null
        ? text("cell.open", name, 4 - here.undrawn(box))
        : text("cell.box", name, owner == Side.FIRST ? 1 : 2);
  }

  @Override
  public GameScene scene(Settings settings) {
    return new DotsSceneView(this, settings);
  }

  private static Text text(String key, Object... arguments) {
    return Text.of(DotsView.class, key, arguments);
  }
}
