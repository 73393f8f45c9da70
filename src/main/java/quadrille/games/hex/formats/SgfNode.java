package quadrille.games.hex.formats;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A node of an SGF game tree with its properties as raw text. */
final class SgfNode {
  private final int line;
  private final @Nullable SgfNode parent;
  private final Map<String, List<String>> values = new HashMap<>();
  private final List<SgfNode> children = new ArrayList<>();

  /**
   * @param line the line in the file, from 1
   */
  SgfNode(@Nullable SgfNode parent, int line) {
    this.parent = parent;
    this.line = line;
    if (parent != null) {
      parent.children.add(this);
    }
  }

  int line() {
    return line;
  }

  @Nullable SgfNode parent() {
    return parent;
  }

  /** The child nodes, main line first. */
  List<SgfNode> children() {
    return children;
  }

  /** Returns the modifiable values of a property, which is added if missing. */
  List<String> addProperty(String property) {
    return values.computeIfAbsent(property, _ -> new ArrayList<>());
  }

  /** The values of a property; empty if it is missing. */
  List<String> valuesOf(String property) {
    return values.getOrDefault(property, List.of());
  }

  /** The first value of a property, or null if it is missing. */
  @Nullable String firstValue(String property) {
    List<String> all = valuesOf(property);
    return all.isEmpty() ? null : all.getFirst();
  }

  /** The text of the node's move, Black's or White's; null if it has none. */
  @Nullable String move() {
    String black = firstValue("B");
    return black == null ? firstValue("W") : black;
  }

  /** The number of moves in the node: one, or none, if it is as SGF demands. */
  int moveCount() {
    return valuesOf("B").size() + valuesOf("W").size();
  }

  /** This node and the main line after it. */
  Stream<SgfNode> mainLine() {
    return Stream.iterate(
        this, Objects::nonNull, node -> node.children.isEmpty() ? null : node.children.getFirst());
  }
}
