package quadrille.games.dames;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.core.Settings;

/** Creates positions and moves from their notation. */
public final class DamesFixture {
  public static final DamesGame GAME = new DamesGame();

  private DamesFixture() {}

  /** Settings such as {@code russian promotion=AT_END size=10}. */
  public static Settings settings(String rules) throws BadInputException {
    String[] words = rules.split(" ");
    Map<String, String> given =
        Arrays.stream(words)
            .skip(1)
            .map(word -> word.split("="))
            .collect(Collectors.toMap(pair -> pair[0], pair -> pair[1]));
    return Rules.settings(GAME, words[0], given);
  }

  public static DamesPosition position(String rules, String fen) throws BadInputException {
    return Fen.parse(fen, DamesRules.of(settings(rules)));
  }

  public static Line line(String rules, String fen) throws BadInputException {
    return Line.from(GAME, settings(rules), position(rules, fen));
  }

  /** Returns the legal moves in notation. */
  public static List<String> moves(String rules, String fen) throws BadInputException {
    DamesPosition position = position(rules, fen);
    return position.legalMoves().stream()
        .mapToObj(move -> DamesNotation.NUMBERS.format(position, move))
        .toList();
  }

  /** Returns the position after a move given in notation. */
  static String positionAfter(String rules, String fen, String move) throws BadInputException {
    DamesPosition position = position(rules, fen);
    return position.play(DamesNotation.NUMBERS.parse(position, move)).toString();
  }
}
