package quadrille.games.dames.search;

import static org.assertj.core.api.Assertions.assertThat;
import static quadrille.games.dames.DamesFixture.position;
import static quadrille.games.dames.DamesFixture.settings;

import java.util.Comparator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import quadrille.core.MoveList;
import quadrille.games.dames.DamesMove;
import quadrille.games.dames.DamesNotation;
import quadrille.games.dames.DamesPosition;

class DamesKnowledgeTest {

  @Test
  void capturesAreNoisyAndOptionalOnlyIfTheRulesSaySo() throws Exception {
    String fen = "W:W28:B13,23";
    for (String rules : new String[] {"international", "casual capture=OPTIONAL"}) {
      DamesKnowledge knowledge = new DamesKnowledge(settings(rules));
      MoveList noisy = new MoveList();
      knowledge.noisyMoves(position(rules, fen), noisy);
      assertThat(noisy.size()).isEqualTo(1);
      assertThat(DamesMove.isCapture(noisy.get(0))).isTrue();
      assertThat(knowledge.canStandPat(position(rules, fen))).isEqualTo(rules.contains("OPTIONAL"));
    }
    MoveList quiet = new MoveList();
    new DamesKnowledge(settings("english")).noisyMoves(position("english", "B:W32:B1"), quiet);
    assertThat(quiet.isEmpty()).isTrue();
  }

  @Test
  void aCaptureThatOnlyTheOpponentCouldMakeIsAThreat() throws Exception {
    String rules = "casual capture=OPTIONAL";
    DamesKnowledge knowledge = new DamesKnowledge(settings(rules));
    assertThat(knowledge.isThreatened(position(rules, "W:W28:B19,23"))).isTrue();
    assertThat(knowledge.isThreatened(position(rules, "W:W28:B14,23"))).isFalse();
    assertThat(knowledge.isThreatened(position(rules, "W:W38:B19,23"))).isFalse();
  }

  @Test
  void capturesAreOrderedBeforeCrowningAndQuietMoves() throws Exception {
    String rules = "casual capture=OPTIONAL";
    DamesKnowledge knowledge = new DamesKnowledge(settings(rules));
    DamesPosition position = position(rules, "W:W6,28,36:B13,23,31");
    MoveList moves = position.legalMoves();
    int[] scores = new int[moves.size()];
    knowledge.scoreMoves(position, moves, new int[knowledge.historySlots()], scores);
    assertThat(
            IntStream.range(0, moves.size())
                .boxed()
                .sorted(Comparator.comparingInt(i -> -scores[i]))
                .limit(3)
                .map(i -> DamesNotation.NUMBERS.format(position, moves.get(i))))
        .containsExactly("28x8", "36x27", "6-1");
  }

  @Test
  void onlyQuietMovesMayBeReducedAndSlotsAreInRange() throws Exception {
    DamesKnowledge knowledge = new DamesKnowledge(settings("canadian"));
    DamesPosition position = position("canadian capture=OPTIONAL", "W:W7,67,K72:B61");
    position.legalMoves().stream()
        .forEach(
            move -> {
              boolean quiet = !DamesMove.isCapture(move) && !DamesMove.isCrowned(move);
              assertThat(knowledge.isReducible(position, move)).isEqualTo(quiet);
              assertThat(knowledge.historySlot(position, move))
                  .isBetween(0, knowledge.historySlots() - 1);
            });
  }
}
