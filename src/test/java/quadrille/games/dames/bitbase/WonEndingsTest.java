package quadrille.games.dames.bitbase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Settings;
import quadrille.games.dames.DamesGame;
import quadrille.games.dames.DamesModule;
import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.DamesRules;
import quadrille.search.Limits;
import quadrille.search.Search;

/** The search wins what the endgame tables say is won, within the draw rules. */
class WonEndingsTest {
  private static final Settings SETTINGS = DamesGame.settings("international");
  private static final DamesRules RULES = DamesRules.of(SETTINGS);

  /** Where only a few positions are won, there may be none to find. */
  private static final int TRIES = 3000;

  private final Random random = new Random(3);

  @Test
  void anEndingOfEveryClassIsWonAgainstTheSameSearch() {
    assertThat(play(1)).isGreaterThan(20);
  }

  @Test
  @Tag("slow")
  void endingsOfEveryClassAreWonAgainstTheSameSearch() {
    assertThat(play(20)).isGreaterThan(400);
  }

  /** Plays won endings of each class; returns how many there were. */
  private int play(int games) {
    int played = 0;
    try (Search search = DamesModule.MODULE.newSearch(SETTINGS, 8, 1)) {
      for (int pieces = 3; pieces <= 4; pieces++) {
        for (Material material : Material.ofPieces(pieces)) {
          for (int i = 0; i < games; i++) {
            DamesPosition won = wonPosition(new PositionIndex(RULES, material));
            if (won != null) {
              assertWon(won, search);
              played++;
            }
          }
        }
      }
    }
    return played;
  }

  private @Nullable DamesPosition wonPosition(PositionIndex index) {
    for (int i = 0; i < TRIES; i++) {
      DamesPosition position = index.position(random.nextInt(index.size()));
      if (position != null && Bitbases.of(RULES).probe(position) == EndgameResult.WIN) {
        return position;
      }
    }
    return null;
  }

  private static void assertWon(DamesPosition position, Search search) {
    search.clear();
    Line line = Line.from(new DamesGame(), SETTINGS, position);
    while (line.outcome() == null) {
      line = line.play(search.think(line, Limits.nodes(4000), _ -> {}).bestMove());
    }
    Outcome outcome = line.outcome();
    assertThat(outcome.winner()).as("%s: %s", position, outcome).isEqualTo(position.turn());
  }
}
