package quadrille.games.dots.search;

import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.games.dots.DotsGrid;
import quadrille.games.dots.DotsPosition;
import quadrille.search.MoveExplainer;
import quadrille.search.SearchReport;
import quadrille.text.Text;

/**
 * Explains why a move of Dots and Boxes is good: the boxes it completes, keeps safe, or gives away
 * for control of the chains.
 */
public final class DotsMoveExplainer implements MoveExplainer {

  @Override
  public @Nullable Text explain(Line line, SearchReport report) {
    DotsPosition position = (DotsPosition) line.position();
    Takeable before = Takeable.of(position);
    DotsPosition after = position.play(report.bestMove());
    int closed = after.boxes(position.turn()) - position.boxes(position.turn());
    Text now;
    if (closed > 0) {
      int had = before.boxes();
      now = had > closed ? text("reason.some", closed, had) : text("reason.closes", closed);
    } else {
      Takeable given = Takeable.of(after);
      now =
          before.boxes() > 0 && given.boxes() > 0
              ? explainLeaving(given, isDoubleCross(after, (int) report.bestMove()))
              : explainGiving(given);
    }
    Text certain =
        report.exact() ? describeMargin(report.score() / DotsKnowledge.POINTS_PER_BOX) : null;
    return MoveExplainer.join(now, certain);
  }

  /** Explains a move that completes no box while there is one. */
  private Text explainLeaving(Takeable left, boolean doubleCross) {
    String key = doubleCross ? "reason.double-cross" : "reason.leaves";
    return withControl(text(key, left.boxes()), left);
  }

  /** Explains a move when there was no box to complete. */
  private Text explainGiving(Takeable given) {
    if (given.boxes() == 0) {
      return text("reason.safe", given.safeLines());
    }
    return withControl(text(given.loop() ? "reason.loop" : "reason.chain", given.boxes()), given);
  }

  private Text withControl(Text gift, Takeable given) {
    return given.mustOpenNext() ? text("reason.control", gift) : gift;
  }

  /** Whether an edge that was drawn leaves two boxes beside it that one more edge completes. */
  private static boolean isDoubleCross(DotsPosition after, int edge) {
    CoinGraph graph = new CoinGraph(after.grid());
    graph.load(after);
    TakeableChain chain = new TakeableChain(graph);
    for (int box : after.grid().boxesBeside(edge)) {
      if (box != DotsGrid.NONE && graph.degree(box) == 1) {
        chain.follow(box);
        if (chain.isClosed() && chain.length() == 2) {
          return true;
        }
      }
    }
    return false;
  }

  private Text describeMargin(int boxes) {
    if (boxes == 0) {
      return text("reason.level");
    }
    return boxes > 0 ? text("reason.ahead", boxes) : text("reason.behind", -boxes);
  }

  /**
   * What a side can achieve on its turn.
   *
   * @param boxes how many boxes it can complete at once
   * @param loop whether these boxes are an opened loop
   * @param safeLines how many safe lines are left after that
   * @param mustOpenNext whether it then has to give something away, because it cannot decline the
   *     last boxes instead
   */
  private record Takeable(int boxes, boolean loop, int safeLines, boolean mustOpenNext) {

    static Takeable of(DotsPosition position) {
      CoinGraph graph = new CoinGraph(position.grid());
      graph.load(position);
      boolean loop = hasLoop(graph);
      BoxTaker taker = new BoxTaker(graph);
      taker.takeAll();
      int safe = 0;
      for (int edge = 0; edge < position.grid().edges(); edge++) {
        safe += graph.isSafe(edge) ? 1 : 0;
      }
      boolean bound = taker.doubleDealCost() == 0 && safe == 0 && graph.strings() > 0;
      return new Takeable(taker.taken(), loop, safe, bound);
    }

    private static boolean hasLoop(CoinGraph graph) {
      TakeableChain path = new TakeableChain(graph);
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
