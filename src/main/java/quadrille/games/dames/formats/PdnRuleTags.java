package quadrille.games.dames.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.core.formats.GameParseException;
import quadrille.games.dames.DamesGame;
import quadrille.text.Text;

/**
 * Translates between rules and tags: {@code GameType} for standard rule sets, {@code Rules} for all
 * others.
 */
final class PdnRuleTags {
  private static final DamesGame GAME = new DamesGame();
  private static final GameType INTERNATIONAL =
      new GameType("international", "20,W,10,10,N2,0", false, 'x', true);
  private static final GameType ENGLISH =
      new GameType("english", "21,B,8,8,N1,0", false, 'x', false);
  private static final GameType POOL = new GameType("pool", "23,B,8,8,N1,0", false, 'x', false);
  private static final GameType RUSSIAN =
      new GameType("russian", "25,W,8,8,A0,0", true, ':', false);
  private static final GameType BRAZILIAN =
      new GameType("brazilian", "26,W,8,8,A0,0", true, 'x', false);
  private static final GameType CANADIAN =
      new GameType("canadian", "27,W,12,12,N2,0", false, 'x', true);
  private static final List<GameType> GAME_TYPES =
      List.of(INTERNATIONAL, ENGLISH, POOL, RUSSIAN, BRAZILIAN, CANADIAN);

  private static final Pattern GAME_TYPE_TAG = Pattern.compile("(\\d+)(?:\\s*,\\s*([WB]).*)?");
  private static final Pattern NUMBER = Pattern.compile("\\d{1,4}");
  private static final int SMALL_BOARD = 32;
  private static final int STANDARD_BOARD = 50;

  private final PdnGame text;

  /**
   * A game type of PDN 3.0 that Quadrille supports.
   *
   * @param tag the full tag
   * @param usesLetters whether squares are written as letters and numbers, such as a1
   * @param captureSign the character between the squares of a capture
   * @param scoresWinAsTwo whether a win is written as 2-0
   */
  record GameType(
      String preset, String tag, boolean usesLetters, char captureSign, boolean scoresWinAsTwo) {

    Settings settings() {
      return DamesGame.settings(preset);
    }

    /** The name of its rules. */
    Text rulesName() {
      return GAME.text("preset." + preset);
    }

    /** Returns the game type with these rules, or null if no standard type has them. */
    static @Nullable GameType of(Settings settings) {
      return find(type -> type.settings().equals(settings));
    }

    private static @Nullable GameType find(Predicate<GameType> wanted) {
      return GAME_TYPES.stream().filter(wanted).findFirst().orElse(null);
    }
  }

  PdnRuleTags(PdnGame text) {
    this.text = text;
  }

  /** Whether no tag names the rules. */
  boolean areGuessed() {
    String type = text.tags().getOrDefault("GameType", "");
    return !hasRules(rulesTag()) && (type.isBlank() || type.equals("?"));
  }

  private String rulesTag() {
    return text.tags().getOrDefault(PdnTags.RULES, "");
  }

  /**
   * Returns the rules the game may have been played by, the likeliest first; only one if the tags
   * name it.
   */
  List<Settings> candidates() throws GameParseException {
    if (areGuessed()) {
      return guessRules();
    }
    try {
      return hasRules(rulesTag())
          ? List.of(Rules.parse(GAME, rulesTag().replace(';', ',')))
          : List.of(declaredRules(text.tags().getOrDefault("GameType", "")));
    } catch (BadInputException e) {
      throw new GameParseException(text.line(), e);
    }
  }

  /**
   * Whether a {@code Rules} tag has our options; other programs write a name there, or a remark.
   */
  static boolean hasRules(String value) {
    return value.contains("=");
  }

  private Settings declaredRules(String tag) throws GameParseException, BadInputException {
    Matcher matcher = GAME_TYPE_TAG.matcher(tag.strip());
    GameType type =
        matcher.matches()
            ? GameType.find(known -> known.tag.startsWith(matcher.group(1) + ","))
            : null;
    if (type == null) {
      throw new GameParseException(text.line(), Text.of(PdnRuleTags.class, "error.pdn-type", tag));
    }
    String first = matcher.group(2);
    String colour = "W".equals(first) ? "WHITE" : "BLACK";
    return first == null || !type.equals(POOL)
        ? type.settings()
        : Rules.settings(GAME, type.preset, Map.of("firstMover", colour));
  }

  /**
   * Guesses the rules of a file without a game type from its squares; legality of the moves decides
   * later. A game that names no square is international, the default of PDN.
   */
  private List<Settings> guessRules() {
    int last = 0;
    boolean letters = false;
    List<String> all = new ArrayList<>(text.moves().stream().map(PdnGame.Move::text).toList());
    all.add(text.tags().getOrDefault("FEN", ""));
    for (String squares : all) {
      letters |= squares.matches("(?s)\\s*[a-h][-x:×]?[a-h]?\\d.*");
      Matcher number = NUMBER.matcher(squares);
      while (number.find()) {
        last = Math.max(last, Integer.parseInt(number.group()));
      }
    }
    return likelyTypes(last, letters).stream().map(GameType::settings).toList();
  }

  private static List<GameType> likelyTypes(int last, boolean letters) {
    if (letters) {
      return List.of(RUSSIAN, BRAZILIAN, POOL, ENGLISH);
    }
    if (last > STANDARD_BOARD) {
      // A square that was mistyped may be beyond the board that was played on.
      return List.of(CANADIAN, INTERNATIONAL);
    }
    return last == 0 || last > SMALL_BOARD
        ? List.of(INTERNATIONAL)
        : List.of(ENGLISH, RUSSIAN, BRAZILIAN, POOL, INTERNATIONAL);
  }
}
