package quadrille.app.table;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import quadrille.core.GameRecord;
import quadrille.core.GameTree;
import quadrille.core.GameTree.Node;
import quadrille.core.GameTree.Note;
import quadrille.core.Line;
import quadrille.match.Clock;
import quadrille.match.MatchState;

/**
 * The game tree at a table: all that was played there and tried, where the game stands, and what is
 * looked at. What is taken back stays as a variation. For the screen's thread.
 */
public final class GameAtTable {
  private final GameTree tree;
  private final Set<Node> given = Collections.newSetFromMap(new IdentityHashMap<>());
  private final ReadOnlyObjectWrapper<Node> shownNode;
  private final ReadOnlyObjectWrapper<Line> shown;
  private final ReadOnlyIntegerWrapper changes = new ReadOnlyIntegerWrapper();
  private @Nullable Node played;

  private GameAtTable(GameTree tree, Node first) {
    this.tree = tree;
    give(tree.root());
    shownNode = new ReadOnlyObjectWrapper<>(first);
    shown = new ReadOnlyObjectWrapper<>(first.line());
  }

  /**
   * A game that is played on.
   *
   * @param from where the game stands; its moves and all others that the tree has already keep
   *     their places
   */
  static GameAtTable playedOn(GameTree tree, Line from) {
    GameAtTable made = new GameAtTable(tree, tree.node(from));
    made.played = made.shownNode.get();
    return made;
  }

  /** A game that nobody plays: it stands at the end of its main line. */
  static GameAtTable opened(GameTree tree) {
    return new GameAtTable(tree, tree.root());
  }

  private void give(Node node) {
    given.add(node);
    node.next().forEach(this::give);
  }

  public GameTree tree() {
    return tree;
  }

  /** The position at which the game stands. */
  public Node played() {
    Node node = played;
    return node == null ? tree.end() : node;
  }

  /** What is looked at. */
  public ReadOnlyObjectProperty<Node> shownNodeProperty() {
    return shownNode.getReadOnlyProperty();
  }

  /** The line that is looked at; always the one of the node. */
  public ReadOnlyObjectProperty<Line> shownProperty() {
    return shown.getReadOnlyProperty();
  }

  /** Counts up whenever the tree or what is told in it changes. */
  public ReadOnlyIntegerProperty changesProperty() {
    return changes.getReadOnlyProperty();
  }

  /** To be called by whoever has changed the tree or a note in it. */
  public void changed() {
    changes.set(changes.get() + 1);
  }

  /** Whether what is looked at is the game as it stands. */
  boolean isLive() {
    return shownNode.get() == played();
  }

  void look(Node node) {
    shownNode.set(node);
    shown.set(node.line());
  }

  /** The move after what is looked at: as the game went, or the main one, or null at an end. */
  @Nullable Node following() {
    return following(shownNode.get());
  }

  private @Nullable Node following(Node from) {
    for (Node node = played(); node != null; node = node.parent()) {
      if (node.parent() == from) {
        return node;
      }
    }
    return from.next().isEmpty() ? null : from.next().getFirst();
  }

  /** The end of the line that is looked at. */
  Node last() {
    Node last = shownNode.get();
    for (Node next = following(last); next != null; next = following(last)) {
      last = next;
    }
    return last;
  }

  /**
   * Another of the moves that were tried in place of the one looked at.
   *
   * @param step how many moves further, around at the ends
   * @return null at the start of the game
   */
  @Nullable Node beside(int step) {
    Node node = shownNode.get();
    Node parent = node.parent();
    if (parent == null) {
      return null;
    }
    List<Node> all = parent.next();
    return all.get(Math.floorMod(all.indexOf(node) + step, all.size()));
  }

  /** Whether other moves were tried in place of the one looked at. */
  boolean isBranch() {
    Node before = shownNode.get().parent();
    return before != null && before.next().size() > 1;
  }

  /** Whether the tree has more than its main line. */
  boolean hasVariations() {
    return tree.size() > tree.end().line().ply();
  }

  /**
   * Takes up the match as it stands; moves played in place of earlier ones become the main ones.
   */
  void follow(MatchState state) {
    Node now = tree.node(state.line());
    measure(now, state.moves());
    if (now != played) {
      measureClock(now, state.clock());
      goTo(now);
    }
    if (now.isMain() && now.next().isEmpty()) {
      tree.end(state.outcome());
    }
    changed();
  }

  /** The game stands there now. */
  void goTo(Node node) {
    promote(node);
    played = node;
    changed();
  }

  /** The notes of the last moves; a move that took no time was not played at this table. */
  private static void measure(Node last, List<GameRecord.Move> moves) {
    Node node = last;
    for (GameRecord.Move move : moves.reversed()) {
      if (move.timeMs() > 0 || move.score() != null) {
        node.note(node.note().measured(move));
      }
      Node before = node.parent();
      if (before == null) {
        return;
      }
      node = before;
    }
  }

  /** What the side that moved had left then. */
  private static void measureClock(Node node, Clock clock) {
    Node before = node.parent();
    if (before != null && !(clock.rule() instanceof Clock.Rule.None)) {
      Note note = node.note();
      long left = clock.remainingMs(before.line().position().turn());
      node.note(
          new Note(note.comment(), note.glyphs(), note.timeMs(), left, note.depth(), note.score()));
    }
  }

  private void promote(Node last) {
    for (Node node = last; node != null; node = node.parent()) {
      Node parent = node.parent();
      if (parent != null && !given.contains(parent.next().getFirst())) {
        node.promote();
      }
    }
  }

  /** Plays a move from what is looked at without a match: a variation, if it is not there yet. */
  void explore(long move) {
    Node next = shownNode.get().play(move);
    changed();
    look(next);
  }

  /** Makes the variation that a node is in the main one, up to the main line. */
  void promoteToMain(Node node) {
    for (Node each = node; each != null; each = each.parent()) {
      each.promote();
    }
    changed();
  }

  /** Whether a node may be taken out: a game that is played has to stay. */
  boolean mayRemove(Node node) {
    for (@Nullable Node each = played; each != null; each = each.parent()) {
      if (each == node) {
        return false;
      }
    }
    return true;
  }

  /** Takes a move and all after it out of the tree. */
  void remove(Node node) {
    Node parent = node.parent();
    if (parent == null || !mayRemove(node)) {
      return;
    }
    for (Node each = shownNode.get(); each != null; each = each.parent()) {
      if (each == node) {
        look(parent);
        break;
      }
    }
    node.remove();
    changed();
  }
}
