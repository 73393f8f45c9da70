package quadrille.cli.commands;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import quadrille.cli.options.NumberConverters;
import quadrille.cli.options.StartOptions;
import quadrille.core.BadInputException;
import quadrille.core.MoveList;
import quadrille.core.Notation;
import quadrille.core.Position;

/** Counts the legal move sequences of each length. */
@Command(
    name = "perft",
    description = "Counts the legal move sequences of each length up to a depth.",
    footer = {"", "Example: quadrille perft dames --rules russian --depth 7"})
public final class PerftCommand extends TerminalCommand {
  /** A list of moves for each remaining depth. */
  private final List<MoveList> lists = new ArrayList<>();

  @Mixin private StartOptions start;

  @Option(
      names = "--depth",
      required = true,
      paramLabel = "N",
      converter = NumberConverters.Depth.class,
      description = "The maximum length in moves.")
  private int depth;

  @Option(
      names = "--divide",
      description = "Counts only sequences of full length, for each first move.")
  private boolean divide;

  @Override
  public Integer call() throws BadInputException {
    Position position = start.line().position();
    long begun = System.nanoTime();
    long leaves = divide ? divide(position) : count(position);
    double seconds = (System.nanoTime() - begun) / 1e9;
    terminal().err().printf(Locale.ROOT, "time %.3f s, %.0f leaves/s%n", seconds, leaves / seconds);
    return ExitCode.OK;
  }

  private long count(Position position) {
    long all = 0;
    for (int length = 1; length <= depth; length++) {
      all += report("depth " + length, leaves(position, length));
    }
    return all;
  }

  private long divide(Position position) {
    Notation notation = start.module().game().notation();
    MoveList moves = position.legalMoves();
    long all = 0;
    for (int i = 0; i < moves.size(); i++) {
      long leaves = leaves(position.play(moves.get(i)), depth - 1);
      all += report(notation.format(position, moves.get(i)), leaves);
    }
    return report("depth " + depth, all);
  }

  private long report(String what, long leaves) {
    print(what + ": " + leaves);
    return leaves;
  }

  /**
   * The number of move sequences of exactly that length, the classic test of a move generator. Draw
   * rules are ignored; a finished position has no moves. The last moves are counted, not made.
   */
  private long leaves(Position position, int plies) {
    if (plies == 0) {
      return 1;
    }
    if (plies == 1) {
      return position.countMoves();
    }
    MoveList moves = movesAt(position, plies);
    long leaves = 0;
    for (int i = 0; i < moves.size(); i++) {
      leaves += leaves(position.play(moves.get(i)), plies - 1);
    }
    return leaves;
  }

  private MoveList movesAt(Position position, int plies) {
    while (lists.size() <= plies) {
      lists.add(new MoveList());
    }
    MoveList moves = lists.get(plies);
    moves.clear();
    position.moves(moves);
    return moves;
  }
}
