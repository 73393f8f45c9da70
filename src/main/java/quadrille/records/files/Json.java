package quadrille.records.files;

import java.util.Collection;
import org.jspecify.annotations.Nullable;
import quadrille.core.Game;
import quadrille.core.Option;
import quadrille.core.Preset;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.search.Score;
import tools.jackson.core.JsonParser;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamWriteConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Converts values to JSON and back, in the form that all our files and outputs share. */
public final class Json {
  /** The reason of the result of an unfinished game. */
  public static final String UNFINISHED = "unfinished";

  /** A variation takes three levels, and each move of a game may begin one. */
  private static final int MAX_NESTING = 10_000;

  private static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder().maxNestingDepth(MAX_NESTING).build())
                  .streamWriteConstraints(
                      StreamWriteConstraints.builder().maxNestingDepth(MAX_NESTING).build())
                  .build())
          .build();

  private Json() {}

  public static ObjectNode object() {
    return MAPPER.createObjectNode();
  }

  static ArrayNode array() {
    return MAPPER.createArrayNode();
  }

  public static ArrayNode stringArray(Collection<String> texts) {
    ArrayNode array = array();
    texts.forEach(array::add);
    return array;
  }

  /**
   * Reads one value.
   *
   * @throws tools.jackson.core.JacksonException when the text is not JSON
   */
  public static JsonNode parse(String text) {
    return MAPPER.readTree(text);
  }

  /** Returns what reads the values of a text one by one. */
  static JsonParser parser(String text) {
    return MAPPER.createParser(text);
  }

  public static String oneLine(JsonNode node) {
    return MAPPER.writeValueAsString(node);
  }

  public static String prettyPrinted(JsonNode node) {
    return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(node);
  }

  /** The settings as numbers, booleans and strings. */
  public static ObjectNode settings(Game game, Settings settings) {
    ObjectNode node = object();
    for (Option option : game.options()) {
      String name = option.name();
      switch (option) {
        case Option.IntRange _ -> node.put(name, settings.integer(name));
        case Option.Flag _ -> node.put(name, settings.flag(name));
        case Option.Choice _ -> node.put(name, settings.choice(name));
      }
    }
    return node;
  }

  /** Adds the id of the preset with exactly these settings, or null, and the settings. */
  public static void addRules(ObjectNode node, Game game, Settings settings) {
    Preset preset = Rules.presetOf(game, settings);
    node.put("rules", preset == null ? null : preset.id());
    node.set("settings", settings(game, settings));
  }

  /** A side's name: first or second; null for neither. */
  public static @Nullable String side(@Nullable Side side) {
    return side == null ? null : side.id();
  }

  /** The side with that name, or null if there is none. */
  public static @Nullable Side side(JsonNode name) {
    return switch (name.asString("")) {
      case "first" -> Side.FIRST;
      case "second" -> Side.SECOND;
      default -> null;
    };
  }

  /** Whether it names a side, or is null or absent: neither of the two. */
  public static boolean isSideOrNeither(JsonNode name) {
    return side(name) != null || name.isNull() || name.isMissingNode();
  }

  /**
   * Adds a score in the game's unit and, if it is decided, the plies to the end or what an endgame
   * table says.
   */
  public static void addScore(ObjectNode node, int score, Game game) {
    node.put("score", (double) score / game.pointsPerUnit());
    if (Score.isDecided(score)) {
      node.put(score > 0 ? "winIn" : "lossIn", Score.pliesToEnd(score));
    } else if (Score.isTableResult(score)) {
      node.put("endgameTable", score > 0 ? "won" : "lost");
      int plies = Score.pliesByTable(score);
      if (plies > 0) {
        node.put("endgameTablePlies", plies);
      }
    }
  }
}
