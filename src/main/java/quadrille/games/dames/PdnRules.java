package quadrille.games.dames;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.MisreadException;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.core.Text;

/**
 * What the tags of a game say about its rules: {@code GameType} for the rule sets of the world,
 * {@code Rules} for all others.
 */
final class PdnRules {
  /** The types of PDN 3.0 that we play, each with its whole tag and how its result is written. */
  enum Type {
    INTERNATIONAL("international", "20,W,10,10,N2,0", false, 'x', true),
    ENGLISH("english", "21,B,8,8,N1,0", false, 'x', false),
    POOL("pool", "23,B,8,8,N1,0", false, 'x', false),
    RUSSIAN("russian", "25,W,8,8,A0,0", true, ':', false),
    BRAZILIAN("brazilian", "26,W,8,8,A0,0", true, 'x', false),
    CANADIAN("canadian", "27,W,12,12,N2,0", false, 'x', true);

    private final String preset;
    private final String tag;
    private final boolean letters;
    private final char capture;
    private final boolean twoPoints;

    Type(String preset, String tag, boolean letters, char capture, boolean twoPoints) {
      this.preset = preset;
      this.tag = tag;
      this.letters = letters;
      this.capture = capture;
      this.twoPoints = twoPoints;
    }

    String tag() {
      return tag;
    }

    /** Whether squares are written as a1. */
    boolean letters() {
      return letters;
    }

    /** What stands between the squares of a capture. */
    char capture() {
      return capture;
    }

    /** Whether a win is written 2-0. */
    boolean twoPoints() {
      return twoPoints;
    }

    Settings settings() {
      try {
        return Rules.settings(GAME, preset, Map.of());
      } catch (BadInputException e) {
        throw new IllegalStateException("no rules " + preset, e);
      }
    }

    /** The type with these rules, or null for a mix of one's own. */
    static @Nullable Type of(Settings settings) {
      for (Type each : values()) {
        if (each.settings().equals(settings)) {
          return each;
        }
      }
      return null;
    }

    private static @Nullable Type numbered(String number) {
      for (Type each : values()) {
        if (each.tag.startsWith(number + ",")) {
          return each;
        }
      }
      return null;
    }
  }

  private static final DamesGame GAME = new DamesGame();
  private static final Pattern TYPE = Pattern.compile("(\\d+)(?:\\s*,\\s*([WB]).*)?");
  private static final Pattern NUMBER = Pattern.compile("\\d{1,4}");
  private static final int SMALL_BOARD = 32;
  private static final int USUAL_BOARD = 50;

  private final PdnText text;

  PdnRules(PdnText text) {
    this.text = text;
  }

  /**
   * The rules that the game may have been played by, the likeliest first: one where the tags tell.
   */
  List<Settings> candidates() throws MisreadException {
    try {
      String rules = text.tags().get("Rules");
      if (rules != null && rules.contains("=")) {
        return List.of(Rules.read(GAME, rules.replace(';', ',')));
      }
      String type = text.tags().get("GameType");
      return type == null || type.isBlank() || type.equals("?") ? guess() : List.of(told(type));
    } catch (BadInputException e) {
      throw new MisreadException(text.line(), e);
    }
  }

  private Settings told(String tag) throws MisreadException, BadInputException {
    Matcher matcher = TYPE.matcher(tag.strip());
    Type type = matcher.matches() ? Type.numbered(matcher.group(1)) : null;
    if (type == null) {
      throw new MisreadException(text.line(), Text.of(PdnRules.class, "error.pdn-type", tag));
    }
    String first = matcher.group(2);
    String colour = "W".equals(first) ? "WHITE" : "BLACK";
    return first == null || type != Type.POOL
        ? type.settings()
        : Rules.settings(GAME, type.preset, Map.of("firstMover", colour));
  }

  /** Files without a type are told apart by their squares, and then by which moves are legal. */
  private List<Settings> guess() {
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
    List<Type> types = likely(last, letters);
    return types.stream().map(Type::settings).toList();
  }

  private static List<Type> likely(int last, boolean letters) {
    if (letters) {
      return List.of(Type.RUSSIAN, Type.BRAZILIAN, Type.POOL, Type.ENGLISH);
    }
    if (last > USUAL_BOARD) {
      return List.of(Type.CANADIAN);
    }
    return last > SMALL_BOARD
        ? List.of(Type.INTERNATIONAL)
        : List.of(Type.ENGLISH, Type.RUSSIAN, Type.BRAZILIAN, Type.POOL, Type.INTERNATIONAL);
  }
}
