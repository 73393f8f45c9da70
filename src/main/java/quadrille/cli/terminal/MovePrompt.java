package quadrille.cli.terminal;

import java.io.IOException;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Notation;
import quadrille.core.Position;
import quadrille.core.Side;
import quadrille.match.HumanPlayer;
import quadrille.match.Match;
import quadrille.match.MatchState;

/** Asks a person for a move and takes words for everything else that can be done at the table. */
final class MovePrompt {
  private final Terminal terminal;
  private final Match match;
  private final MatchState state;
  private final HumanPlayer human;
  private final Predicate<Side> isHuman;
  private final Line line;
  private final Side side;

  /**
   * @param human who is to move in that state
   * @param isPerson whether a person plays that side
   */
  MovePrompt(
      Terminal terminal,
      Match match,
      MatchState state,
      HumanPlayer human,
      Predicate<Side> isPerson) {
    this.terminal = terminal;
    this.match = match;
    this.state = state;
    this.human = human;
    this.isHuman = isPerson;
    line = state.line();
    side = line.position().turn();
  }

  /** A side as people call it in that game. */
  static String sideName(Line line, Side side) {
    return line.game().sideName(side, line.settings()).toString();
  }

  /** Reads until the match has something to do; false at the end of the input. */
  boolean run() throws IOException {
    if (state.drawOffer() == side.other()) {
      print(
          sideName(line, side.other()) + " offers a draw: 'draw' accepts it, a move declines it.");
    }
    while (true) {
      terminal.err().print(sideName(line, side) + " to move (or help): ");
      terminal.err().flush();
      String text = terminal.in().readLine();
      if (text == null) {
        terminal.err().println();
        return false;
      }
      if (match.state().outcome() != null || execute(text.strip())) {
        return true;
      }
    }
  }

  /** Whether the match heard of it and will tell what comes of it. */
  private boolean execute(String text) {
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "" -> false;
      case "help" -> printHelp();
      case "undo" -> takeBack();
      case "draw" -> offerOrAcceptDraw();
      case "resign" -> resign();
      default -> submitMove(text);
    };
  }

  private boolean printHelp() {
    Position position = line.position();
    Notation notation = line.game().notation();
    String moves =
        position.legalMoves().stream()
            .mapToObj(move -> notation.format(position, move))
            .collect(Collectors.joining(" "));
    print("Type a move, or: undo, draw (offers or accepts one), resign, help.");
    print("Moves: " + moves);
    return false;
  }

  private boolean takeBack() {
    int plies = pliesToTakeBack();
    if (plies == 0) {
      print("There is no move to take back.");
      return false;
    }
    match.takeBack(plies);
    return true;
  }

  /** How many moves have to be taken back until a person is to move again; 0 if there is none. */
  private int pliesToTakeBack() {
    int plies = 0;
    for (int i = state.moves().size() - 1; i >= 0; i--) {
      plies++;
      if (isHuman.test(state.moves().get(i).side())) {
        return plies;
      }
    }
    return 0;
  }

  private boolean offerOrAcceptDraw() {
    if (state.drawOffer() == side) {
      print("The draw is offered already; the answer comes with the next move.");
      return false;
    }
    if (state.drawOffer() == side.other()) {
      match.acceptDraw(side);
    } else {
      match.offerDraw(side);
    }
    return true;
  }

  private boolean resign() {
    match.resign(side);
    return true;
  }

  private boolean submitMove(String text) {
    try {
      return human.submit(line.game().notation().parse(line.position(), text));
    } catch (BadInputException e) {
      print(e.text().toString());
      return false;
    }
  }

  private void print(String sentence) {
    terminal.err().println(sentence);
  }
}
