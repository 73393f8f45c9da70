package quadrille.games.hex.formats;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.formats.GameParseException;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexGame;
import quadrille.games.hex.HexNotation;
import quadrille.games.hex.HexPosition;
import quadrille.text.Text;

/**
 * Converts the nodes of an SGF tree to a game.
 *
 * <p>Black connects top and bottom and is our first side. Our games have strictly alternating
 * moves: if a side moves twice in a row, or stones are set up in mid-game, the game starts from the
 * position reached at that point. Then the notes of earlier moves are left out, and the variations
 * that start earlier; those from the first position stay if only the side to move changes there, as
 * in games that White begins. The game also starts from the position after a pass, or two of them,
 * if a move or a side to move follows; a pass without is left out and reported.
 */
final class HexSgfReader {
  private static final HexGame GAME = new HexGame();

  private final SgfNode root;
  private final SgfHeader header;
  private final HexBoard board;
  private final Map<SgfNode, ReplayState> states = new HashMap<>();

  /**
   * Whether the file's colours are exchanged at each node of the main line before the first move.
   * These nodes belong to the start of the game, which may have to start again after them.
   */
  private final Map<SgfNode, Boolean> exchangedAtStart = new HashMap<>();

  private final List<GameParseException> lostParts = new ArrayList<>();
  private GameTree tree;
  private @Nullable SgfMove ending;

  HexSgfReader(SgfNode root) throws GameParseException {
    this.root = root;
    header = new SgfHeader(root);
    board = HexBoard.of(header.settings());
    tree = new GameTree(Line.start(GAME, header.settings()));
  }

  /** The game up to a node of the file, and whether the file's colours are exchanged there. */
  private record ReplayState(GameTree.Node node, boolean exchanged) {
    HexPosition position() {
      return (HexPosition) node.line().position();
    }

    boolean beforeFirstMove() {
      return node.line().parent() == null;
    }
  }

  /**
   * Reads the game.
   *
   * @param skipped receives what is left out: variations, notes before the start of the game, and a
   *     pass at its end
   * @throws GameParseException if the main line cannot be read
   */
  GameTree read(Consumer<GameParseException> skipped) throws GameParseException {
    ReplayState end = readMainLine();
    lostParts.forEach(skipped);
    readVariations(skipped);
    header.applyTo(tree, end.exchanged, ending);
    return tree;
  }

  private ReplayState readMainLine() throws GameParseException {
    ReplayState state = new ReplayState(tree.root(), header.whiteMovedFirst());
    SgfNode pass = null;
    for (SgfNode node : root.mainLine().toList()) {
      HexPosition position = SgfSetup.setUp(node, state.position(), state.exchanged);
      boolean startsAfterPass = pass != null && node.firstValue("PL") != null;
      if (startsAfterPass || !position.equals(state.position())) {
        state = restart(node, position, state);
        pass = null;
      }
      SgfMove move = SgfMove.of(node, state.exchanged, board);
      if (move != null) {
        if (pass != null && move.kind().changesBoard()) {
          state = restart(node, state.position().withTurn(move.side()), state);
          pass = null;
        }
        state = play(node, move, state);
        pass = move.kind() == SgfMove.Kind.PASS ? node : pass;
      }
      SgfAnnotations.addTo(state.node, node);
      if (state.beforeFirstMove()) {
        exchangedAtStart.put(node, state.exchanged);
      } else {
        states.put(node, state);
      }
    }
    exchangedAtStart.forEach(
        (node, exchanged) -> states.put(node, new ReplayState(tree.root(), exchanged)));
    if (pass != null) {
      lostParts.add(new GameParseException(pass.line(), text("error.sgf-pass-end")));
    }
    return state;
  }

  /** Starts the game from a position that no move leads to, reached at a node of the file. */
  private ReplayState restart(SgfNode node, HexPosition position, ReplayState before) {
    GameTree earlier = tree;
    tree = new GameTree(Line.from(GAME, header.settings(), position));
    boolean beforeFirstMove = before.beforeFirstMove();
    if (beforeFirstMove) {
      tree.root().setNote(earlier.root().note());
    } else if (isAnnotated(earlier.root().note())
        || states.values().stream().anyMatch(state -> isAnnotated(state.node.note()))) {
      lostParts.add(new GameParseException(node.line(), text("error.sgf-notes")));
    }
    if (!beforeFirstMove || !before.position().withTurn(position.turn()).equals(position)) {
      states.clear();
      exchangedAtStart.clear();
    }
    return new ReplayState(tree.root(), before.exchanged);
  }

  private static boolean isAnnotated(GameTree.Note note) {
    return !note.comment().isEmpty() || !note.glyphs().isEmpty() || !note.drawings().isEmpty();
  }

  private ReplayState play(SgfNode node, SgfMove move, ReplayState before)
      throws GameParseException {
    if (move.kind().endsGame()) {
      ending = move;
    }
    if (!move.kind().changesBoard()) {
      return before;
    }
    HexPosition position = before.position();
    return playLegal(
        node,
        move,
        position.turn() == move.side()
            ? before
            : restart(node, position.withTurn(move.side()), before));
  }

  /**
   * Plays a move; after a swap of sides, the file's colours and board are the mirror image of ours.
   */
  private static ReplayState playLegal(SgfNode node, SgfMove move, ReplayState state)
      throws GameParseException {
    long played = move.move();
    if (!state.position().withTurn(move.side()).legalMoves().contains(played)) {
      throw illegalMove(node, move, state);
    }
    boolean exchanged = state.exchanged ^ move.kind() == SgfMove.Kind.SWAP_SIDES;
    return new ReplayState(state.node.play(played), exchanged);
  }

  private static GameParseException illegalMove(SgfNode node, SgfMove move, ReplayState state) {
    try {
      HexNotation.INSTANCE.parse(state.position(), move.text());
      return new GameParseException(node.line(), text("error.sgf-turn", move.text()));
    } catch (BadInputException e) {
      return new GameParseException(node.line(), e);
    }
  }

  private void readVariations(Consumer<GameParseException> skipped) {
    Deque<SgfNode> queue = new ArrayDeque<>();
    root.mainLine().forEach(node -> node.children().stream().skip(1).forEach(queue::add));
    while (!queue.isEmpty()) {
      SgfNode node = queue.remove();
      ReplayState before = states.get(node.parent());
      if (before == null) {
        skipped.accept(leftOut(node.line(), text("error.sgf-earlier")));
      } else if (readVariation(node, before, skipped)) {
        queue.addAll(node.children());
      }
    }
  }

  /** Adds a node of a variation; returns false if it is skipped because of an error. */
  private boolean readVariation(
      SgfNode node, ReplayState before, Consumer<GameParseException> skipped) {
    try {
      HexPosition position = before.position();
      if (!SgfSetup.setUp(node, position, before.exchanged).equals(position)) {
        throw new GameParseException(node.line(), text("error.sgf-variation"));
      }
      SgfMove move = SgfMove.of(node, before.exchanged, board);
      if (move != null && move.kind() == SgfMove.Kind.PASS) {
        throw new GameParseException(node.line(), text("error.sgf-pass"));
      }
      if (move != null && move.kind().changesBoard()) {
        if (position.turn() != move.side()) {
          throw new GameParseException(node.line(), text("error.sgf-turn", move.text()));
        }
        ReplayState state = playLegal(node, move, before);
        SgfAnnotations.addTo(state.node, node);
        states.put(node, state);
      } else {
        states.put(node, before);
      }
      return true;
    } catch (GameParseException e) {
      skipped.accept(leftOut(e.line(), e.text()));
      return false;
    }
  }

  private static GameParseException leftOut(int line, Text reason) {
    return new GameParseException(line, text("error.sgf-left-out", reason));
  }

  private static Text text(String key, Object... arguments) {
    return Text.of(HexSgfReader.class, key, arguments);
  }
}
