package quadrille.games.hex.formats;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A node of a game tree as it stands in an SGF file, its values not yet understood. */
final class SgfNode {
  private final int line;
  private final @Nullable SgfNode parent;
  private final Map<String, List<String>> values = new LinkedHashMap<>();
  private final List<SgfNode> children = new ArrayList<>();

  /**
   * @param line the line of the file, from 1
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

  /** The nodes that follow, the main one first. */
  List<SgfNode> children() {
    return children;
  }

  /** The values of a property, to be added to. */
  List<String> addProperty(String property) {
    return values.computeIfAbsent(property, _ -> new ArrayList<>());
  }

  /** The values of a property; empty where it does not stand here. */
  List<String> valuesOf(String property) {
    return values.getOrDefault(property, List.of());
  }

  /** The first value of a property, or null where it does not stand here. */
  @Nullable String firstValue(String property) {
    List<String> all = valuesOf(property);
    return all.isEmpty() ? null : all.getFirst();
  }

  Map<String, List<String>> values() {
    return values;
  }
}
