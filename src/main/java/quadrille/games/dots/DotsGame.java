package quadrille.games.dots;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import quadrille.core.BadInputException;
import quadrille.core.Ending;
import quadrille.core.Game;
import quadrille.core.Notation;
import quadrille.core.Option;
import quadrille.core.Position;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.core.Step;
import quadrille.text.Text;

/**
 * The game of Dots and Boxes. The cells of its board are the edges, numbered as in {@link
 * DotsGrid}, followed by the boxes.
 */
public final class DotsGame implements Game {
  private static final int[] DEPTHS = {1, 2, 3, 3, 4, 6, 9, 12};

  /**
   * Three plies see a chain opened and taken, and win nearly always against two: between them is a
   * level that errs.
   */
  private static final double[] MISTAKE_RATES = {0.25, 0.10, 0.04, 0, 0, 0, 0, 0};

  private static final String EMPTY = "empty";
  private static final String SWEDISH = "swedish";
  private static final String ICELANDIC = "icelandic";

  @Override
  public String id() {
    return "dots";
  }

  @Override
  public List<Option> options() {
    return List.of(
        new Option.IntRange("rows", 1, DotsGrid.MAX_SIDE, 1, before -> 5),
        new Option.IntRange("columns", 1, DotsGrid.MAX_SIDE, 1, before -> 5),
        new Option.Choice("start", List.of(EMPTY, SWEDISH, ICELANDIC), before -> EMPTY));
  }

  @Override
  public Map<String, List<String>> shorthands() {
    return Map.of("size", List.of("rows", "columns"));
  }

  @Override
  public void validate(Settings settings) throws BadInputException {
    if (start(settings).undrawn() == 0) {
      throw new BadInputException(text("error.full", settings.choice("start")));
    }
  }

  @Override
  public DotsPosition start(Settings settings) {
    DotsGrid grid = DotsGrid.of(settings);
    String start = settings.choice("start");
    DotsPosition position = DotsPosition.empty(grid);
    for (int edge = 0; edge < grid.edges(); edge++) {
      boolean topOrLeft = grid.boxBefore(edge) == DotsGrid.NONE;
      if ((start.equals(SWEDISH) && grid.isRim(edge)) || (start.equals(ICELANDIC) && topOrLeft)) {
        position = position.withEdge(edge);
      }
    }
    return position;
  }

  @Override
  public Notation notation() {
    return DotsNotation.INSTANCE;
  }

  @Override
  public List<Position> images(Position position) {
    DotsPosition here = (DotsPosition) position;
    return GridSymmetry.of(here.grid()).stream().map(each -> (Position) each.image(here)).toList();
  }

  @Override
  public List<Step> steps(Position before, long move) {
    DotsPosition after = ((DotsPosition) before).play(move);
    DotsGrid grid = after.grid();
    List<Step> steps = new ArrayList<>();
    steps.add(Step.at(Step.Kind.PLACE, (int) move));
    for (int box : grid.boxesBeside((int) move)) {
      if (box != DotsGrid.NONE && after.isClosed(box)) {
        steps.add(Step.at(Step.Kind.CLAIM, grid.edges() + box));
      }
    }
    return steps;
  }

  @Override
  public Text describe(Position position, Ending ending) {
    DotsPosition end = (DotsPosition) position;
    Side winner = ending.winner();
    return winner == null
        ? text("outcome.equal", end.boxes(Side.FIRST))
        : text("outcome.most", end.boxes(winner), end.boxes(winner.other()));
  }

  @Override
  public int depth(int level) {
    return DEPTHS[level - 1];
  }

  @Override
  public double mistakeRate(int level) {
    return MISTAKE_RATES[level - 1];
  }
}
