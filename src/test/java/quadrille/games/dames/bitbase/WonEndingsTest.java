package quadrille.games.dames.bitbase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Settings;
import quadrille.games.dames.DamesFixture;
import quadrille.games.dames.DamesGame;
import quadrille.games.dames.DamesModule;
import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.DamesRules;
import quadrille.search.Limits;
import quadrille.search.Search;

/** The search wins what the endgame tables say is won, within the draw rules. */
class WonEndingsTest {
  /** Where only a few positions are won, there may be none to find. */
  private static final int TRIES = 3000;

  /** The games that were played, and those that the stronger side did not win. */
  private record Results(List<Outcome> all, List<String> missed) {}

  private final Random random = new Random(3);

  @Test
  void anEndingOfEveryClassIsWonAgainstTheSameSearch() {
    assertThatAllAreWon(play("international", 3, 4, 1), 20);
  }

  @Test
  @Tag("slow")
  void endingsOfEveryClassAreWonAgainstTheSameSearch() {
    assertThatAllAreWon(play("international", 3, 4, 20), 400);
  }

  @ParameterizedTest
  @ValueSource(strings = {"english", "russian"})
  void endingsOfThreePiecesAreWonOnTheSmallBoard(String rules) {
    assertThatAllAreWon(play(rules, 3, 3, 3), 15);
  }

  @ParameterizedTest
  @ValueSource(strings = {"english", "russian"})
  void mostEndingsOfFourPiecesAreWonOnTheSmallBoard(String rules) {
    assertThatMostAreWon(play(rules, 4, 4, 2), 30);
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(strings = {"english", "russian"})
  void manyEndingsAreWonOnTheSmallBoard(String rules) {
    assertThatAllAreWon(play(rules, 3, 3, 20), 120);
    assertThatMostAreWon(play(rules, 4, 4, 20), 320);
  }

  private static void assertThatAllAreWon(Results results, int games) {
    assertThat(results.missed).isEmpty();
    assertThat(results.all).hasSizeGreaterThan(games);
  }

  /** Some wins take more moves than the draw rules allow, or more than the search can find. */
  private static void assertThatMostAreWon(Results results, int games) {
    assertThat(results.missed).hasSizeLessThanOrEqualTo(results.all.size() / 12);
    assertThat(results.all).hasSizeGreaterThan(games);
  }

  @Test
  void twoKingsDriveOneOutOfItsDoubleCorner() throws Exception {
    Settings english = DamesGame.settings("english");
    try (Search search = DamesModule.MODULE.newSearch(english, 8, 1)) {
      DamesPosition start = DamesFixture.position("english", "W:WK32,K28:BK1");
      assertThat(play(start, english, search).winner()).isEqualTo(start.turn());
    }
  }

  /** Plays that many won endings of each class, or as many as there are. */
  private Results play(String preset, int minPieces, int maxPieces, int games) {
    Settings settings = DamesGame.settings(preset);
    DamesRules rules = DamesRules.of(settings);
    Results results = new Results(new ArrayList<>(), new ArrayList<>());
    try (Search search = DamesModule.MODULE.newSearch(settings, 8, 1)) {
      for (int pieces = minPieces; pieces <= maxPieces; pieces++) {
        for (Material material : Material.ofPieces(pieces)) {
          for (int i = 0; i < games; i++) {
            DamesPosition won = wonPosition(rules, new PositionIndex(rules, material));
            if (won != null) {
              Outcome outcome = play(won, settings, search);
              results.all.add(outcome);
              if (outcome.winner() != won.turn()) {
                results.missed.add(won + ": " + outcome);
              }
            }
          }
        }
      }
    }
    return results;
  }

  private @Nullable DamesPosition wonPosition(DamesRules rules, PositionIndex index) {
    for (int i = 0; i < TRIES; i++) {
      DamesPosition position = index.position(random.nextInt(index.size()));
      if (position != null && Bitbases.of(rules).probe(position) == EndgameResult.WIN) {
        return position;
      }
    }
    return null;
  }

  private static Outcome play(DamesPosition position, Settings settings, Search search) {
    search.clear();
    Line line = Line.from(new DamesGame(), settings, position);
    Outcome outcome = line.outcome();
    while (outcome == null) {
      line = line.play(search.think(line, Limits.nodes(4000), _ -> {}).bestMove());
      outcome = line.outcome();
    }
    return outcome;
  }
}
