package quadrille.records.files;

import java.util.List;
import java.util.regex.Pattern;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.formats.GameFormat;
import quadrille.text.Text;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Our own format, which holds everything in a game tree: one JSON object for each game, on a line
 * of its own if there are several.
 *
 * <p>Also reads what the commands {@code play} and {@code match} write: a game, an object with
 * {@code games}, and the lines of a match.
 */
final class JsonGameFormat extends GameFormat {
  private static final Pattern START_OF_JSON = Pattern.compile("(?s)\\s*(?:\\{|\\[\\s*\\{).*");
  private static final String GAMES = "games";

  JsonGameFormat() {
    super("quad", "quad", "json", "jsonl");
  }

  @Override
  public boolean recognizes(String text) {
    return START_OF_JSON.matcher(text.substring(0, Math.min(text.length(), 1000))).matches();
  }

  @Override
  public void read(String text, Visitor visitor) throws BadInputException {
    if (!recognizes(text)) {
      throw new BadInputException(JsonGameFormat.class, "error.no-json");
    }
    DocumentReader reader = new DocumentReader(visitor);
    if (isLines(text)) {
      reader.readLines(text);
    } else {
      reader.readValues(text, 1);
    }
    reader.end();
  }

  /** Whether each line is a value of its own, so that a broken line leaves the others readable. */
  private static boolean isLines(String text) {
    String begin = text.stripLeading();
    int end = begin.indexOf('\n');
    return end > 0
        && begin.substring(0, end).stripTrailing().endsWith("}")
        && begin.substring(end).stripLeading().startsWith("{");
  }

  /** Writes a single game over several lines, for people to read. */
  @Override
  public String write(List<GameTree> games) throws BadInputException {
    if (games.size() > 1) {
      return super.write(games);
    }
    return Json.prettyPrinted(GameJsonWriter.write(games.getFirst())) + "\n";
  }

  @Override
  protected String write(GameTree game) {
    return Json.oneLine(GameJsonWriter.write(game)) + "\n";
  }

  /** Visits the games in a text. */
  private static final class DocumentReader {
    private final Visitor visitor;
    private int number;
    private boolean wantsMore = true;

    DocumentReader(Visitor visitor) {
      this.visitor = visitor;
    }

    void readLines(String text) {
      int line = 0;
      for (String each : (Iterable<String>) text.lines()::iterator) {
        line++;
        if (wantsMore && !each.isBlank()) {
          readValues(each, line);
        }
      }
    }

    /**
     * @param first the line number of the text in its file
     */
    void readValues(String text, int first) {
      int line = first;
      try (JsonParser parser = Json.parser(text)) {
        while (wantsMore && parser.nextToken() != null) {
          line = line(parser, first);
          if (parser.currentToken() == JsonToken.START_OBJECT) {
            readObject(parser, first);
          } else if (parser.currentToken() != JsonToken.START_ARRAY
              && parser.currentToken() != JsonToken.END_ARRAY) {
            reportNoGame(line);
          }
        }
      } catch (JacksonException e) {
        int at = e.getLocation() == null ? line : first - 1 + e.getLocation().getLineNr();
        report(++number, at, Text.of(JsonGameFormat.class, "error.json"));
      }
    }

    private void reportNoGame(int line) {
      report(++number, line, Text.of(JsonGameFormat.class, "error.no-game"));
    }

    private static int line(JsonParser parser, int first) {
      return first - 1 + parser.currentTokenLocation().getLineNr();
    }

    /** Reads a game, or an object with games, which are read one by one. */
    private void readObject(JsonParser parser, int first) {
      int line = line(parser, first);
      ObjectNode fields = Json.object();
      boolean container = false;
      while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
        String name = parser.currentName();
        boolean games = parser.nextToken() == JsonToken.START_ARRAY && name.equals(GAMES);
        container |= games;
        while (games && parser.nextToken() != JsonToken.END_ARRAY) {
          int begin = line(parser, first);
          if (parser.currentToken() == JsonToken.START_OBJECT) {
            visitGame(parser.readValueAsTree(), begin);
          } else {
            reportNoGame(begin);
            parser.skipChildren();
          }
        }
        if (!games) {
          fields.set(name, parser.<JsonNode>readValueAsTree());
        }
      }
      if (!container && !fields.has("match")) {
        visitGame(fields, line);
      }
    }

    private void visitGame(JsonNode node, int line) {
      if (!wantsMore) {
        return;
      }
      number++;
      try {
        wantsMore = visitor.game(number, GameJsonReader.read(node));
      } catch (BadInputException e) {
        report(number, line, e.text());
      }
    }

    private void report(int game, int line, Text text) {
      visitor.problem(new GameFormat.Problem(game, line, text));
    }

    void end() throws BadInputException {
      if (number == 0) {
        throw new BadInputException(JsonGameFormat.class, "error.no-game");
      }
    }
  }
}
