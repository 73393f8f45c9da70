package quadrille.core;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A game with all that was tried in it: the moves that were played are the main line, others branch
 * off as variations. What is told about the game stands in its tags, what is told about a move in
 * its node. Not thread-safe: it belongs to whoever reads, shows or writes it.
 */
public final class GameTree {
  /** Tag: the name of the player with the first move. */
  public static final String FIRST = "first";

  /** Tag: the name of the other player. */
  public static final String SECOND = "second";

  /** Tag: the event that the game belongs to. */
  public static final String EVENT = "event";

  /** Tag: where it was played. */
  public static final String SITE = "site";

  /** Tag: when it was begun, as 2026-11-20, with question marks for what is not known. */
  public static final String DATE = "date";

  /** Tag: the round of the event. */
  public static final String ROUND = "round";

  /** Tag: who wrote the comments. */
  public static final String ANNOTATOR = "annotator";

  private final Map<String, String> tags = new LinkedHashMap<>();
  private final Node root;
  private @Nullable Outcome outcome;

  /**
   * A game without moves.
   *
   * @param start its position, without a history
   */
  public GameTree(Line start) {
    if (start.parent() != null) {
      throw new IllegalArgumentException("a tree starts where its game starts");
    }
    root = new Node(null, start);
  }

  public Game game() {
    return root.line.game();
  }

  public Settings settings() {
    return root.line.settings();
  }

  /** The start of the game, before any move. */
  public Node root() {
    return root;
  }

  /** What is told about the game; may be changed. A format may know more tags than these here. */
  public Map<String, String> tags() {
    return tags;
  }

  /** How the game ended, be it by the rules or by resignation or time; null if it did not. */
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

  /** The node of a line of this game; what the tree lacks of it is added. */
  public Node findOrAdd(Line line) {
    Node node = root;
    for (Line each : line.path()) {
      if (each.parent() != null) {
        node = node.add(each);
      }
    }
    return node;
  }

  /** How many moves the tree has, variations and all. */
  public int size() {
    return root.nodeCount() - 1;
  }

  /** One position of the tree, with the move that led to it. */
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

    /** The game up to here; its last move is this node's. */
    public Line line() {
      return line;
    }

    /** The moves that were tried from here, the main one first. */
    public List<Node> children() {
      return Collections.unmodifiableList(children);
    }

    public Note note() {
      return note;
    }

    public void setNote(Note newNote) {
      note = newNote;
    }

    /** The move in the game's notation; only where there is a {@link #parent}. */
    public String moveText() {
      Node before = parent;
      if (before == null) {
        throw new IllegalStateException("no move leads to the start of a game");
      }
      return line.game().notation().format(before.line.position(), line.move());
    }

    /**
     * Plays a move: the node of it that is there already, or else a new one after the others.
     *
     * @throws IllegalArgumentException if the move is not legal
     */
    public Node play(long move) {
      for (Node each : children) {
        if (each.line.move() == move) {
          return each;
        }
      }
      return add(line.play(move));
    }

    private Node add(Line child) {
      for (Node each : children) {
        if (each.line.move() == child.move()) {
          return each;
        }
      }
      Node added = new Node(this, child);
      children.add(added);
      return added;
    }

    /** Makes this the main one of the moves tried in its place. */
    public void promote() {
      if (parent != null) {
        parent.children.remove(this);
        parent.children.addFirst(this);
      }
    }

    /** Takes this move and all after it out of the tree; the start cannot be taken out. */
    public void remove() {
      if (parent != null) {
        parent.children.remove(this);
      }
    }

    /** Whether it lies on the main line. */
    public boolean isOnMainLine() {
      return parent == null || (parent.children.getFirst() == this && parent.isOnMainLine());
    }

    private int nodeCount() {
      int count = 1;
      for (Node each : children) {
        count += each.nodeCount();
      }
      return count;
    }
  }

  /**
   * What is told about a move, or about the start of the game.
   *
   * @param comment for people, or empty
   * @param glyphs numbers of the Numeric Annotation Glyphs: 1 is "!", 2 is "?"
   * @param timeMs how long the move took, in milliseconds, or null
   * @param clockMs what its side had left after it, in milliseconds, or null
   * @param depth the depth searched in plies, or null for a person
   * @param score the search's score in points from the mover's view, or null
   */
  public record Note(
      String comment,
      List<Integer> glyphs,
      @Nullable Long timeMs,
      @Nullable Long clockMs,
      @Nullable Integer depth,
      @Nullable Integer score) {
    /** Nothing is told. */
    public static final Note NONE = new Note("", List.of(), null, null, null, null);

    public Note {
      glyphs = List.copyOf(glyphs);
    }

    /** A comment and nothing else. */
    public static Note of(String comment) {
      return NONE.withComment(comment);
    }

    /** The same with another comment. */
    public Note withComment(String other) {
      return new Note(other, glyphs, timeMs, clockMs, depth, score);
    }

    /** The same with other glyphs. */
    public Note withGlyphs(List<Integer> other) {
      return new Note(comment, other, timeMs, clockMs, depth, score);
    }

    /** This note with the time, depth and score that the move was played with. */
    public Note withMeasurements(
        long moveTimeMs, @Nullable Integer searchDepth, @Nullable Integer searchScore) {
      return new Note(comment, glyphs, moveTimeMs, clockMs, searchDepth, searchScore);
    }
  }
}
