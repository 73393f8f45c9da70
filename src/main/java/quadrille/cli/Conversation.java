package quadrille.cli;

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

/** Asks a person for a move and takes words for everything else that can be done at the table. */
final class Conversation {
  private final Terminal terminal;
  private final Match match;
  private final MatchState state;
  private final HumanPlayer human;
  private final Predicate<Side> isPerson;
  private final Line line;
  private final Side side;

  /**
   * @param human who is to move in that state
   * @param isPerson whether a person plays that side
   */
  Conversation(
      Terminal terminal,
      Match match,
      MatchState state,
      HumanPlayer human,
      Predicate<Side> isPerson) {
    this.terminal = terminal;
    this.match = match;
    this.state = state;
    this.human = human;
    this.isPerson = isPerson;
    line = state.line();
    side = line.position().turn();
  }

  /** A side as people call it in that game. */
  static String name(Line line, Side side) {
    return line.game().sideName(side, line.settings()).toString();
  }

  /** Reads until the match has something to do; false at the end of the input. */
  boolean hold() throws IOException {
    if (state.drawOffer() == side.other()) {
      say(name(line, side.other()) + " offers a draw: 'draw' accepts it, a move declines it.");
    }
    while (true) {
      terminal.err().print(name(line, side) + " to move (or help): ");
      terminal.err().flush();
      String text = terminal.in().readLine();
      if (text == null) {
        terminal.err().println();
        return false;
      }
      if (match.state().outcome() != null || obey(text.strip())) {
        return true;
      }
    }
  }

  /** Whether the match heard of it and will tell what comes of it. */
  private boolean obey(String text) {
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "" -> false;
      case "help" -> help();
      case "undo" -> undo();
      case "draw" -> draw();
      case "resign" -> resign();
      default -> move(text);
    };
  }

  private boolean help() {
    Position position = line.position();
    Notation notation = line.game().notation();
    String moves =
        MoveList.of(position).stream()
            .mapToObj(move -> notation.format(position, move))
            .collect(Collectors.joining(" "));
    say("Type a move, or: undo, draw (offers or accepts one), resign, help.");
    say("Moves: " + moves);
    return false;
  }

  private boolean undo() {
    int plies = pliesToOwnTurn();
    if (plies == 0) {
      say("There is no move to take back.");
      return false;
    }
    match.takeBack(plies);
    return true;
  }

  /** How many moves have to be taken back until a person is to move again; 0 if there is none. */
  private int pliesToOwnTurn() {
    int plies = 0;
    for (int i = state.moves().size() - 1; i >= 0; i--) {
      plies++;
      if (isPerson.test(state.moves().get(i).side())) {
        return plies;
      }
    }
    return 0;
  }

  private boolean draw() {
    if (state.drawOffer() == side) {
      say("The draw is offered already; the answer comes with the next move.");
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

  private boolean move(String text) {
    try {
      return human.submit(line.game().notation().parse(line.position(), text));
    } catch (BadInputException e) {
      say(e.text().toString());
      return false;
    }
  }

  private void say(String sentence) {
    terminal.err().println(sentence);
  }
}
