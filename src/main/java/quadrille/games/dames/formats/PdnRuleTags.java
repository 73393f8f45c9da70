package quadrille.games.dames.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
  /**
   * The game types of PDN 3.0 that Quadrille supports, with their full tag and their style of
   * result.
   */
  enum GameType {
    INTERNATIONAL("international", "20,W,10,10,N2,0", false, 'x', true),
    ENGLISH("english", "21,B,8,8,N1,0", false, 'x', false),
    POOL("pool", "23,B,8,8,N1,0", false, 'x', false),
    RUSSIAN("russian", "25,W,8,8,A0,0", true, ':', false),
    BRAZILIAN("brazilian", "26,W,8,8,A0,0", true, 'x', false),
    CANADIAN("canadian", "27,W,12,12,N2,0", false, 'x', true);

    private final String preset;
    private final String tag;
    private final boolean usesLetters;
    private final char captureSign;
    private final boolean scoresWinAsTwo;

    GameType(String preset, String tag, boolean letters, char capture, boolean twoPoints) {
      this.preset = preset;
      this.tag = tag;
      this.usesLetters = letters;
      this.captureSign = capture;
      this.scoresWinAsTwo = twoPoints;
    }

    String tag() {
      return tag;
    }

    /** Returns whether squares are written as letters and numbers, such as a1. */
    boolean usesLetters() {
      return usesLetters;
    }

    /** Returns the character between the squares of a capture. */
    char captureSign() {
      return captureSign;
    }

    /** Returns whether a win is written as 2-0. */
    boolean scoresWinAsTwo() {
      return scoresWinAsTwo;
    }

    Settings settings() {
      return DamesGame.settings(preset);
    }

    /** Returns the game type with these rules, or null if no standard type has them. */
    static @Nullable GameType of(Settings settings) {
      for (GameType each : values()) {
        if (each.settings().equals(settings)) {
          return each;
        }
      }
      return null;
    }

    private static @Nullable GameType byNumber(String number) {
      for (GameType each : values()) {
        if (each.tag.startsWith(number + ",")) {
          return each;
        }
      }
      return null;
    }
  }

  private static final DamesGame GAME = new DamesGame();
  private static final Pattern GAME_TYPE_TAG = Pattern.compile("(\\d+)(?:\\s*,\\s*([WB]).*)?");
  private static final Pattern NUMBER = Pattern.compile("\\d{1,4}");
  private static final int SMALL_BOARD = 32;
  private static final int STANDARD_BOARD = 50;

  private final PdnGame text;

  PdnRuleTags(PdnGame text) {
    this.text = text;
  }

  /**
   * Returns the rules the game may have been played by, the likeliest first; only one if the tags
   * name it.
   */
  List<Settings> candidates() throws GameParseException {
    try {
      String rules = text.tags().get("Rules");
      if (rules != null && rules.contains("=")) {
        return List.of(Rules.parse(GAME, rules.replace(';', ',')));
      }
      String type = text.tags().get("GameType");
      return type == null || type.isBlank() || type.equals("?")
          ? guessRules()
          : List.of(declaredRules(type));
    } catch (BadInputException e) {
      throw new GameParseException(text.line(), e);
    }
  }

  private Settings declaredRules(String tag) throws GameParseException, BadInputException {
    Matcher matcher = GAME_TYPE_TAG.matcher(tag.strip());
    GameType type = matcher.matches() ? GameType.byNumber(matcher.group(1)) : null;
    if (type == null) {
      throw new GameParseException(text.line(), Text.of(PdnRuleTags.class, "error.pdn-type", tag));
    }
    String first = matcher.group(2);
    String colour = "W".equals(first) ? "WHITE" : "BLACK";
    return first == null || type != GameType.POOL
        ? type.settings()
        : Rules.settings(GAME, type.preset, Map.of("firstMover", colour));
  }

  /**
   * Guesses the rules of a file without a game type from its squares; legality of the moves decides
   * later.
   */
  private List<Settings> guessRules() {
    int last = 0;
    boolean letters = false;
    List<String> all = new ArrayList<>(text.moves().stream().map(PdnMove::text).toList());
    all.add(text.tags().getOrDefault("FEN", ""));
    for (String each : all) {
      letters |= each.matches("(?s)\\s*[a-h]\\d.*");
      Matcher number = NUMBER.matcher(each);
      while (number.find()) {
        last = Math.max(last, Integer.parseInt(number.group()));
      }
    }
    List<GameType> types = likelyTypes(last, letters);
    return types.stream().map(GameType::settings).toList();
  }

  private static List<GameType> likelyTypes(int last, boolean letters) {
    if (letters) {
      return List.of(GameType.RUSSIAN, GameType.BRAZILIAN, GameType.POOL, GameType.ENGLISH);
    }
    if (last > STANDARD_BOARD) {
      return List.of(GameType.CANADIAN);
    }
    return last > SMALL_BOARD
        ? List.of(GameType.INTERNATIONAL)
        : List.of(
            GameType.ENGLISH,
            GameType.RUSSIAN,
            GameType.BRAZILIAN,
            GameType.POOL,
            GameType.INTERNATIONAL);
  }
}
