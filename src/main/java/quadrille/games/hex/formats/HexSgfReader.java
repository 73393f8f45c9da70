package quadrille.games.hex.formats;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.core.formats.GameParseException;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexPosition;
import quadrille.text.Text;

/**
 * Converts the nodes of an SGF tree to a game.
 *
 * <p>Black connects top and bottom and is our first side. Our games have strictly alternating
 * moves: if a side moves twice in a row, or stones are set up in mid-game, the game starts from the
 * position reached at that point.
 */
final class HexSgfReader {
  private final SgfNode root;
  private final SgfHeader header;
  private final List<GameParseException> skippedVariations = new ArrayList<>();
  private final Map<SgfNode, ReplayState> states = new HashMap<>();
  private GameTree tree;
  private @Nullable Side loser;
  private boolean outOfTime;

  HexSgfReader(SgfNode root) throws GameParseException {
    this.root = root;
    header = new SgfHeader(root);
    Settings settings = header.settings();
    tree = SgfSetup.newGame(HexPosition.empty(HexBoard.of(settings), Side.FIRST), settings);
  }

  /** The game up to a node of the file, and whether the file's colours are exchanged there. */
  private record ReplayState(GameTree.Node node, boolean exchanged) {}

  /** The errors of the variations that {@link #read} skipped. */
  List<GameParseException> skippedVariations() {
    return skippedVariations;
  }

  /**
   * Reads the game.
   *
   * @throws GameParseException if the main line cannot be read
   */
  GameTree read() throws GameParseException {
    ReplayState end = readMainLine();
    readVariations();
    header.applyTo(tree, end.exchanged, loser, outOfTime);
    return tree;
  }

  private ReplayState readMainLine() throws GameParseException {
    ReplayState state = new ReplayState(tree.root(), header.whiteMovedFirst());
    for (SgfNode node = root; node != null; node = firstChild(node)) {
      state = setUp(node, state);
      SgfMove move = SgfMove.of(node, state.exchanged, board());
      state = move == null ? state : play(node, move, state);
      SgfAnnotations.addTo(state.node, node);
      states.put(node, state);
    }
    return state;
  }

  private HexBoard board() {
    return position(tree.root()).board();
  }

  private static HexPosition position(GameTree.Node node) {
    return (HexPosition) node.line().position();
  }

  private static @Nullable SgfNode firstChild(SgfNode node) {
    return node.children().isEmpty() ? null : node.children().getFirst();
  }

  /** Applies a node's setup; if it changes the position, the game starts anew from there. */
  private ReplayState setUp(SgfNode node, ReplayState state) throws GameParseException {
    HexPosition before = position(state.node);
    HexPosition after = SgfSetup.setUp(node, before, state.exchanged);
    return after.equals(before) ? state : restart(after, state.exchanged);
  }

  private ReplayState restart(HexPosition position, boolean exchanged) {
    tree = SgfSetup.newGame(position, header.settings());
    states.clear();
    return new ReplayState(tree.root(), exchanged);
  }

  private ReplayState play(SgfNode node, SgfMove move, ReplayState before)
      throws GameParseException {
    if (move.kind() == SgfMove.Kind.PASS) {
      return before;
    }
    if (move.kind().endsGame()) {
      loser = move.side();
      outOfTime = move.kind() == SgfMove.Kind.FORFEIT;
      return before;
    }
    HexPosition position = position(before.node);
    ReplayState state =
        position.turn() == move.side()
            ? before
            : restart(position.withTurn(move.side()), before.exchanged);
    return playLegal(node, move, state);
  }

  /**
   * Plays a move; after a swap of sides, the file's colours and board are the mirror image of ours.
   */
  private static ReplayState playLegal(SgfNode node, SgfMove move, ReplayState state)
      throws GameParseException {
    long played = move.move();
    if (!position(state.node).withTurn(move.side()).legalMoves().contains(played)) {
      throw illegalMove(node, move, state);
    }
    boolean exchanged = state.exchanged ^ move.kind() == SgfMove.Kind.SWAP_SIDES;
    return new ReplayState(state.node.play(played), exchanged);
  }

  private static GameParseException illegalMove(SgfNode node, SgfMove move, ReplayState state) {
    try {
      state.node.line().game().notation().parse(position(state.node), move.text());
      return new GameParseException(node.line(), text("error.sgf-turn", move.text()));
    } catch (BadInputException e) {
      return new GameParseException(node.line(), e);
    }
  }

  private void readVariations() {
    Deque<SgfNode> queue = new ArrayDeque<>();
    for (SgfNode node = root; node != null; node = firstChild(node)) {
      node.children().stream().skip(1).forEach(queue::add);
    }
    while (!queue.isEmpty()) {
      SgfNode node = queue.remove();
      ReplayState before = node.parent() == null ? null : states.get(node.parent());
      if (before != null && readVariation(node, before)) {
        node.children().forEach(queue::add);
      }
    }
  }

  /** Adds a node of a variation; returns false if it is skipped because of an error. */
  private boolean readVariation(SgfNode node, ReplayState before) {
    try {
      if (!SgfSetup.setUp(node, position(before.node), before.exchanged)
          .equals(position(before.node))) {
        throw new GameParseException(node.line(), text("error.sgf-variation"));
      }
      SgfMove move = SgfMove.of(node, before.exchanged, board());
      ReplayState state =
          move == null || !move.kind().changesBoard() ? before : playInTurn(node, move, before);
      if (!state.equals(before)) {
        SgfAnnotations.addTo(state.node, node);
      }
      states.put(node, state);
      return true;
    } catch (GameParseException e) {
      skippedVariations.add(new GameParseException(e.line(), text("error.sgf-left-out", e.text())));
      return false;
    }
  }

  private static ReplayState playInTurn(SgfNode node, SgfMove move, ReplayState before)
      throws GameParseException {
    if (position(before.node).turn() != move.side()) {
      throw new GameParseException(node.line(), text("error.sgf-turn", move.text()));
    }
    return playLegal(node, move, before);
  }

  private static Text text(String key, Object... arguments) {
    return Text.of(HexSgfReader.class, key, arguments);
  }
}
