package quadrille.games.hex;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import quadrille.core.BadInputException;
import quadrille.core.Notation;
import quadrille.core.Option;
import quadrille.core.Position;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.core.Step;
import quadrille.search.protocol.EngineProtocol;

/** Hex (Piet Hein 1942, John Nash 1948), with its options. */
public final class HexGame implements EngineProtocol.Speaking {
  static final String ROWS = "rows";
  static final String COLUMNS = "columns";
  static final String TILING = "tiling";
  static final String SWAP = "swap";

  static final int SMALLEST = 2;
  static final int LARGEST = 19;
  private static final int USUAL = 11;
  private static final int[] DEPTHS = {1, 1, 2, 3, 4, 6, 8, 10};

  @Override
  public String id() {
    return "hex";
  }

  @Override
  public List<Option> options() {
    List<String> tilings = Arrays.stream(HexTiling.values()).map(HexTiling::value).toList();
    return List.of(
        new Option.Whole(ROWS, SMALLEST, LARGEST, 1, before -> USUAL),
        new Option.Whole(COLUMNS, SMALLEST, LARGEST, 1, before -> USUAL),
        new Option.Choice(TILING, tilings, before -> HexTiling.HEXAGONAL.value()),
        new Option.Flag(SWAP, HexGame::maySwap));
  }

  @Override
  public Map<String, List<String>> shorthands() {
    return Map.of("size", List.of(ROWS, COLUMNS));
  }

  /** A swap mirrors the stone, which is the same game only where the board is its own mirror. */
  private static boolean maySwap(Settings settings) {
    return settings.whole(ROWS) == settings.whole(COLUMNS)
        && settings.choice(TILING).equals(HexTiling.HEXAGONAL.value());
  }

  @Override
  public void check(Settings settings) throws BadInputException {
    if (settings.flag(SWAP) && !maySwap(settings)) {
      throw new BadInputException(
          text(
              "error.swap",
              settings.whole(ROWS),
              settings.whole(COLUMNS),
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
  public int depth(int level) {
    return DEPTHS[level - 1];
  }

  @Override
  public EngineProtocol protocol() {
    return new HexProtocol();
  }
}
