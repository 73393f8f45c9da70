package quadrille.app.table.model;

import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import quadrille.core.GameTree.Node;
import quadrille.core.Line;

/** The move of a game tree that is shown, and the ways from there. For the screen's thread. */
public final class GameNavigation {
  private final TableGame game;
  private final ReadOnlyObjectWrapper<Node> node;
  private final ReadOnlyObjectWrapper<Line> line;

  GameNavigation(TableGame game, Node first) {
    this.game = game;
    node = new ReadOnlyObjectWrapper<>(first);
    line = new ReadOnlyObjectWrapper<>(first.line());
  }

  /** The node shown. */
  public ReadOnlyObjectProperty<Node> nodeProperty() {
    return node.getReadOnlyProperty();
  }

  /** The game up to the move shown; changes right after {@link #nodeProperty}. */
  public ReadOnlyObjectProperty<Line> lineProperty() {
    return line.getReadOnlyProperty();
  }

  public Node node() {
    return node.get();
  }

  public Line line() {
    return line.get();
  }

  /** Whether the current position of the game is shown. */
  public boolean isLive() {
    return node() == game.current();
  }

  /** Shows a node of the tree; does nothing for null or the node shown. */
  public void show(@Nullable Node next) {
    if (next != null && next != node()) {
      node.set(next);
      line.set(next.line());
    }
  }

  /**
   * Shows the position after an earlier move; a match goes on meanwhile.
   *
   * @param ply how many moves had been played; values out of range show the start or the end
   */
  public void showPly(int ply) {
    List<Line> path = game.current().line().path();
    show(game.tree().findOrAdd(path.get(Math.clamp(ply, 0, path.size() - 1))));
  }

  /** Shows the current position of the game. */
  public void showLive() {
    show(game.current());
  }

  /**
   * The next move of the game, or of the main line if the game did not pass here; null at an end.
   */
  public @Nullable Node next() {
    return next(node());
  }

  private @Nullable Node next(Node from) {
    for (Node each = game.current(); each != null; each = each.parent()) {
      if (each.parent() == from) {
        return each;
      }
    }
    return from.children().isEmpty() ? null : from.children().getFirst();
  }

  /** The last move that {@link #next} leads to. */
  public Node last() {
    Node last = node();
    for (Node next = next(last); next != null; next = next(last)) {
      last = next;
    }
    return last;
  }

  /**
   * The next of the moves tried in place of this one, and after the last the first; null if there
   * is none.
   */
  public @Nullable Node sibling() {
    Node parent = node().parent();
    if (parent == null || parent.children().size() == 1) {
      return null;
    }
    List<Node> all = parent.children();
    return all.get((all.indexOf(node()) + 1) % all.size());
  }

  /** Plays a move from here without a match: a variation, unless the tree has the move already. */
  void explore(long move) {
    Node next = node().play(move);
    game.fireChanged();
    show(next);
  }

  /**
   * Shows the position after some moves, which become a variation if the tree does not have them.
   * Does not go on after the end of a finished game, which they would prolong.
   *
   * @param from a line of this game
   * @param moves legal one after the other
   */
  public void walk(Line from, List<Long> moves) {
    Node last = game.tree().findOrAdd(from);
    for (long move : moves) {
      if (game.isEnd(last)) {
        break;
      }
      last = last.play(move);
    }
    game.fireChanged();
    show(last);
  }

  /** Removes a move and all after it, if the game allows it; what is shown stays in the tree. */
  public void remove(Node removed) {
    Node parent = removed.parent();
    if (parent == null || !game.canRemove(removed)) {
      return;
    }
    if (TableGame.isOnPath(removed, node())) {
      show(parent);
    }
    game.remove(removed);
  }
}
