package quadrille.games.hexxagon;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.scene.Group;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;
import quadrille.board.BoardCell;
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

/** What Hexxagon looks like: pearls on a hexagon of hexagons. */
public final class HexxagonView implements BoardSkin {
  private static final double RADIUS = 37;

  @Override
  public String stylesheet() {
    return Objects.requireNonNull(HexxagonView.class.getResource("Hexxagon.css")).toString();
  }

  @Override
  public BoardShape shape(Settings settings, BoardTaste taste, boolean flipped) {
    return new HexxagonShapeView(HexxagonRules.of(settings), flipped).shape();
  }

  @Override
  public Node ground(Settings settings, BoardShape shape, BoardTaste taste, boolean flipped) {
    return new HexxagonShapeView(HexxagonRules.of(settings), flipped).ground();
  }

  @Override
  public List<String> looks() {
    return Looks.COMMON;
  }

  @Override
  public @Nullable Piece piece(Position position, int cell) {
    Side owner = ((HexxagonPosition) position).owner(cell);
    return owner == null ? null : new Piece(owner, "pearl");
  }

  @Override
  public Node draw(Piece piece, BoardCell cell) {
    Group pearl = Stones.stone(piece.owner(), RADIUS);
    pearl.getChildren().add(Stones.gleam(RADIUS));
    return pearl;
  }

  /** A clone by its destination alone, or with any piece it can come from; a jump by both cells. */
  @Override
  public List<int[]> paths(Position position, long move) {
    int to = HexxagonMove.to(move);
    if (HexxagonMove.isJump(move)) {
      return List.of(new int[] {HexxagonMove.from(move), to});
    }
    List<int[]> paths = new ArrayList<>();
    paths.add(new int[] {to});
    long origins = HexxagonCells.NEAR[to] & ((HexxagonPosition) position).own();
    for (long rest = origins; rest != 0; rest &= rest - 1) {
      paths.add(new int[] {Long.numberOfTrailingZeros(rest), to});
    }
    return paths;
  }

  @Override
  public boolean leaps(Position position, long move) {
    return HexxagonMove.isJump(move);
  }

  @Override
  public Text refusal(Line line, List<Integer> picked, int cell) {
    HexxagonPosition position = (HexxagonPosition) line.position();
    Side owner = position.owner(cell);
    String name = HexxagonCells.name(cell);
    if (owner == position.turn()) {
      return text("refused.blocked", name);
    }
    if (owner != null) {
      return text("refused.enemy", name);
    }
    return picked.isEmpty()
        ? text("refused.clone", name)
        : text("refused.far", HexxagonCells.name(picked.getFirst()), name);
  }

  @Override
  public Text describe(Position position, BoardCell cell) {
    Side owner = ((HexxagonPosition) position).owner(cell.id());
    return owner == null
        ? text("cell.empty", cell.name())
        : text("cell.pearl", cell.name(), owner == Side.FIRST ? 1 : 2);
  }

  @Override
  public GameScene scene(Settings settings) {
    return new HexxagonSceneView(this, settings);
  }

  private static Text text(String key, Object... arguments) {
    return Text.of(HexxagonView.class, key, arguments);
  }
}
