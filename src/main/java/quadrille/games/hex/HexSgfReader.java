package quadrille.games.hex;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.MisreadException;
import quadrille.core.MoveList;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.core.Text;

/**
 * Makes a game of what stands in the nodes of an SGF tree.
 *
 * <p>Black is the side that joins top and bottom, our first. Where the same side moves twice
 * running, or stones are put down in the middle of a game, the position then is where our game
 * starts, for in a game of Hex the sides take turns.
 */
final class HexSgfReader {
  private final SgfNode root;
  private final SgfHeader header;
  private final List<MisreadException> leftOut = new ArrayList<>();
  private final Map<SgfNode, Place> places = new HashMap<>();
  private GameTree tree;
  private @Nullable Side resigned;
  private boolean outOfTime;

  HexSgfReader(SgfNode root) throws MisreadException {
    this.root = root;
    header = new SgfHeader(root);
    Settings settings = header.settings();
    tree = SgfBoard.tree(HexPosition.empty(HexBoard.of(settings), Side.FIRST), settings);
  }

  /** Where a node of the file led to: the game up to there, and how its colours are meant. */
  private record Place(GameTree.Node node, boolean exchanged) {}

  /** The variations that were broken off, once all is read. */
  List<MisreadException> leftOut() {
    return leftOut;
  }

  /**
   * The game.
   *
   * @throws MisreadException naming the line of what cannot be read
   */
  GameTree read() throws MisreadException {
    Place end = main();
    variations();
    header.tell(tree, end.exchanged, resigned, outOfTime);
    return tree;
  }

  private Place main() throws MisreadException {
    Place place = new Place(tree.root(), header.begunByWhite());
    for (SgfNode node = root; node != null; node = first(node)) {
      place = setUp(node, place);
      SgfMove move = SgfMove.of(node, place.exchanged, board());
      place = move == null ? place : play(node, move, place);
      SgfNotes.tell(place.node, node);
      places.put(node, place);
    }
    return place;
  }

  private HexBoard board() {
    return position(tree.root()).board();
  }

  private static HexPosition position(GameTree.Node node) {
    return (HexPosition) node.line().position();
  }

  private static @Nullable SgfNode first(SgfNode node) {
    return node.next().isEmpty() ? null : node.next().getFirst();
  }

  /** Stones that are put down, and a change of the side to move: the game starts from there. */
  private Place setUp(SgfNode node, Place place) throws MisreadException {
    HexPosition before = position(place.node);
    HexPosition after = SgfBoard.setUp(node, before, place.exchanged);
    return after.equals(before) ? place : restart(after, place.exchanged);
  }

  private Place restart(HexPosition position, boolean exchanged) {
    tree = SgfBoard.tree(position, header.settings());
    places.clear();
    return new Place(tree.root(), exchanged);
  }

  private Place play(SgfNode node, SgfMove move, Place before) throws MisreadException {
    if (move.kind() == SgfMove.Kind.PASS) {
      return before;
    }
    if (move.kind().ends()) {
      resigned = move.side();
      outOfTime = move.kind() == SgfMove.Kind.FORFEIT;
      return before;
    }
    HexPosition position = position(before.node);
    Place place =
        position.turn() == move.side()
            ? before
            : restart(position.withTurn(move.side()), before.exchanged);
    return next(node, move, place);
  }

  /** A swap of sides is our swap, and from then on the colours and the board are the other way. */
  private static Place next(SgfNode node, SgfMove move, Place place) throws MisreadException {
    long played = move.number();
    if (!MoveList.of(position(place.node).withTurn(move.side())).contains(played)) {
      throw illegal(node, move, place);
    }
    boolean exchanged = place.exchanged ^ move.kind() == SgfMove.Kind.SWAP_SIDES;
    return new Place(place.node.play(played), exchanged);
  }

  private static MisreadException illegal(SgfNode node, SgfMove move, Place place) {
    try {
      place.node.line().game().notation().parse(position(place.node), move.text());
      return new MisreadException(node.line(), text("error.sgf-turn", move.text()));
    } catch (BadInputException e) {
      return new MisreadException(node.line(), e);
    }
  }

  private void variations() {
    Deque<SgfNode> rest = new ArrayDeque<>();
    for (SgfNode node = root; node != null; node = first(node)) {
      node.next().stream().skip(1).forEach(rest::add);
    }
    while (!rest.isEmpty()) {
      SgfNode node = rest.remove();
      Place before = node.parent() == null ? null : places.get(node.parent());
      if (before != null && variation(node, before)) {
        node.next().forEach(rest::add);
      }
    }
  }

  /** Adds a node of a variation; says whether it could be. */
  private boolean variation(SgfNode node, Place before) {
    try {
      if (!SgfBoard.setUp(node, position(before.node), before.exchanged)
          .equals(position(before.node))) {
        throw new MisreadException(node.line(), text("error.sgf-variation"));
      }
      SgfMove move = SgfMove.of(node, before.exchanged, board());
      Place place = move == null || !move.kind().plays() ? before : turned(node, move, before);
      if (place != before) {
        SgfNotes.tell(place.node, node);
      }
      places.put(node, place);
      return true;
    } catch (MisreadException e) {
      leftOut.add(new MisreadException(e.line(), text("error.sgf-left-out", e.text())));
      return false;
    }
  }

  private static Place turned(SgfNode node, SgfMove move, Place before) throws MisreadException {
    if (position(before.node).turn() != move.side()) {
      throw new MisreadException(node.line(), text("error.sgf-turn", move.text()));
    }
    return next(node, move, before);
  }

  private static Text text(String key, Object... arguments) {
    return Text.of(HexSgfReader.class, key, arguments);
  }
}
