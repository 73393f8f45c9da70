package quadrille.cli.bench;

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
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.search.Limits;
import quadrille.search.Search;
import quadrille.search.SearchReport;

/** Measures a search of each game's first bench position, with an empty table and one thread. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class SearchBenchmark {

  @Param({"hex", "dames", "hexxagon", "dots"})
  public String game;

  private BenchPosition position;
  private Search search;

  @Setup
  public void setUp() throws Exception {
    GameModule module = Games.get(game);
    position = BenchPosition.of(module.game()).getFirst();
    search = module.newSearch(position.line().settings(), 16, 1);
  }

  @Benchmark
  public SearchReport search() {
    search.clear();
    return search.think(position.line(), Limits.depth(position.depth()), report -> {});
  }
}
