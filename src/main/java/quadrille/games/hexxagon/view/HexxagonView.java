package quadrille.games.hexxagon.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.scene.Group;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;
import quadrille.board.skin.BoardCell;
import quadrille.board.skin.BoardPreferences;
import quadrille.board.skin.BoardShape;
import quadrille.board.skin.BoardSkin;
import quadrille.board.skin.Piece;
import quadrille.board.skin.StoneShapes;
import quadrille.core.Line;
import quadrille.core.Position;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.games.hexxagon.HexxagonCells;
import quadrille.games.hexxagon.HexxagonMove;
import quadrille.games.hexxagon.HexxagonPosition;
import quadrille.games.hexxagon.HexxagonRules;
import quadrille.text.Text;

/** The look of Hexxagon: pearls on a hexagon of hexagons. */
public final class HexxagonView implements BoardSkin {
  private static final double RADIUS = 37;

  @Override
  public String stylesheet() {
    return Objects.requireNonNull(HexxagonView.class.getResource("Hexxagon.css")).toString();
  }

  @Override
  public BoardShape shape(Settings settings, BoardPreferences preferences, boolean flipped) {
    return new HexxagonShapeView(HexxagonRules.of(settings), flipped).shape();
  }

  @Override
  public Node background(
      Settings settings, BoardShape shape, BoardPreferences preferences, boolean flipped) {
    return new HexxagonShapeView(HexxagonRules.of(settings), flipped).ground();
  }

  @Override
  public @Nullable Piece pieceAt(Position position, int cell) {
    Side owner = ((HexxagonPosition) position).owner(cell);
    return owner == null ? null : new Piece(owner, "pearl");
  }

  @Override
  public Node drawPiece(Piece piece, BoardCell cell) {
    Group pearl = StoneShapes.stone(piece.owner(), RADIUS);
    pearl.getChildren().add(StoneShapes.highlight(RADIUS));
    return pearl;
  }

  /**
   * Returns a clone by its destination alone or with any piece it can come from, and a jump by both
   * cells.
   */
  @Override
  public List<int[]> clickPaths(Position position, long move) {
    int to = HexxagonMove.to(move);
    if (HexxagonMove.isJump(move)) {
      return List.of(new int[] {HexxagonMove.from(move), to});
    }
    List<int[]> paths = new ArrayList<>();
    paths.add(new int[] {to});
    long origins = HexxagonCells.neighbours(to) & ((HexxagonPosition) position).own();
    for (long rest = origins; rest != 0; rest &= rest - 1) {
      paths.add(new int[] {Long.numberOfTrailingZeros(rest), to});
    }
    return paths;
  }

  @Override
  public boolean isCaptureOrJump(Position position, long move) {
    return HexxagonMove.isJump(move);
  }

  @Override
  public Text refusalReason(Line line, List<Integer> picked, int cell) {
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
}
