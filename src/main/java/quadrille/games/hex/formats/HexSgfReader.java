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
 * Makes a game of what stands in the nodes of an SGF tree.
 *
 * <p>Black is the side that joins top and bottom, our first. Where the same side moves twice
 * running, or stones are put down in the middle of a game, the position then is where our game
 * starts, for in a game of Hex the sides take turns.
 */
final class HexSgfReader {
  private final SgfNode root;
  private final SgfHeader header;
  private final List<GameParseException> skippedVariations = new ArrayList<>();
  private final Map<SgfNode, ReplayState> states = new HashMap<>();
  private GameTree tree;
  private @Nullable Side resigned;
  private boolean outOfTime;

  HexSgfReader(SgfNode root) throws GameParseException {
    this.root = root;
    header = new SgfHeader(root);
    Settings settings = header.settings();
    tree = SgfSetup.newGame(HexPosition.empty(HexBoard.of(settings), Side.FIRST), settings);
  }

  /** Where a node of the file led to: the game up to there, and how its colours are meant. */
  private record ReplayState(GameTree.Node node, boolean exchanged) {}

  /** The variations that were broken off, once all is read. */
  List<GameParseException> skippedVariations() {
    return skippedVariations;
  }

  /**
   * The game.
   *
   * @throws GameParseException naming the line of what cannot be read
   */
  GameTree read() throws GameParseException {
    ReplayState end = readMainLine();
    readVariations();
    header.applyTo(tree, end.exchanged, resigned, outOfTime);
    return tree;
  }

  private ReplayState readMainLine() throws GameParseException {
    ReplayState place = new ReplayState(tree.root(), header.whiteMovedFirst());
    for (SgfNode node = root; node != null; node = firstChild(node)) {
      place = setUp(node, place);
      SgfMove move = SgfMove.of(node, place.exchanged, board());
      place = move == null ? place : play(node, move, place);
      SgfAnnotations.addTo(place.node, node);
      states.put(node, place);
    }
    return place;
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

  /** Stones that are put down, and a change of the side to move: the game starts from there. */
  private ReplayState setUp(SgfNode node, ReplayState place) throws GameParseException {
    HexPosition before = position(place.node);
    HexPosition after = SgfSetup.setUp(node, before, place.exchanged);
    return after.equals(before) ? place : restart(after, place.exchanged);
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
      resigned = move.side();
      outOfTime = move.kind() == SgfMove.Kind.FORFEIT;
      return before;
    }
    HexPosition position = position(before.node);
    ReplayState place =
        position.turn() == move.side()
            ? before
            : restart(position.withTurn(move.side()), before.exchanged);
    return playLegal(node, move, place);
  }

  /** A swap of sides is our swap, and from then on the colours and the board are the other way. */
  private static ReplayState playLegal(SgfNode node, SgfMove move, ReplayState place)
      throws GameParseException {
    long played = move.move();
    if (!position(place.node).withTurn(move.side()).legalMoves().contains(played)) {
      throw illegalMove(node, move, place);
    }
    boolean exchanged = place.exchanged ^ move.kind() == SgfMove.Kind.SWAP_SIDES;
    return new ReplayState(place.node.play(played), exchanged);
  }

  private static GameParseException illegalMove(SgfNode node, SgfMove move, ReplayState place) {
    try {
      place.node.line().game().notation().parse(position(place.node), move.text());
      return new GameParseException(node.line(), text("error.sgf-turn", move.text()));
    } catch (BadInputException e) {
      return new GameParseException(node.line(), e);
    }
  }

  private void readVariations() {
    Deque<SgfNode> rest = new ArrayDeque<>();
    for (SgfNode node = root; node != null; node = firstChild(node)) {
      node.children().stream().skip(1).forEach(rest::add);
    }
    while (!rest.isEmpty()) {
      SgfNode node = rest.remove();
      ReplayState before = node.parent() == null ? null : states.get(node.parent());
      if (before != null && readVariation(node, before)) {
        node.children().forEach(rest::add);
      }
    }
  }

  /** Adds a node of a variation; says whether it could be. */
  private boolean readVariation(SgfNode node, ReplayState before) {
    try {
      if (!SgfSetup.setUp(node, position(before.node), before.exchanged)
          .equals(position(before.node))) {
        throw new GameParseException(node.line(), text("error.sgf-variation"));
      }
      SgfMove move = SgfMove.of(node, before.exchanged, board());
      ReplayState place =
          move == null || !move.kind().changesBoard() ? before : playInTurn(node, move, before);
      if (!place.equals(before)) {
        SgfAnnotations.addTo(place.node, node);
      }
      states.put(node, place);
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
