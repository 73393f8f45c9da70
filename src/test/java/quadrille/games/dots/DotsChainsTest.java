package quadrille.games.dots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import quadrille.core.ExampleBoards;

class DotsChainsTest {
  private static final ExampleBoards SMALL =
      ExampleBoards.of(new DotsGame(), Map.of("rows", "2", "columns", "2", "start", "empty"));

  private static List<BitSet> chains(String moves) {
    return DotsChains.of((DotsPosition) SMALL.start(moves).position());
  }

  @Test
  void boxesJoinedByUndrawnEdgesAreAChain() {
    assertThat(chains("b1v a2h c1v c2v b3h a3h"))
        .singleElement()
        .satisfies(chain -> assertThat(chain.stream()).containsExactly(1, 2, 3));
  }

  @Test
  void aLoopOfBoxesIsAChain() {
    assertThat(chains("a1h b1h a1v c1v a2v c2v a3h b3h"))
        .singleElement()
        .satisfies(chain -> assertThat(chain.cardinality()).isEqualTo(4));
  }

  @Test
  void boxesWithThreeUndrawnEdgesFormNoChain() {
    assertThat(chains("a1h b3h")).isEmpty();
  }
}
