package quadrille.games.dots;

import quadrille.core.Line;
import quadrille.core.Text;
import quadrille.search.Reasons;
import quadrille.search.SearchReport;

/**
 * Says why a move of Dots and Boxes is good: the boxes that it closes, keeps safe, or gives away
 * for the control of the chains.
 */
public final class DotsReasons implements Reasons {

  @Override
  public Text why(Line line, SearchReport report) {
    DotsPosition position = (DotsPosition) line.position();
    Handed before = Handed.in(position);
    DotsPosition after = position.play(report.bestMove());
    int closed = after.boxes(position.turn()) - position.boxes(position.turn());
    Text now;
    if (closed > 0) {
      int had = before.boxes();
      now = had > closed ? text("reason.some", closed, had) : text("reason.closes", closed);
    } else {
      now = leaves(before.boxes() > 0, Handed.in(after));
    }
    Text certain = report.exact() ? margin(report.score() / DotsKnowledge.BOX) : null;
    Text both = Reasons.both(now, certain);
    return both == null ? now : both;
  }

  private static Text leaves(boolean declined, Handed given) {
    if (given.boxes() == 0) {
      return text("reason.safe", given.safe());
    }
    Text what = what(declined, given);
    return given.mustOpenNext() ? text("reason.control", what) : what;
  }

  private static Text what(boolean declined, Handed given) {
    if (declined) {
      return text("reason.double-cross", given.boxes());
    }
    String key = given.loop() ? "reason.loop" : "reason.chain";
    return text(key, given.boxes());
  }

  private static Text margin(int boxes) {
    if (boxes == 0) {
      return text("reason.level");
    }
    return boxes > 0 ? text("reason.ahead", boxes) : text("reason.behind", -boxes);
  }

  private static Text text(String key, Object... arguments) {
    return Text.of(DotsReasons.class, key, arguments);
  }

  /**
   * What a side finds on its turn.
   *
   * @param boxes how many it can close at once
   * @param loop whether they are an opened loop
   * @param safe how many lines that give nothing away are left when it has closed them
   * @param mustOpenNext whether it has to give something away after it has closed them, and cannot
   *     leave the last ones to the other instead
   */
  private record Handed(int boxes, boolean loop, int safe, boolean mustOpenNext) {

    static Handed in(DotsPosition position) {
      StringGraph graph = new StringGraph(position.grid());
      graph.load(position);
      boolean loop = hasLoop(graph);
      Takes takes = new Takes(graph);
      takes.takeAll();
      int safe = 0;
      for (int edge = 0; edge < position.grid().edges(); edge++) {
        safe += graph.isSafe(edge) ? 1 : 0;
      }
      boolean bound = takes.handoverCost() == 0 && safe == 0 && graph.strings() > 0;
      return new Handed(takes.taken(), loop, safe, bound);
    }

    private static boolean hasLoop(StringGraph graph) {
      TakePath path = new TakePath(graph);
      for (int box = 0; box < graph.grid().boxes(); box++) {
        if (graph.degree(box) == 1) {
          path.follow(box);
          return path.isClosed() && path.length() > 2;
        }
      }
      return false;
    }
  }
}
