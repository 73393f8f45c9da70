package quadrille.arena.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.search.training.TrainingModel;

class SelfPlayTest {
  private static final SelfPlayOptions GOOD = new SelfPlayOptions(40, 0, 1);
  private static final SelfPlayOptions RANDOM = new SelfPlayOptions(40, 0.3, 1);

  @TempDir private Path path;

  private TrainingFolder folder;

  @BeforeEach
  void useSmallBoards() throws Exception {
    GameModule dames = Games.get("dames");
    Settings settings = Rules.settings(dames.game(), null, Map.of("size", "6"));
    TrainingModel model = Objects.requireNonNull(dames.training()).apply(settings);
    folder = new TrainingFolder(path, dames.game(), "small", dames.knowledge(), () -> model);
  }

  private List<TrainingPosition> play(SelfPlayOptions options, int number) throws Exception {
    return Objects.requireNonNull(folder.newPlayer(options).play(number));
  }

  @Test
  void everyOtherGameIsPlayedAsWellAsTheSearchCanAndKeepsItsResult() throws Exception {
    for (int number = 0; number < 6; number += 2) {
      List<TrainingPosition> positions = play(RANDOM, number);
      assertThat(positions).isEqualTo(play(GOOD, number)).allMatch(TrainingPosition::hasResult);
    }
  }

  @Test
  void theOthersHaveRandomMovesAndNoResult() throws Exception {
    for (int number = 1; number < 6; number += 2) {
      List<TrainingPosition> positions = play(RANDOM, number);
      assertThat(positions).isNotEqualTo(play(GOOD, number)).noneMatch(TrainingPosition::hasResult);
    }
  }

  @Test
  void aFitNeedsAGameWithAResultBesideTheOneHeldOut() throws Exception {
    try (TrainingFile file = folder.openGames(RANDOM)) {
      new TrainingGames(file, () -> folder.newPlayer(RANDOM), 1, 2, _ -> {}).play();
    }
    FitOptions options = new FitOptions(1, 5, 0.1, 100, 0, 1);

    assertThatThrownBy(() -> new LogisticFit(folder.readGames(), folder.models(), options))
        .isInstanceOf(TrainingException.class)
        .hasMessageStartingWith("too few games for a fit, 2: ");
  }
}
