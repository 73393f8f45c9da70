package quadrille.cli.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import quadrille.core.MoveList;
import quadrille.core.Position;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.search.Knowledge;

/** Measures move generation, moves and evaluation of each game on its first bench position. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class GameBenchmark {

  @Param({"hex", "dames", "hexxagon", "dots"})
  public String game;

  private final MoveList moves = new MoveList();
  private Position position;
  private Knowledge knowledge;
  private long move;

  @Setup
  public void setUp() throws Exception {
    GameModule module = Games.get(game);
    List<BenchPosition> positions = BenchPosition.of(module.game());
    position = positions.getFirst().line().position();
    knowledge = module.knowledge().apply(positions.getFirst().line().settings());
    move = position.legalMoves().get(0);
  }

  @Benchmark
  public int moves() {
    moves.clear();
    position.moves(moves);
    return moves.size();
  }

  @Benchmark
  public Position play() {
    return position.play(move);
  }

  /** Plays a move and evaluates the position after it. */
  @Benchmark
  public int evaluate() {
    return knowledge.evaluate(position.play(move));
  }
}
