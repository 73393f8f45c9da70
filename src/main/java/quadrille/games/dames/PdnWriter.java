package quadrille.games.dames;

import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.Outcome;
import quadrille.core.Position;
import quadrille.core.Rules;
import quadrille.core.Side;
import quadrille.core.Text;

/** Writes a game as PDN 3.0, in the notation that its rules are used with. */
final class PdnWriter {
  private static final int WIDTH = 80;
  private static final String UNKNOWN = "?";
  private static final Set<String> REASONS =
      Set.of(Outcome.RESIGNATION, Outcome.TIME, Outcome.AGREEMENT);

  private final GameTree game;
  private final DamesRules rules;
  private final PdnRules.@Nullable Type type;
  private final StringBuilder text = new StringBuilder();
  private int column;

  PdnWriter(GameTree game) throws BadInputException {
    if (!(game.root().line().position() instanceof DamesPosition position)) {
      throw new BadInputException(Text.of(PdnWriter.class, "error.other-game", game.game().name()));
    }
    this.game = game;
    rules = position.rules();
    type = PdnRules.Type.of(game.settings());
  }

  String write() {
    tags();
    text.append('\n');
    word(PdnNotes.write(game.root().note()));
    following(game.root());
    word(result());
    return text.append('\n').toString();
  }

  private void tags() {
    Map<String, String> tags = game.tags();
    for (String name : new String[] {"Event", "Site", "Date", "Round"}) {
      String value = tags.getOrDefault(PdnTags.NAMES.getOrDefault(name, name), UNKNOWN);
      tag(name, name.equals("Date") ? date(value) : value);
    }
    tag("White", tags.getOrDefault(PdnTags.player(rules, Colour.WHITE), UNKNOWN));
    tag("Black", tags.getOrDefault(PdnTags.player(rules, Colour.BLACK), UNKNOWN));
    tag("Result", result());
    Outcome outcome = game.outcome();
    if (outcome != null && REASONS.contains(outcome.reason())) {
      tag("Termination", outcome.reason());
    }
    rules();
    start();
    if (tags.containsKey(GameTree.ANNOTATOR)) {
      tag("Annotator", tags.getOrDefault(GameTree.ANNOTATOR, UNKNOWN));
    }
    tags.forEach(
        (name, value) -> {
          if (name.startsWith(PdnTags.KEPT)) {
            tag(name.substring(PdnTags.KEPT.length()), value);
          }
        });
  }

  private static String date(String date) {
    return date.equals(UNKNOWN) ? "????.??.??" : date.replace('-', '.');
  }

  private void rules() {
    if (type == null) {
      String mix = Rules.write(game.game(), game.settings()).replace(',', ';');
      tag("Rules", mix);
    } else {
      tag("GameType", type.tag());
    }
  }

  private void start() {
    Position start = game.root().line().position();
    if (!start.equals(game.game().start(game.settings()))) {
      tag("SetUp", "1");
      tag("FEN", game.game().notation().format(start));
    }
  }

  private void tag(String name, String value) {
    String escaped = value.replace("\\", "\\\\").replace("\"", "\\\"").replace('\n', ' ');
    text.append('[').append(name).append(" \"").append(escaped).append("\"]\n");
  }

  private void following(GameTree.Node from) {
    GameTree.Node node = from;
    boolean numbered = true;
    while (!node.next().isEmpty()) {
      GameTree.Node main = node.next().getFirst();
      boolean told = move(main, numbered);
      for (GameTree.Node each : node.next().subList(1, node.next().size())) {
        word("(");
        move(each, true);
        following(each);
        text.append(')');
        column++;
        told = true;
      }
      numbered = told;
      node = main;
    }
  }

  /** Writes a move; says whether more than the move was written. */
  private boolean move(GameTree.Node node, boolean numbered) {
    GameTree.Node before = node.parent();
    if (before == null) {
      return false;
    }
    int ply = node.line().ply() - 1 + offset();
    if (ply % 2 == 0) {
      word(ply / 2 + 1 + ".");
    } else if (numbered) {
      word(ply / 2 + 1 + "...");
    }
    word(notation(before, node));
    node.note().glyphs().forEach(glyph -> word("$" + glyph));
    String note = PdnNotes.write(node.note());
    word(note);
    return !note.isEmpty();
  }

  /** A game that starts with the second side to move starts in the middle of a move. */
  private int offset() {
    return game.root().line().position().turn() == Side.FIRST ? 0 : 1;
  }

  private String notation(GameTree.Node before, GameTree.Node node) {
    DamesNotation notation =
        type != null && type.letters() ? DamesNotation.COORDINATES : DamesNotation.NUMBERS;
    String move = notation.format(before.line().position(), node.line().move());
    return type == null ? move : move.replace('x', type.capture());
  }

  /** Adds a word, on a new line where this one is full. */
  private void word(String word) {
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

  private String result() {
    Outcome outcome = game.outcome();
    if (outcome == null) {
      return "*";
    }
    boolean two = type != null && type.twoPoints();
    Side winner = outcome.winner();
    if (winner == null) {
      return two ? "1-1" : "1/2-1/2";
    }
    boolean white = rules.colour(winner) == Colour.WHITE;
    return two ? (white ? "2-0" : "0-2") : white ? "1-0" : "0-1";
  }
}
