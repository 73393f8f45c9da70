package quadrille.games.hex.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import quadrille.core.BadInputException;
import quadrille.core.Highlight;
import quadrille.core.Highlight.Link;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.games.hex.HexFixture;
import quadrille.games.hex.HexNotation;
import quadrille.games.hex.HexPosition;
import quadrille.search.insight.Insight;
import quadrille.search.insight.Insights.Topic;

class HexInsightsTest {
  private final HexInsights insights = new HexInsights();

  private List<Insight> find(String topic, int size, String moves) throws BadInputException {
    Line line = Line.start(HexFixture.GAME, HexFixture.size(size)).play(moves);
    Topic wanted =
        insights.topics(line.settings()).stream()
            .filter(each -> each.id().equals(topic))
            .findFirst()
            .orElseThrow();
    List<Insight> found = new ArrayList<>();
    insights.find(wanted, line, found::add, () -> false);
    return found;
  }

  private static Set<String> names(int size, Set<Integer> cells) throws BadInputException {
    var board =
        ((HexPosition) Line.start(HexFixture.GAME, HexFixture.size(size)).position()).board();
    return cells.stream()
        .map(cell -> HexNotation.cellName(board, cell))
        .collect(Collectors.toSet());
  }

  @Test
  void aWonPositionShowsTheWinningMoveAndTheCellsThatProveIt() throws BadInputException {
    Insight insight = find("proof", 5, "c3 a1").getLast();
    assertThat(insight.sentence().toString())
        .isEqualTo("Red wins with d3: these 13 cells prove it.");
    assertThat(names(5, insight.highlights().getFirst().rings())).containsExactly("d3");
    assertThat(insight.highlights().getFirst().side()).isEqualTo(Side.FIRST);
  }

  @Test
  void aLostPositionShowsTheOpponentsProof() throws BadInputException {
    Insight insight = find("proof", 5, "a1 c3").getLast();
    assertThat(insight.sentence().toString())
        .matches("Blue wins, wherever Red plays: these \\d+ cells prove it\\.");
    assertThat(insight.highlights().getFirst().side()).isEqualTo(Side.SECOND);
  }

  @Test
  void bridgesAcrossALargeBoardProveAWin() throws BadInputException {
    String moves = "g2 m1 f4 m2 e6 m3 d8 m4 c10 m5 b12";
    Insight insight = find("proof", 13, moves).getFirst();
    assertThat(insight.sentence().toString())
        .isEqualTo("Red wins, wherever Blue plays: these 14 cells prove it.");
    assertThat(names(13, insight.highlights().getFirst().cells().keySet()))
        .contains("g1", "h1", "c9", "d9", "a13", "b13");
  }

  @Test
  void theMustPlayRegionIsShownUntilTheSolverHasAProof() throws BadInputException {
    List<Insight> found = find("proof", 6, "a1 swap d4");
    assertThat(found.stream().map(each -> each.sentence().toString()))
        .containsExactly(
            "Blue must play on one of the 6 marked cells of 34: anywhere else Red connects.",
            "Blue wins with d3: these 34 cells prove it.");
    assertThat(found.getFirst().highlights().getFirst().cells()).hasSize(6);
  }

  @Test
  void aProofSaysThatItDoesNotCountTheSwap() throws BadInputException {
    assertThat(find("proof", 5, "c3").getLast().sentence().toString())
        .endsWith(" Taking over the first stone is not counted.");
    assertThat(find("proof", 4, "").getLast().sentence().toString())
        .startsWith("Red wins with ")
        .endsWith(" Taking over the first stone is not counted.");
    assertThat(find("proof", 5, "c3 a1").getLast().sentence().toString())
        .doesNotContain("Taking over");
  }

  @Test
  void bridgesAreConnectionsBetweenTheirStones() throws BadInputException {
    Insight insight = find("connections", 9, "d4 h1 c6 i1").getFirst();
    Highlight red = insight.highlights().getFirst();
    assertThat(red.links()).anyMatch(link -> isBetween(link, 3 * 9 + 3, 5 * 9 + 2));
    assertThat(names(9, red.cells().keySet())).contains("c5", "d5");
  }

  private static boolean isBetween(Link link, int one, int other) {
    return Set.of(link.from(), link.to()).equals(Set.of(one, other));
  }

  @Test
  void connectionsNeedOnlyEmptyCellsAndNoneIsToldTwice() throws BadInputException {
    String moves = "d4 f5 c6 g3 e7 d2";
    Line line = Line.start(HexFixture.GAME, HexFixture.size(9)).play(moves);
    HexPosition position = (HexPosition) line.position();
    for (Highlight each : find("connections", 9, moves).getFirst().highlights()) {
      assertThat(each.cells().keySet()).allMatch(position::isEmpty);
      assertThat(each.links()).doesNotHaveDuplicates();
    }
  }

  @Test
  void theTintsOfTheCurrentBeginWithOneAndNameTheCellThatTheSearchLooksAtFirst()
      throws BadInputException {
    Insight insight = find("current", 7, "d4").getFirst();
    Highlight shown = insight.highlights().getFirst();
    int first =
        shown.cells().entrySet().stream()
            .filter(each -> each.getValue() == 1)
            .findFirst()
            .orElseThrow()
            .getKey();
    String name = names(7, Set.of(first)).iterator().next();
    assertThat(insight.sentence().toString()).contains("first: " + name + ",");
    assertThat(shown.cells().values()).allMatch(share -> share > 0 && share <= 1);
  }

  @Test
  void theCellsThatTheSentenceNamesCanBeSeen() throws BadInputException {
    Insight insight = find("current", 11, "a2 f6 g7").getFirst();
    Set<Integer> seen =
        insight.highlights().getFirst().cells().entrySet().stream()
            .filter(each -> each.getValue() >= 0.1)
            .map(Map.Entry::getKey)
            .collect(Collectors.toSet());
    String sentence = insight.sentence().toString();
    String named = sentence.substring(sentence.indexOf("first: ") + 7, sentence.length() - 1);
    assertThat(names(11, seen)).contains(named.split(", "));
  }

  @Test
  void whereTheSearchLooksAtTheSwapOnlyTheCellsAreSaidToBeThoseWithoutIt()
      throws BadInputException {
    for (String moves : List.of("", "f6")) {
      assertThat(find("current", 11, moves).getFirst().sentence().toString())
          .contains("If the first stone could not be taken over, the computer would look at");
    }
    for (String moves : List.of("a1", "f6 swap", "f6 d4")) {
      assertThat(find("current", 11, moves).getFirst().sentence().toString())
          .contains("The computer looks at these cells first: ");
    }
  }

  @Test
  void theLastEmptyCellIsNamedAsOne() throws BadInputException {
    assertThat(find("current", 2, "a1 a2 b1").getFirst().sentence().toString())
        .endsWith("The computer looks at this cell first: b2.");
  }

  @Test
  void aSideWithoutConnectionsHasNoneInFrenchToo() throws BadInputException {
    assertThat(find("connections", 2, "a1 a2 b1").getFirst().sentence().in(Locale.FRENCH))
        .contains("Rouge n’a aucune liaison, Bleu aucune,");
  }

  @Test
  void theSwapMapMarksTheCentreAndRingsFairStarts() throws BadInputException {
    Highlight map = find("swap", 11, "").getFirst().highlights().getFirst();
    assertThat(names(11, map.cells().keySet())).contains("f6").doesNotContain("a1");
    assertThat(names(11, map.rings())).contains("a6", "k6").doesNotContain("f6");
  }

  @Test
  void withoutASwapThereIsNoMapOfStonesToTakeOver() {
    assertThat(insights.topics(HexFixture.size(5)).stream().map(Topic::id)).contains("proof");
    assertThat(
            insights
                .topics(HexFixture.settings("rows", "5", "columns", "5", "swap", "false"))
                .stream()
                .map(Topic::id))
        .containsExactly("proof", "connections", "current");
  }
}
