package quadrille.games.dames;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import quadrille.core.BadInputException;
import quadrille.core.DrawCounter;
import quadrille.core.Ending;
import quadrille.core.Game;
import quadrille.core.Notation;
import quadrille.core.Option;
import quadrille.core.Position;
import quadrille.core.Preset;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.core.Step;
import quadrille.games.dames.DamesRules.Capture;
import quadrille.games.dames.DamesRules.DrawRule;
import quadrille.games.dames.DamesRules.Promotion;
import quadrille.text.Text;

/** The game of Dames (draughts), with every rule an option. */
public final class DamesGame implements Game {
  private static final int[] LEVEL_DEPTHS = {1, 2, 3, 5, 6, 8, 12, 19};

  /** Spread so that each level wins about three games in four against the one below. */
  private static final double[] MISTAKE_RATES = {0.01, 0.06, 0.03, 0.05, 0.015, 0, 0, 0};

  private static final List<Preset> PRESETS =
      List.of(
          preset("international", 10, true, "MAJORITY", "AT_END", "WHITE", "FMJD"),
          preset("casual", 10, true, "FORCED", "AT_END", "WHITE", "NONE"),
          preset("brazilian", 8, true, "MAJORITY", "AT_END", "WHITE", "FMJD"),
          preset("russian", 8, true, "FORCED", "IMMEDIATE", "WHITE", "RUSSIAN"),
          preset("pool", 8, true, "FORCED", "AT_END", "BLACK", "RUSSIAN"),
          preset("english", 8, false, "FORCED", "ENDS_MOVE", "BLACK", "ENGLISH"),
          preset("canadian", 12, true, "MAJORITY", "AT_END", "WHITE", "FMJD"));

  /** In all presets kings fly exactly if men may capture backward. */
  private static Preset preset(
      String id,
      int size,
      boolean free,
      String capture,
      String promotion,
      String firstMover,
      String drawRule) {
    return new Preset(
        id,
        Map.of(
            "size", Integer.toString(size),
            "flyingKings", Boolean.toString(free),
            "menCaptureBackward", Boolean.toString(free),
            "capture", capture,
            "promotion", promotion,
            "firstMover", firstMover,
            "drawRule", drawRule));
  }

  /** Returns the settings of a preset. */
  public static Settings settings(String preset) {
    try {
      return Rules.settings(new DamesGame(), preset, Map.of());
    } catch (BadInputException e) {
      throw new IllegalStateException("no preset, or one that contradicts itself: " + preset, e);
    }
  }

  @Override
  public String id() {
    return "dames";
  }

  @Override
  public List<Option> options() {
    return List.of(
        new Option.IntRange("size", 6, 14, 2, _ -> 10),
        new Option.IntRange("menRows", 1, 6, 1, before -> maxMenRows(before.integer("size"))),
        new Option.Flag("flyingKings", _ -> true),
        new Option.Flag("menCaptureBackward", _ -> true),
        choice("capture", Capture.values(), Capture.MAJORITY),
        choice("promotion", Promotion.values(), Promotion.AT_END),
        choice("firstMover", PieceColour.values(), PieceColour.WHITE),
        choice("drawRule", DrawRule.values(), DrawRule.FMJD));
  }

  private static Option choice(String name, Enum<?>[] values, Enum<?> fallback) {
    return new Option.Choice(
        name, Stream.of(values).map(Enum::name).toList(), _ -> fallback.name());
  }

  /** At least two rows stay empty. */
  private static int maxMenRows(int size) {
    return size / 2 - 1;
  }

  @Override
  public List<Preset> presets() {
    return PRESETS;
  }

  @Override
  public void validate(Settings settings) throws BadInputException {
    int size = settings.integer("size");
    int rows = settings.integer("menRows");
    if (rows > maxMenRows(size)) {
      throw new BadInputException(text("error.rows", rows, size, maxMenRows(size)));
    }
  }

  @Override
  public DamesPosition start(Settings settings) {
    return DamesPosition.start(DamesRules.of(settings));
  }

  @Override
  public Notation notation() {
    return DamesNotation.NUMBERS;
  }

  @Override
  public List<DrawCounter> drawCounters(Settings settings) {
    return DamesDrawCounter.of(DamesRules.of(settings));
  }

  /**
   * Men never move back and captured pieces never return, so only quiet king moves are reversible.
   */
  @Override
  public boolean isReversible(Position before, long move) {
    return DamesDrawCounter.isQuietKingMove((DamesPosition) before, move);
  }

  @Override
  public List<Step> steps(Position before, long move) {
    return DamesMoveSteps.of((DamesPosition) before, move);
  }

  /** The side to move has lost. */
  @Override
  public Text describe(Position position, Ending ending) {
    Text loser = ((DamesPosition) position).colourToMove().text();
    return text("outcome." + ending.reason(), loser);
  }

  @Override
  public int depth(int level) {
    return LEVEL_DEPTHS[level - 1];
  }

  @Override
  public double mistakeRate(int level) {
    return MISTAKE_RATES[level - 1];
  }

  /** The messages name the first side White; if Black begins, the names are exchanged. */
  @Override
  public Side usualSide(Side side, Settings settings) {
    return DamesRules.of(settings).colour(side) == PieceColour.WHITE ? Side.FIRST : Side.SECOND;
  }
}
