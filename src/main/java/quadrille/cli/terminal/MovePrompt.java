package quadrille.cli.terminal;

import java.io.IOException;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.MoveList;
import quadrille.core.Notation;
import quadrille.core.Position;
import quadrille.core.Side;
import quadrille.match.HumanPlayer;
import quadrille.match.Match;
import quadrille.match.MatchState;
import quadrille.system.ByteOrderMark;

/**
 * Asks a human for a move; also takes commands to undo, resign or offer a draw.
 *
 * @param human the player to move in that state
 * @param isHuman whether a human plays a side
 */
record MovePrompt(
    Terminal terminal, Match match, MatchState state, HumanPlayer human, Predicate<Side> isHuman) {

  /** More than any usual position has. */
  private static final int MOST_LISTED = 1000;

  /** The name of a side in the game. */
  static String sideName(Line line, Side side) {
    return line.game().sideName(side, line.settings()).toString();
  }

  private Line line() {
    return state.line();
  }

  private Side side() {
    return line().position().turn();
  }

  /** Reads input until it changes the match; false at the end of the input. */
  boolean run() throws IOException {
    if (state.drawOffer() == side().other()) {
      print(
          sideName(line(), side().other())
              + " offers a draw: 'draw' accepts it, a move declines it.");
    }
    printNearDraw();
    while (true) {
      terminal.err().print(sideName(line(), side()) + " to move (or help): ");
      terminal.err().flush();
      String text = terminal.in().readLine();
      if (text == null) {
        terminal.err().println();
        return false;
      }
      // Editors of Windows begin a file with a mark, which may be piped into the program.
      if (match.state().outcome() != null || execute(ByteOrderMark.strip(text).strip())) {
        return true;
      }
    }
  }

  /**
   * Executes a command or a move; returns whether it changes the match, which then reports the
   * change.
   */
  private boolean execute(String text) {
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "" -> false;
      case "help" -> printHelp();
      case "undo" -> takeBack();
      case "draw" -> offerOrAcceptDraw();
      case "resign" -> {
        match.resign(side());
        yield true;
      }
      default -> submitMove(text);
    };
  }

  /** The rules name the moves of each side, not plies. */
  private void printNearDraw() {
    Line.DrawCount count = line().nearestDraw();
    if (line().occurrences() == 2) {
      print("This position has occurred twice; the third time is a draw.");
    } else if (count != null) {
      print(
          "Draw after %s: %d of %d."
              .formatted(count.counter().text(), count.plies() / 2, count.limit() / 2));
    }
  }

  private boolean printHelp() {
    Position position = line().position();
    Notation notation = line().game().notation();
    MoveList legal = position.legalMoves();
    String moves =
        legal.stream()
            .limit(MOST_LISTED)
            .mapToObj(move -> notation.format(position, move))
            .collect(Collectors.joining(" "));
    print("Type a move, or: undo, draw (offer or accept), resign, help.");
    print("Moves: " + moves + (legal.size() > MOST_LISTED ? " …" : ""));
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

  /** The number of moves to take back until a human is to move again; 0 if there are none. */
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
    if (state.drawOffer() == side()) {
      print("You have already offered a draw; the answer comes with the next move.");
      return false;
    }
    if (state.drawOffer() == side().other()) {
      match.acceptDraw(side());
    } else {
      print("You offer a draw" + (isHuman.test(side().other()) ? "; now make your move." : "."));
      match.offerDraw(side());
    }
    return true;
  }

  private boolean submitMove(String text) {
    try {
      return human.submit(line().game().notation().parse(line().position(), text));
    } catch (BadInputException e) {
      print(e.text().toString());
      return false;
    }
  }

  private void print(String sentence) {
    terminal.err().println(sentence);
  }
}
