package quadrille.games.hexxagon;

import java.util.ArrayList;
import java.util.List;
import quadrille.core.DrawCounter;
import quadrille.core.Ending;
import quadrille.core.Game;
import quadrille.core.Notation;
import quadrille.core.Option;
import quadrille.core.Position;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.core.Step;
import quadrille.text.Text;

/** The game of Hexxagon, the hexagonal relative of Ataxx. */
public final class HexxagonGame implements Game {
  private static final int[] DEPTHS = {1, 1, 2, 3, 4, 6, 8, 12};

  /**
   * A ply more wins nearly always at first: mistakes on purpose make the steps between the levels
   * even, at about seven games in eight against the level below.
   */
  private static final double[] MISTAKE_RATES = {0.30, 0.155, 0.09, 0.04, 0.01, 0.005, 0, 0};

  @Override
  public String id() {
    return "hexxagon";
  }

  @Override
  public List<Option> options() {
    return List.of(
        new Option.Choice("holes", List.of("classic", "none"), before -> "classic"),
        new Option.Choice("blocked", List.of("fill", "pass"), before -> "fill"));
  }

  /** Returns the start: three pieces each, on alternate corners. */
  @Override
  public HexxagonPosition start(Settings settings) {
    long first = corner(4, 0) | corner(8, 4) | corner(0, 8);
    long second = corner(8, 0) | corner(4, 8) | corner(0, 4);
    return new HexxagonPosition(HexxagonRules.of(settings), first, second, Side.FIRST);
  }

  private static long corner(int x, int y) {
    return 1L << HexxagonCells.at(x, y);
  }

  @Override
  public Notation notation() {
    return new HexxagonNotation();
  }

  @Override
  public List<Position> images(Position position) {
    HexxagonPosition here = (HexxagonPosition) position;
    long cells = here.rules().cells();
    return HexxagonCells.symmetries().stream()
        .filter(symmetry -> HexxagonCells.image(cells, symmetry) == cells)
        .map(
            symmetry ->
                (Position)
                    new HexxagonPosition(
                        here.rules(),
                        HexxagonCells.image(here.first(), symmetry),
                        HexxagonCells.image(here.second(), symmetry),
                        here.turn()))
        .toList();
  }

  @Override
  public List<DrawCounter> drawCounters(Settings settings) {
    return List.of(new JumpCounter());
  }

  /** Counts consecutive plies without a clone; a hundred of them are a draw. */
  private static final class JumpCounter implements DrawCounter {
    private static final int LIMIT = 100;

    @Override
    public String reason() {
      return "no-clone";
    }

    @Override
    public Text text() {
      return Text.of(HexxagonGame.class, "outcome.no-clone", LIMIT / 2);
    }

    @Override
    public int limit() {
      return LIMIT;
    }

    @Override
    public boolean counts(Position before, long move, Position after) {
      return HexxagonMove.isJump(move);
    }
  }

  /** Clones are irreversible, because they add a piece; so are jumps that convert pieces. */
  @Override
  public boolean isReversible(Position before, long move) {
    return HexxagonMove.isJump(move);
  }

  @Override
  public List<Step> steps(Position before, long move) {
    int to = HexxagonMove.to(move);
    List<Step> steps = new ArrayList<>();
    steps.add(
        HexxagonMove.isJump(move)
            ? Step.slide(HexxagonMove.from(move), to)
            : Step.at(Step.Kind.PLACE, to));
    long flips = ((HexxagonPosition) before).flips(to);
    for (long rest = flips; rest != 0; rest &= rest - 1) {
      steps.add(Step.at(Step.Kind.FLIP, Long.numberOfTrailingZeros(rest)));
    }
    return steps;
  }

  @Override
  public Text describe(Position position, Ending ending) {
    HexxagonPosition end = (HexxagonPosition) position;
    Side stuck = end.other() == 0 ? end.turn().other() : end.turn();
    return text(
        "outcome." + ending.reason(),
        end.score(Side.FIRST),
        end.score(Side.SECOND),
        HexxagonRules.sideName(stuck));
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
