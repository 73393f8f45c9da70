package quadrille.games.hex;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
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

/** Hex (Piet Hein 1942, John Nash 1948), with its options. */
public final class HexGame implements Game {
  public static final String ROWS = "rows";
  public static final String COLUMNS = "columns";
  public static final String TILING = "tiling";
  public static final String SWAP = "swap";

  static final int MIN_SIZE = 2;
  static final int MAX_SIZE = 19;
  private static final int DEFAULT_SIZE = 11;
  private static final int[] DEPTHS = {1, 1, 2, 3, 4, 6, 8, 10};

  /** Fills the gaps between searches of one ply, of two, and with a network. */
  private static final double[] MISTAKE_RATES = {0.18, 0.055, 0.025, 0.05, 0.007, 0, 0, 0};

  @Override
  public String id() {
    return "hex";
  }

  @Override
  public List<Option> options() {
    List<String> tilings = Arrays.stream(HexTiling.values()).map(HexTiling::value).toList();
    return List.of(
        new Option.IntRange(ROWS, MIN_SIZE, MAX_SIZE, 1, before -> DEFAULT_SIZE),
        new Option.IntRange(COLUMNS, MIN_SIZE, MAX_SIZE, 1, before -> DEFAULT_SIZE),
        new Option.Choice(TILING, tilings, before -> HexTiling.HEXAGONAL.value()),
        new Option.Flag(SWAP, HexGame::isSwapAllowed));
  }

  @Override
  public Map<String, List<String>> shorthands() {
    return Map.of("size", List.of(ROWS, COLUMNS));
  }

  /** A swap mirrors the stone, which is only fair if the board is symmetric. */
  private static boolean isSwapAllowed(Settings settings) {
    return settings.integer(ROWS) == settings.integer(COLUMNS)
        && settings.choice(TILING).equals(HexTiling.HEXAGONAL.value());
  }

  @Override
  public void validate(Settings settings) throws BadInputException {
    if (settings.flag(SWAP) && !isSwapAllowed(settings)) {
      throw new BadInputException(
          text(
              "error.swap",
              settings.integer(ROWS),
              settings.integer(COLUMNS),
              settings.choice(TILING)));
    }
  }

  @Override
  public HexPosition start(Settings settings) {
    return HexPosition.empty(HexBoard.of(settings), Side.FIRST);
  }

  @Override
  public Notation notation() {
    return HexNotation.INSTANCE;
  }

  @Override
  public List<Position> images(Position position) {
    return ((HexPosition) position).images();
  }

  @Override
  public List<Step> steps(Position before, long move) {
    if (move != HexPosition.SWAP) {
      return List.of(Step.at(Step.Kind.PLACE, (int) move));
    }
    HexPosition position = (HexPosition) before;
    int cell = position.onlyStone();
    int mirror = position.board().mirror(cell);
    Step flip = Step.at(Step.Kind.FLIP, mirror);
    return cell == mirror ? List.of(flip) : List.of(Step.slide(cell, mirror), flip);
  }

  @Override
  public Text describe(Position position, Ending ending) {
    if (ending.winner() == null) {
      return text("outcome.full");
    }
    return text(ending.winner() == Side.FIRST ? "outcome.first" : "outcome.second");
  }

  @Override
  public Text moveName(Position before, long move) {
    return move == HexPosition.SWAP ? text("move.swap") : Game.super.moveName(before, move);
  }

  @Override
  public @Nullable Text moveNews(Position before, long move, Settings settings) {
    return move == HexPosition.SWAP ? text("news.swap", sideName(before.turn(), settings)) : null;
  }

  @Override
  public @Nullable Text depthNote() {
    return text("depth.note");
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
