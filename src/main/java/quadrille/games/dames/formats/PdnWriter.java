package quadrille.games.dames.formats;

import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Position;
import quadrille.core.Rules;
import quadrille.core.Side;
import quadrille.games.dames.DamesNotation;
import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.DamesRules;
import quadrille.games.dames.PieceColour;

/** Writes a game as PDN 3.0, in the notation customary for its rules. */
final class PdnWriter {
  private static final int WIDTH = 80;
  private static final String UNKNOWN = "?";

  private final GameTree game;
  private final DamesRules rules;
  private final PdnRuleTags.@Nullable GameType type;
  private final Set<String> writtenTags = new HashSet<>();
  private final StringBuilder text = new StringBuilder();
  private int column;
  private int nesting;

  PdnWriter(GameTree game) throws BadInputException {
    if (!(game.root().line().position() instanceof DamesPosition position)) {
      throw new BadInputException(PdnWriter.class, "error.other-game", game.game().name());
    }
    this.game = game;
    rules = position.rules();
    type = PdnRuleTags.GameType.of(game.settings());
  }

  String write() throws BadInputException {
    writeTags();
    text.append('\n');
    appendWord(PdnAnnotations.write(game.root()));
    writeContinuation(game.root());
    appendWord(resultText());
    return text.append('\n').toString();
  }

  private void writeTags() {
    Map<String, String> tags = game.tags();
    writeTag("Event", tags.getOrDefault(GameTree.EVENT, UNKNOWN));
    writeTag("Site", tags.getOrDefault(GameTree.SITE, UNKNOWN));
    writeTag("Date", formatDate(tags.getOrDefault(GameTree.DATE, UNKNOWN)));
    writeTag("Round", tags.getOrDefault(GameTree.ROUND, UNKNOWN));
    writeTag("White", tags.getOrDefault(PdnTags.playerTag(rules, PieceColour.WHITE), UNKNOWN));
    writeTag("Black", tags.getOrDefault(PdnTags.playerTag(rules, PieceColour.BLACK), UNKNOWN));
    writeTag("Result", resultText());
    writeTermination();
    writeRules();
    writeSetUp();
    if (tags.containsKey(GameTree.ANNOTATOR)) {
      writeTag("Annotator", tags.getOrDefault(GameTree.ANNOTATOR, UNKNOWN));
    }
    tags.forEach(
        (name, value) -> {
          if (name.startsWith(PdnTags.CUSTOM_PREFIX)) {
            writeCustomTag(name.substring(PdnTags.CUSTOM_PREFIX.length()), value);
          }
        });
  }

  /** Writes why the game ended, unless the rules or nobody says so. */
  private void writeTermination() {
    Outcome outcome = game.outcome();
    if (outcome != null
        && !outcome.reason().equals(Outcome.UNKNOWN)
        && !outcome.equals(game.lastMainNode().line().outcome())) {
      writeTag(PdnTags.TERMINATION, outcome.reason());
    }
  }

  /** Writes a tag of the file that the game was read from, unless the game has its own by now. */
  private void writeCustomTag(String name, String value) {
    if (!writtenTags.contains(name)) {
      writeTag(name, value);
    }
  }

  private static String formatDate(String date) {
    return date.equals(UNKNOWN) ? "????.??.??" : date.replace('-', '.');
  }

  private void writeRules() {
    if (type == null) {
      writeTag(PdnTags.RULES, Rules.format(game.game(), game.settings()).replace(',', ';'));
    } else {
      writeTag("GameType", type.tag());
    }
  }

  private void writeSetUp() {
    Position start = game.root().line().position();
    if (!start.equals(game.game().start(game.settings()))) {
      writeTag("SetUp", "1");
      writeTag("FEN", game.game().notation().format(start));
    }
  }

  private void writeTag(String name, String value) {
    writtenTags.add(name);
    String escaped = value.replace("\\", "\\\\").replace("\"", "\\\"").replace('\n', ' ');
    text.append('[').append(name).append(" \"").append(escaped).append("\"]\n");
  }

  private void writeContinuation(GameTree.Node from) throws BadInputException {
    GameTree.Node node = from;
    boolean numbered = true;
    while (!node.children().isEmpty()) {
      GameTree.Node main = node.children().getFirst();
      numbered = writeMove(main, numbered);
      for (GameTree.Node variation : node.children().subList(1, node.children().size())) {
        if (nesting >= PdnParser.MAX_NESTING) {
          throw new BadInputException(PdnWriter.class, "error.pdn-nesting", PdnParser.MAX_NESTING);
        }
        nesting++;
        appendWord("(");
        writeMove(variation, true);
        writeContinuation(variation);
        text.append(')');
        column++;
        nesting--;
        numbered = true;
      }
      node = main;
    }
  }

  /** Writes a move; returns whether a comment followed it. */
  private boolean writeMove(GameTree.Node node, boolean numbered) {
    int ply = node.line().ply() - 1 + plyOffset();
    if (ply % 2 == 0) {
      appendWord(ply / 2 + 1 + ".");
    } else if (numbered) {
      appendWord(ply / 2 + 1 + "...");
    }
    appendWord(moveText(node.line()));
    node.note().glyphs().forEach(glyph -> appendWord("$" + glyph));
    String note = PdnAnnotations.write(node);
    appendWord(note);
    return !note.isEmpty();
  }

  /** Returns 1 if the second side is to move at the start, otherwise 0. */
  private int plyOffset() {
    return game.root().line().position().turn() == Side.FIRST ? 0 : 1;
  }

  private String moveText(Line line) {
    DamesNotation notation =
        type != null && type.usesLetters() ? DamesNotation.COORDINATES : DamesNotation.NUMBERS;
    Position before = Objects.requireNonNull(line.parent()).position();
    String move = notation.format(before, line.move());
    return type == null ? move : move.replace('x', type.captureSign());
  }

  /** Appends a word, on a new line if the current one is full. */
  private void appendWord(String word) {
    if (word.isEmpty()) {
      return;
    }
    boolean glued = column == 0 || text.charAt(text.length() - 1) == '(';
    if (!glued && column + 1 + word.length() > WIDTH) {
      text.append('\n');
      column = 0;
    } else if (!glued) {
      text.append(' ');
      column++;
    }
    text.append(word);
    column += word.length();
  }

  private String resultText() {
    Outcome outcome = game.outcome();
    if (outcome == null) {
      return "*";
    }
    boolean two = type != null && type.scoresWinAsTwo();
    Side winner = outcome.winner();
    if (winner == null) {
      return two ? "1-1" : "1/2-1/2";
    }
    boolean white = rules.colour(winner) == PieceColour.WHITE;
    return two ? (white ? "2-0" : "0-2") : white ? "1-0" : "0-1";
  }
}
