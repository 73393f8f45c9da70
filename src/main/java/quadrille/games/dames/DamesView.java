package quadrille.games.dames;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;
import quadrille.board.BoardCell;
import quadrille.board.BoardOption;
import quadrille.board.BoardShape;
import quadrille.board.BoardSkin;
import quadrille.board.BoardTaste;
import quadrille.board.GameScene;
import quadrille.board.Piece;
import quadrille.core.Line;
import quadrille.core.MoveList;
import quadrille.core.Position;
import quadrille.core.Settings;
import quadrille.core.Text;

/** What Dames looks like. A piece's kind is its colour and rank: {@code white-man}. */
public final class DamesView implements BoardSkin {

  @Override
  public String stylesheet() {
    return Objects.requireNonNull(DamesView.class.getResource("Dames.css")).toString();
  }

  @Override
  public BoardShape shape(Settings settings, BoardTaste taste, boolean flipped) {
    return new DamesShapeView(DamesRules.of(settings), taste, flipped).shape();
  }

  @Override
  public Node ground(Settings settings, BoardShape shape, BoardTaste taste, boolean flipped) {
    return new DamesShapeView(DamesRules.of(settings), taste, flipped).ground();
  }

  @Override
  public List<BoardOption> options() {
    return List.of(DamesShapeView.NAMES);
  }

  @Override
  public List<String> looks() {
    return List.of("walnut", "tournament", "marble", "safe", "contrast");
  }

  @Override
  public @Nullable Piece piece(Position position, int square) {
    DamesPosition here = (DamesPosition) position;
    Colour colour = here.colourAt(square);
    if (colour == null) {
      return null;
    }
    return new Piece(here.rules().side(colour), kind(colour, here.isKing(square)));
  }

  private static String kind(Colour colour, boolean king) {
    return (colour == Colour.WHITE ? "white" : "black") + (king ? "-king" : "-man");
  }

  @Override
  public Node draw(Piece piece, BoardCell cell) {
    return DamesPieceView.draw(piece.kind());
  }

  /** Every route by its landing squares, and the destination alone where it is unique. */
  @Override
  public List<int[]> paths(Position position, long move) {
    DamesPosition here = (DamesPosition) position;
    List<int[]> paths = new ArrayList<>();
    for (List<Integer> route : RouteSearch.routes(here, move)) {
      paths.add(route.stream().mapToInt(Integer::intValue).toArray());
    }
    int from = DamesMove.from(move);
    int to = DamesMove.to(move);
    boolean unique =
        MoveList.of(here).stream()
                .filter(each -> DamesMove.from(each) == from && DamesMove.to(each) == to)
                .count()
            == 1;
    if (unique && from != to && paths.getFirst().length > 2) {
      paths.add(new int[] {here.board().squareOf(from), here.board().squareOf(to)});
    }
    return paths;
  }

  @Override
  public boolean leaps(Position position, long move) {
    return DamesMove.isCapture(move);
  }

  @Override
  public Set<Integer> obliged(Position position) {
    DamesPosition here = (DamesPosition) position;
    if (here.rules().capture() == DamesRules.Capture.OPTIONAL) {
      return Set.of();
    }
    return MoveList.of(here).stream()
        .filter(DamesMove::isCapture)
        .mapToObj(move -> here.board().squareOf(DamesMove.from(move)))
        .collect(Collectors.toSet());
  }

  @Override
  public Text refusal(Line line, List<Integer> picked, int cell) {
    return DamesRefusal.of((DamesPosition) line.position(), picked, cell);
  }

  @Override
  public Text describe(Position position, BoardCell cell) {
    Piece piece = piece(position, cell.id());
    return piece == null
        ? Text.of(DamesView.class, "cell.empty", cell.name())
        : Text.of(
            DamesView.class, "cell.piece", cell.name(), Text.of(DamesView.class, piece.kind()));
  }

  @Override
  public GameScene scene(Settings settings) {
    return new DamesSceneView(this, settings);
  }
}
