package quadrille.games.dots.search;

import java.util.Arrays;
import quadrille.games.dots.DotsGrid;

/**
 * Finds the chains and loops of a graph in which nothing can be taken, and the moves that open
 * them: one edge for each, the shortest first. Of independent chains of one kind only the shortest
 * is offered, because opening a longer one is never better. Reusable, not thread-safe.
 */
final class ChainScan {
  private static final int NOT_FOUND = -1;

  private final CoinGraph graph;
  private final DotsEndgame endgame = new DotsEndgame();
  private final boolean[] visited;
  private final int[] openings;
  private final int[] lengths;
  private final int[] shortest = new int[3];
  private int count;
  private int joints;
  private boolean sorted;

  // The chain being followed.
  private int length;
  private int groundedEnds;
  private boolean loop;
  private int edge;
  private int middle;

  ChainScan(CoinGraph graph) {
    this.graph = graph;
    int boxes = graph.grid().boxes();
    visited = new boolean[boxes];
    openings = new int[boxes];
    lengths = new int[boxes];
  }

  void scan() {
    count = 0;
    joints = 0;
    sorted = false;
    endgame.clear();
    Arrays.fill(shortest, NOT_FOUND);
    Arrays.fill(visited, false);
    for (int box = 0; box < visited.length; box++) {
      int degree = graph.degree(box);
      if (degree > 2) {
        joints++;
      } else if (degree == 2 && !visited[box]) {
        follow(box);
        addFollowed();
      }
    }
  }

  private void sortByLength() {
    for (int i = 1; i < count; i++) {
      int shifted = lengths[i];
      int opening = openings[i];
      int j = i;
      for (; j > 0 && lengths[j - 1] > shifted; j--) {
        lengths[j] = lengths[j - 1];
        openings[j] = openings[j - 1];
      }
      lengths[j] = shifted;
      openings[j] = opening;
    }
  }

  private void addFollowed() {
    if (loop) {
      endgame.addLoop(length);
      keepIfShortest(2);
    } else if (groundedEnds == 2) {
      endgame.addChain(length);
      keepIfShortest(length < 3 ? 0 : 1);
    } else {
      lengths[count] = length;
      openings[count++] = edge;
    }
  }

  /** Keeps the shortest of each kind: short chains, long chains, loops. */
  private void keepIfShortest(int kind) {
    int known = shortest[kind];
    if (known == NOT_FOUND) {
      shortest[kind] = count++;
      known = shortest[kind];
    } else if (lengths[known] <= length) {
      return;
    }
    lengths[known] = length;
    openings[known] = edge;
  }

  private void follow(int box) {
    visited[box] = true;
    length = 1;
    groundedEnds = 0;
    loop = false;
    middle = NOT_FOUND;
    int sides = graph.uncutSides(box);
    follow(box, Integer.numberOfTrailingZeros(sides));
    if (!loop) {
      follow(box, 31 - Integer.numberOfLeadingZeros(sides));
    }
    if (length == 2) {
      edge = middle;
    }
  }

  private void follow(int start, int firstSide) {
    int box = start;
    int side = firstSide;
    while (true) {
      edge = graph.edgeOf(box, side);
      int next = graph.neighbour(box, side);
      if (next == DotsGrid.NONE) {
        groundedEnds++;
        return;
      }
      if (graph.degree(next) != 2) {
        return;
      }
      if (next == start) {
        loop = true;
        return;
      }
      if (box == start) {
        middle = edge;
      }
      visited[next] = true;
      length++;
      side = Integer.numberOfTrailingZeros(graph.uncutSides(next) & ~(1 << (side ^ 2)));
      box = next;
    }
  }

  /** Returns the number of opening moves that need to be tried. */
  int openings() {
    return count;
  }

  /** Returns the edge of an opening move, counted from the shortest chain on. */
  int openingEdge(int number) {
    if (!sorted) {
      sortByLength();
      sorted = true;
    }
    return openings[number];
  }

  /** Returns the edge of the first opening move, without sorting them all. */
  int shortestOpening() {
    int best = 0;
    for (int i = 1; i < count; i++) {
      if (lengths[i] < lengths[best]) {
        best = i;
      }
    }
    return openings[best];
  }

  /** Returns the number of boxes with three or four open edges. */
  int joints() {
    return joints;
  }

  /** Returns the exact value for the side to move if there are no {@link #joints}. */
  int endgameValue() {
    return endgame.value();
  }
}
