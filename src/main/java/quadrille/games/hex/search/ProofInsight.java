package quadrille.games.hex.search;

import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import quadrille.core.Highlight;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexNotation;
import quadrille.games.hex.HexPosition;
import quadrille.games.hex.connections.CellSet;
import quadrille.games.hex.connections.MustPlay;
import quadrille.games.hex.connections.MustPlayAnalysis;
import quadrille.games.hex.connections.StoneSets;
import quadrille.games.hex.connections.Thoroughness;
import quadrille.search.insight.Insight;
import quadrille.text.Text;

/**
 * Who wins a position, with the cells that prove it, or where a move may still win. First by
 * virtual connections, then by the solver. The swap is not considered.
 */
final class ProofInsight {
  /** Takes some seconds on a large board. */
  private static final int SOLVER_NODES = 2_000;

  private final Line line;
  private final HexPosition position;
  private final HexBoard board;
  private final Side turn;
  private final BooleanSupplier stop;

  /**
   * @param position that of the line, not over
   * @param stop polled often; true means that no answer is wanted any more
   */
  ProofInsight(Line line, HexPosition position, BooleanSupplier stop) {
    this.line = line;
    this.position = position;
    this.stop = stop;
    board = position.board();
    turn = position.turn();
  }

  /** Answers with what connections say, and once more with the solver's proof if it finds one. */
  void find(Consumer<Insight> listener) {
    Consumer<Insight> answer =
        insight -> listener.accept(isSwapNear() ? withoutSwap(insight) : insight);
    StoneSets stones = StoneSets.of(position);
    MustPlayAnalysis analysis = new MustPlayAnalysis(board, Thoroughness.HIGH);
    MustPlay found = analysis.analyse(stones, turn, stop);
    switch (found.verdict()) {
      case WON -> answer.accept(win(found.move(), found.carrier()));
      case LOST -> answer.accept(loss(found.carrier()));
      case OPEN -> {
        answer.accept(open(found));
        Insight proof = solve(stones, analysis);
        if (proof != null) {
          answer.accept(proof);
        }
      }
    }
  }

  /** Whether the next move may be the swap, or places the stone that may be swapped. */
  private boolean isSwapNear() {
    return position.maySwap() || (board.allowsSwap() && position.stoneCount() == 0);
  }

  private static Insight withoutSwap(Insight insight) {
    return new Insight(text("insight.proof.swap", insight.sentence()), insight.highlights());
  }

  private @Nullable Insight solve(StoneSets stones, MustPlayAnalysis analysis) {
    CircuitEvaluation circuits = new CircuitEvaluation(HexLinks.withBridges(board));
    ProofNode root =
        new HexSolver(board, new MovePredictor(board, circuits), analysis)
            .solve(stones, turn, SOLVER_NODES, stop);
    if (root == null) {
      return null;
    }
    CellSet needed = root.carrierFrom(stones);
    return root.isWon() ? win(root.winningMove(), needed) : loss(needed);
  }

  private Insight win(int move, CellSet carrier) {
    Highlight proof = Highlight.of(turn, CarrierTints.of(carrier));
    return move == MustPlay.ANY_MOVE
        ? new Insight(text("insight.proof.joined", name(turn), carrier.size()), List.of(proof))
        : new Insight(
            text(
                "insight.proof.won", name(turn), HexNotation.cellName(board, move), carrier.size()),
            List.of(proof.withRings(Set.of(move))));
  }

  private Insight loss(CellSet carrier) {
    Side winner = turn.other();
    return new Insight(
        text("insight.proof.lost", name(winner), name(turn), carrier.size()),
        List.of(Highlight.of(winner, CarrierTints.of(carrier))));
  }

  private Insight open(MustPlay found) {
    int empty = board.cells() - position.stoneCount();
    CellSet region = found.region();
    if (region.size() == empty) {
      return new Insight(text("insight.proof.open"), List.of());
    }
    Text sentence =
        text("insight.proof.region", name(turn), region.size(), empty, name(turn.other()));
    return new Insight(sentence, List.of(Highlight.of(turn, CarrierTints.of(region))));
  }

  private static Text text(String key, Object... arguments) {
    return Text.of(ProofInsight.class, key, arguments);
  }

  private Text name(Side side) {
    return line.game().sideName(side, line.settings());
  }
}
