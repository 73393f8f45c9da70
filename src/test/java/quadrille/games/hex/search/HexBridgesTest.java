package quadrille.games.hex.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import quadrille.core.ExampleBoards;
import quadrille.core.Side;
import quadrille.games.hex.HexGame;
import quadrille.games.hex.HexPosition;

class HexBridgesTest {
  private static final ExampleBoards SMALL =
      ExampleBoards.of(new HexGame(), Map.of("rows", "5", "columns", "5", "swap", "false"));

  private static HexBridges bridges(String position) {
    return new HexBridges((HexPosition) SMALL.position(position).position());
  }

  @Test
  void twoEmptyCellsBetweenTwoStonesMakeABridge() {
    var all = bridges("...../...../..x../.x.../..... o").all();
    assertThat(all).filteredOn(each -> !each.isToEdge()).isEmpty();
    all = bridges("...../..x../...../.x.../..... o").all();
    assertThat(all).filteredOn(each -> !each.isToEdge()).hasSize(1);
    assertThat(all).filteredOn(HexLinks.Link::isToEdge).hasSize(2);
  }

  @Test
  void anOpposingStoneInBetweenBreaksTheBridge() {
    assertThat(bridges("...../..x../.o.../.x.../..... x").all())
        .filteredOn(each -> !each.isToEdge())
        .isEmpty();
  }

  @Test
  void stonesAndBridgesFromEdgeToEdgeAreASafeChain() {
    HexBridges joined = bridges("...../..x../...../.x.../..... o");
    assertThat(joined.safeChain(Side.FIRST)).containsExactly(7, 16);
    assertThat(joined.safeChain(Side.SECOND)).isEmpty();
    assertThat(bridges("...../..x../o..../.x.../.o... x").safeChain(Side.FIRST)).isEmpty();
  }

  @Test
  void aChainThatCanBeCutFromItsEdgeIsNotSafe() {
    HexBridges cut = bridges("...../.x.../...../x..../o.... o");
    assertThat(cut.safeChain(Side.FIRST)).isEmpty();
  }
}
