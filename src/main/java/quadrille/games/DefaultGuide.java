package quadrille.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import quadrille.core.Game;
import quadrille.core.Guide;
import quadrille.core.Line;
import quadrille.core.MoveList;
import quadrille.core.Option;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.text.Text;

/**
 * The guide of a game without its own: its tagline and the chosen options for rules, no lesson, and
 * a sample board.
 */
final class DefaultGuide implements Guide {
  private static final int SAMPLE_PLIES = 8;
  private static final long SAMPLE_SEED = 1;

  private final Game game;

  DefaultGuide(Game game) {
    this.game = game;
  }

  @Override
  public List<Chapter> rules(Settings settings) {
    List<Chapter> chapters = new ArrayList<>();
    chapters.add(new Chapter(game.name(), game.text("tagline"), Line.start(game, settings)));
    for (Option option : game.options()) {
      if (option instanceof Option.Choice) {
        String key = "option." + option.name();
        Text chosen = game.text(key + "." + settings.choice(option.name()));
        chapters.add(new Chapter(game.text(key), chosen, null));
      }
    }
    return chapters;
  }

  @Override
  public List<LessonStep> lesson() {
    return List.of();
  }

  /** The board after a few random moves, always the same ones. */
  @Override
  public Line sample() {
    Random random = new Random(SAMPLE_SEED);
    Line line = Line.start(game, Rules.defaults(game));
    for (int ply = 0; ply < SAMPLE_PLIES; ply++) {
      MoveList moves = line.position().legalMoves();
      Line next = line.play(moves.get(random.nextInt(moves.size())));
      if (next.outcome() != null) {
        break;
      }
      line = next;
    }
    return line;
  }
}
