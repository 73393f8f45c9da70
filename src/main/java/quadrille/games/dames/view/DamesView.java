package quadrille.games.dames.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
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
import quadrille.games.dames.DamesMove;
import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.DamesRules;
import quadrille.games.dames.PieceColour;
import quadrille.games.dames.RouteSearch;
import quadrille.text.Text;

/** The look of Dames. A piece's kind is its colour and rank, such as {@code white-man}. */
public final class DamesView implements BoardSkin {
  /** Those of the last position asked for, since all of its moves are asked for in turn. */
  private volatile @Nullable Destinations destinations;

  /** How many legal moves of a position have each pair of start and destination. */
  private record Destinations(DamesPosition position, Map<Integer, Long> moves) {}

  @Override
  public String stylesheet() {
    return Objects.requireNonNull(DamesView.class.getResource("Dames.css")).toString();
  }

  @Override
  public Side bottomSide(Settings settings) {
    boolean whiteBegins = DamesRules.of(settings).colour(Side.FIRST) == PieceColour.WHITE;
    return whiteBegins ? Side.FIRST : Side.SECOND;
  }

  @Override
  public BoardShape shape(Settings settings, BoardPreferences preferences, boolean flipped) {
    return new DamesShapeView(DamesRules.of(settings), preferences, flipped).shape();
  }

  @Override
  public Node background(
      Settings settings, BoardShape shape, BoardPreferences preferences, boolean flipped) {
    return new DamesShapeView(DamesRules.of(settings), preferences, flipped).ground();
  }

  @Override
  public Node texture(Settings settings) {
    return DamesGrainView.draw(DamesRules.of(settings).board().size());
  }

  @Override
  public List<BoardOption> options() {
    return List.of(DamesShapeView.SQUARE_NAMES);
  }

  @Override
  public List<String> looks() {
    return List.of("walnut", "tournament", "marble", "safe", "contrast");
  }

  @Override
  public @Nullable Piece pieceAt(Position position, int square) {
    DamesPosition here = (DamesPosition) position;
    PieceColour colour = here.colourAt(square);
    return colour == null
        ? null
        : new Piece(here.rules().side(colour), pieceKind(colour, here.isKing(square)));
  }

  private static String pieceKind(PieceColour colour, boolean king) {
    return (colour == PieceColour.WHITE ? "white" : "black") + (king ? "-king" : "-man");
  }

  @Override
  public Node drawPiece(Piece piece, BoardCell cell) {
    return DamesPieceView.draw(piece.kind());
  }

  @Override
  public Node drawMark(Mark mark, BoardCell cell) {
    return mark == Mark.FOCUS
        ? DamesShapeView.focusRing(cell)
        : BoardSkin.super.drawMark(mark, cell);
  }

  /** Returns every route by its landing squares, and the destination alone if it is unique. */
  @Override
  public List<int[]> clickPaths(Position position, long move) {
    DamesPosition here = (DamesPosition) position;
    List<int[]> paths = new ArrayList<>();
    RouteSearch.routes(here, move)
        .forEach(route -> paths.add(route.stream().mapToInt(Integer::intValue).toArray()));
    int from = DamesMove.from(move);
    int to = DamesMove.to(move);
    if (from != to && paths.getFirst().length > 2 && isUnique(here, move)) {
      paths.add(new int[] {here.board().squareOf(from), here.board().squareOf(to)});
    }
    return paths;
  }

  /** Whether no other legal move has the start and the destination of this one. */
  private boolean isUnique(DamesPosition position, long move) {
    Destinations known = destinations;
    if (known == null || !known.position.equals(position)) {
      Map<Integer, Long> moves =
          position.legalMoves().stream()
              .boxed()
              .collect(Collectors.groupingBy(DamesMove::squares, Collectors.counting()));
      known = new Destinations(position, moves);
      destinations = known;
    }
    return known.moves.getOrDefault(DamesMove.squares(move), 0L) == 1;
  }

  @Override
  public boolean isCaptureOrJump(Position position, long move) {
    return DamesMove.isCapture(move);
  }

  @Override
  public Set<Integer> forcedCells(Position position) {
    DamesPosition here = (DamesPosition) position;
    if (here.rules().capture() == DamesRules.Capture.OPTIONAL) {
      return Set.of();
    }
    return here.legalMoves().stream()
        .filter(DamesMove::isCapture)
        .mapToObj(move -> here.board().squareOf(DamesMove.from(move)))
        .collect(Collectors.toSet());
  }

  @Override
  public Text refusalReason(Line line, List<Integer> picked, int cell) {
    return DamesIllegalMoveReason.of((DamesPosition) line.position(), picked, cell);
  }

  @Override
  public Text describe(Position position, BoardCell cell) {
    Piece piece = pieceAt(position, cell.id());
    return piece == null
        ? text("cell.empty", cell.name())
        : text("cell.piece", cell.name(), text(piece.kind()));
  }
}
