package quadrille.core;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import quadrille.text.Text;

/**
 * A game with its variations. The moves that were played are the main line; tags describe the game,
 * and each node has a note. Not thread-safe.
 */
public final class GameTree {
  /** Tag: the name of the player with the first move. */
  public static final String FIRST = "first";

  /** Tag: the name of the other player. */
  public static final String SECOND = "second";

  /** Tag: the event that the game is part of. */
  public static final String EVENT = "event";

  /** Tag: where it was played. */
  public static final String SITE = "site";

  /** Tag: the date it began, as 2026-11-20, with question marks for unknown digits. */
  public static final String DATE = "date";

  /** Tag: the round of the event. */
  public static final String ROUND = "round";

  /** Tag: who wrote the comments. */
  public static final String ANNOTATOR = "annotator";

  private final Map<String, String> tags = new LinkedHashMap<>();
  private final Node root;
  private @Nullable Outcome outcome;

  /**
   * Creates a game without moves.
   *
   * @param start a line without moves
   * @throws IllegalArgumentException if the line has moves
   */
  public GameTree(Line start) {
    if (start.parent() != null) {
      throw new IllegalArgumentException("the line has moves: " + start);
    }
    root = new Node(null, start);
  }

  public Game game() {
    return root.line.game();
  }

  public Settings settings() {
    return root.line.settings();
  }

  /** The node of the start position. */
  public Node root() {
    return root;
  }

  /** The tags of the game; the caller may change them. Formats may add tags of their own. */
  public Map<String, String> tags() {
    return tags;
  }

  /** How the game ended, or null if it did not end. */
  public @Nullable Outcome outcome() {
    return outcome;
  }

  public void setOutcome(@Nullable Outcome newOutcome) {
    outcome = newOutcome;
  }

  /** The last node of the main line. */
  public Node lastMainNode() {
    Node node = root;
    while (!node.children.isEmpty()) {
      node = node.children.getFirst();
    }
    return node;
  }

  /** The node of a line that begins where this tree does, or null if the tree has none. */
  public @Nullable Node find(Line line) {
    Node node = root;
    for (Line each : line.path()) {
      if (each.parent() != null && node != null) {
        node = node.child(each.move());
      }
    }
    return node;
  }

  /** Returns the node of a line of this game, adding the moves that are missing. */
  public Node findOrAdd(Line line) {
    Node node = root;
    for (Line each : line.path()) {
      if (each.parent() != null) {
        Node child = node.child(each.move());
        node = child == null ? node.add(each) : child;
      }
    }
    return node;
  }

  /** Returns all nodes, the root first and each after its parent. */
  public List<Node> nodes() {
    List<Node> nodes = new ArrayList<>(List.of(root));
    for (int i = 0; i < nodes.size(); i++) {
      nodes.addAll(nodes.get(i).children);
    }
    return nodes;
  }

  /** The number of moves in the tree, with all variations. */
  public int size() {
    return nodes().size() - 1;
  }

  /** Whether there are moves besides those of the main line. */
  public boolean hasVariations() {
    return size() > lastMainNode().line().ply() - root.line().ply();
  }

  /** A position in the tree, with the move that led to it. */
  public static final class Node {
    private final @Nullable Node parent;
    private final Line line;
    private final List<Node> children = new ArrayList<>();
    private Note note = Note.NONE;

    private Node(@Nullable Node parent, Line line) {
      this.parent = parent;
      this.line = line;
    }

    /** The position before the move, or null at the start of the game. */
    public @Nullable Node parent() {
      return parent;
    }

    /** The game up to this node, whose move is the last of the line. */
    public Line line() {
      return line;
    }

    /** The moves from here, the main move first; unmodifiable. */
    public List<Node> children() {
      return Collections.unmodifiableList(children);
    }

    public Note note() {
      return note;
    }

    public void setNote(Note newNote) {
      note = newNote;
    }

    /**
     * Returns the move in the game's notation.
     *
     * @throws IllegalStateException at the start of the game
     */
    public String moveText() {
      Node before = parent;
      if (before == null) {
        throw new IllegalStateException("the start of a game has no move");
      }
      return line.game().notation().format(before.line.position(), line.move());
    }

    /**
     * The move as players name it.
     *
     * @throws IllegalStateException at the start of the game
     */
    public Text moveName() {
      Node before = parent;
      if (before == null) {
        throw new IllegalStateException("the start of a game has no move");
      }
      return line.game().moveName(before.line.position(), line.move());
    }

    /**
     * Returns the child of a move, which is added after the others if it is missing.
     *
     * @throws IllegalArgumentException if the move is not legal
     */
    public Node play(long move) {
      Node child = child(move);
      return child == null ? add(line.play(move)) : child;
    }

    private @Nullable Node child(long move) {
      return children.stream().filter(each -> each.line.move() == move).findFirst().orElse(null);
    }

    private Node add(Line childLine) {
      Node added = new Node(this, childLine);
      children.add(added);
      return added;
    }

    /** Makes this move the main one among its siblings. */
    public void promote() {
      if (parent != null) {
        parent.children.remove(this);
        parent.children.addFirst(this);
      }
    }

    /** Removes this move and all moves after it; has no effect on the start of the game. */
    public void remove() {
      if (parent != null) {
        parent.children.remove(this);
      }
    }

    /** Whether this node is on the main line. */
    public boolean isOnMainLine() {
      Node node = this;
      Node before = parent;
      while (before != null && before.children.getFirst() == node) {
        node = before;
        before = node.parent;
      }
      return before == null;
    }
  }

  /**
   * A note on a move, or on the start of the game.
   *
   * @param comment a text for people, or empty
   * @param glyphs Numeric Annotation Glyphs of the PGN standard: 1 is "!", 2 is "?"
   * @param timeMs the time the move took, in milliseconds, or null if unknown
   * @param clockMs the time left on the mover's clock after it, in milliseconds, or null if unknown
   * @param depth the depth the computer searched, in plies, or null
   * @param score the computer's score in points, for the side that moved, or null
   * @param drawings the arrows and circles on the board after the move
   * @param reviewed whether the glyph for the quality of the move is that of a review, which
   *     another review may take back
   */
  public record Note(
      String comment,
      List<Integer> glyphs,
      @Nullable Long timeMs,
      @Nullable Long clockMs,
      @Nullable Integer depth,
      @Nullable Integer score,
      List<Drawing> drawings,
      boolean reviewed) {
    /** An empty note. */
    public static final Note NONE = new Note("", List.of(), null, null, null, null, List.of());

    public Note {
      glyphs = List.copyOf(glyphs);
      drawings = List.copyOf(drawings);
    }

    /** A note whose glyphs are not those of a review. */
    public Note(
        String comment,
        List<Integer> glyphs,
        @Nullable Long timeMs,
        @Nullable Long clockMs,
        @Nullable Integer depth,
        @Nullable Integer score,
        List<Drawing> drawings) {
      this(comment, glyphs, timeMs, clockMs, depth, score, drawings, false);
    }

    /** Returns a note with a comment and nothing else. */
    public static Note of(String comment) {
      return NONE.withComment(comment);
    }

    /** Returns this note with another comment. */
    public Note withComment(String other) {
      return new Note(other, glyphs, timeMs, clockMs, depth, score, drawings, reviewed);
    }

    /** Returns this note with other glyphs; if they differ, they are not those of a review. */
    public Note withGlyphs(List<Integer> other) {
      boolean same = reviewed && other.equals(glyphs);
      return new Note(comment, other, timeMs, clockMs, depth, score, drawings, same);
    }

    /** Returns this note with glyphs that are those of a review or not. */
    public Note withReviewed(boolean byReview) {
      return new Note(comment, glyphs, timeMs, clockMs, depth, score, drawings, byReview);
    }

    /** Returns this note with the time, depth and score that the move was played with. */
    public Note withMeasurements(
        long moveTimeMs, @Nullable Integer searchDepth, @Nullable Integer searchScore) {
      return new Note(
          comment, glyphs, moveTimeMs, clockMs, searchDepth, searchScore, drawings, reviewed);
    }

    /** Returns this note with the time that was left on the mover's clock, in milliseconds. */
    public Note withClock(@Nullable Long leftMs) {
      return new Note(comment, glyphs, timeMs, leftMs, depth, score, drawings, reviewed);
    }

    /** Returns this note with other drawings. */
    public Note withDrawings(List<Drawing> other) {
      return new Note(comment, glyphs, timeMs, clockMs, depth, score, other, reviewed);
    }
  }
}
