package quadrille.app.table.model;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import org.jspecify.annotations.Nullable;
import quadrille.core.Drawing;
import quadrille.core.GameTree;
import quadrille.core.GameTree.Node;
import quadrille.core.GameTree.Note;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.match.Clock;
import quadrille.match.GameRecord;
import quadrille.match.MatchState;

/**
 * The tree of a game at a table with all moves played and tried, and the game's current node. Moves
 * that are taken back stay as variations. For the screen's thread.
 */
public final class TableGame {
  private final GameTree tree;
  private final Set<Node> original = Collections.newSetFromMap(new IdentityHashMap<>());
  private final ReadOnlyIntegerWrapper changes = new ReadOnlyIntegerWrapper();
  private Consumer<List<Node>> onAnnotated = _ -> {};
  private @Nullable Node current;

  /** The node at which a game ended with that result, which is that of the tree only there. */
  private @Nullable Node end;

  private @Nullable Outcome result;

  /** The node at which the game that is played here ended, which may be in a variation. */
  private @Nullable Node playedEnd;

  private TableGame(GameTree tree, @Nullable Node current) {
    this.tree = tree;
    this.current = current;
    setEnd(tree.lastMainNode(), tree.outcome());
    original.addAll(tree.nodes());
  }

  private void setEnd(Node node, @Nullable Outcome outcome) {
    end = node;
    result = outcome;
  }

  /**
   * A game to be played.
   *
   * @param from the current node of the game; existing moves of the tree keep their order
   */
  static TableGame forPlaying(GameTree tree, Line from) {
    return new TableGame(tree, tree.findOrAdd(from));
  }

  /** A game to be viewed, which stands at the end of its main line. */
  static TableGame forViewing(GameTree tree) {
    return new TableGame(tree, null);
  }

  /**
   * Treats the moves that the tree has as this game's own, which is continued: those that are taken
   * back give way to what is played now.
   */
  public void adoptMoves() {
    original.clear();
  }

  public GameTree tree() {
    return tree;
  }

  /** The current node of the game. */
  public Node current() {
    Node node = current;
    return node == null ? tree.lastMainNode() : node;
  }

  /** Counts the changes of the tree and its notes. */
  public ReadOnlyIntegerProperty changesProperty() {
    return changes.getReadOnlyProperty();
  }

  /** To be called after a change of the tree or a note in it. */
  public void fireChanged() {
    changes.set(changes.get() + 1);
  }

  /** Sets the listener to moves whose notes the player or a review has changed. */
  public void setOnAnnotated(Consumer<List<Node>> listener) {
    onAnnotated = listener;
  }

  /** Changes the comment and the glyphs of a move, or the comment on the game at its start. */
  public void annotate(Node node, String comment, List<Integer> glyphs) {
    Note note = node.note();
    if (!comment.equals(note.comment()) || !glyphs.equals(note.glyphs())) {
      node.setNote(note.withComment(comment).withGlyphs(glyphs));
      fireAnnotated(List.of(node));
    }
  }

  /** Changes the arrows and circles on the board after a move, or at the start of the game. */
  public void draw(Node node, List<Drawing> drawings) {
    if (!drawings.equals(node.note().drawings())) {
      node.setNote(node.note().withDrawings(drawings));
      fireAnnotated(List.of(node));
    }
  }

  /** To be called after changes of notes that are to be stored. */
  void fireAnnotated(List<Node> nodes) {
    fireChanged();
    onAnnotated.accept(nodes);
  }

  /** Whether the tree has more than its main line. */
  public boolean hasVariations() {
    return tree.size() > tree.lastMainNode().line().ply();
  }

  /**
   * Follows the match; moves played in place of earlier ones become the main line. Moves that were
   * taken back before the end are dropped, because they would follow it.
   */
  void update(MatchState state) {
    Node now = tree.findOrAdd(state.line());
    recordMoveStats(now, state.moves());
    if (now != current) {
      recordClock(now, state.clock());
      setCurrent(now);
    }
    playedEnd = state.outcome() == null ? null : now;
    if (now.isOnMainLine() && now.children().stream().noneMatch(original::contains)) {
      setOutcome(now, state.outcome());
    }
    fireChanged();
  }

  private void setOutcome(Node now, @Nullable Outcome outcome) {
    if (outcome != null && tree.outcome() == null) {
      List.copyOf(now.children()).forEach(Node::remove);
    }
    setEnd(now, outcome);
    tree.setOutcome(outcome);
  }

  /** Sets the current node of the game and makes the path to it the main line. */
  void setCurrent(Node node) {
    promote(node);
    current = node;
    fireChanged();
  }

  /** Notes time and score of the moves; one that took no time was not played at this table. */
  private static void recordMoveStats(Node last, List<GameRecord.Move> moves) {
    Node node = last;
    for (GameRecord.Move move : moves.reversed()) {
      if (move.timeMs() > 0 || move.score() != null) {
        node.setNote(node.note().withMeasurements(move.timeMs(), move.depth(), move.score()));
      }
      Node before = node.parent();
      if (before == null) {
        return;
      }
      node = before;
    }
  }

  /** Notes the time that the side that moved had left. */
  private static void recordClock(Node node, Clock clock) {
    Node before = node.parent();
    if (before != null && clock.rule().isTimed()) {
      Note note = node.note();
      long left = clock.remainingMs(before.line().position().turn());
      node.setNote(note.withClock(left));
    }
  }

  private void promote(Node last) {
    for (Node node = last; node != null; node = node.parent()) {
      Node parent = node.parent();
      if (parent != null && !original.contains(parent.children().getFirst())) {
        node.promote();
      }
    }
  }

  /** Makes the line to a node the main line. */
  public void promoteToMain(Node node) {
    for (Node each = node; each != null; each = each.parent()) {
      each.promote();
    }
    mainLineChanged();
  }

  /**
   * A result belongs to the line that it was reached in; any other has its outcome by the rules.
   */
  private void mainLineChanged() {
    Node last = tree.lastMainNode();
    tree.setOutcome(last == end ? result : last.line().outcome());
    fireChanged();
  }

  /** Whether a finished game ended at a node, after which no move can be tried. */
  boolean isEnd(Node node) {
    return node == playedEnd || (node == end && result != null);
  }

  /** Whether a node may be removed: moves of a game that is being played have to stay. */
  public boolean canRemove(Node node) {
    return current == null || !isOnPath(node, current);
  }

  /** Whether a node is an end or one of the nodes that lead to it. */
  static boolean isOnPath(Node node, Node end) {
    for (Node each = end; each != null; each = each.parent()) {
      if (each == node) {
        return true;
      }
    }
    return false;
  }

  void remove(Node node) {
    node.remove();
    mainLineChanged();
  }

  /** Whether the tree no longer has a node. */
  static boolean isRemoved(Node node) {
    Node parent = node.parent();
    return parent != null && (!parent.children().contains(node) || isRemoved(parent));
  }
}
