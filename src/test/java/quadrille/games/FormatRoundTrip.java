package quadrille.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.MoveList;
import quadrille.core.Outcome;
import quadrille.core.Outcomes;
import quadrille.core.Position;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.core.formats.GameFormat;
import quadrille.core.formats.ParsedGames;

/** Games to be written and read again, and whether they came back. */
public final class FormatRoundTrip {
  private static final String[] COMMENTS = {
    "good", "a ] bracket", "two\nlines", "é ü ж", "back\\slash"
  };

  private FormatRoundTrip() {}

  /** A random game with variations, comments, glyphs and a result. */
  public static GameTree randomTree(Game game, Settings settings, long seed) {
    Random random = new Random(seed);
    Position start = game.start(settings);
    for (int ply = random.nextInt(4); ply > 0 && seed % 3 == 0; ply--) {
      start = start.ending() == null ? start.play(randomMove(start, random)) : start;
    }
    GameTree tree = new GameTree(Line.from(game, settings, start));
    tree.tags().put(GameTree.FIRST, "Ada \"A\" ]Lovelace");
    tree.tags().put(GameTree.SECOND, "Ben");
    tree.tags().put(GameTree.DATE, "2026-11-20");
    grow(tree.root(), random, 40);
    end(tree, random);
    return tree;
  }

  private static void grow(GameTree.Node from, Random random, int plies) {
    GameTree.Node node = from;
    for (int ply = 0; ply < plies && node.line().outcome() == null; ply++) {
      GameTree.Node main = node.play(randomMove(node.line().position(), random));
      if (random.nextInt(6) == 0) {
        grow(node.play(randomMove(node.line().position(), random)), random, plies / 4);
      }
      if (random.nextInt(4) == 0) {
        main.setNote(GameTree.Note.of(COMMENTS[random.nextInt(COMMENTS.length)]));
      }
      if (random.nextInt(4) == 0) {
        main.setNote(main.note().withGlyphs(List.of(1 + random.nextInt(6))));
      }
      node = main;
    }
  }

  private static void end(GameTree tree, Random random) {
    Outcome played = tree.lastMainNode().line().outcome();
    boolean resigned = played == null && random.nextBoolean();
    tree.setOutcome(
        resigned
            ? Outcomes.of(tree.lastMainNode().line(), Side.FIRST, Outcome.RESIGNATION)
            : played);
  }

  private static long randomMove(Position position, Random random) {
    MoveList moves = position.legalMoves();
    return moves.get(random.nextInt(moves.size()));
  }

  /** Reads a text that has to be without a fault. */
  public static List<GameTree> read(GameFormat format, String text) throws BadInputException {
    ParsedGames file = ParsedGames.read(format, text);
    assertThat(file.problems()).as(text).isEmpty();
    return file.games();
  }

  /** Whether two trees have the same moves, variations, notes and end. */
  public static void assertSame(GameTree read, GameTree written) {
    assertThat(read.settings()).isEqualTo(written.settings());
    assertThat(read.tags()).containsAllEntriesOf(written.tags());
    assertSame(read.root(), written.root());
    assertThat(describe(read.outcome())).isEqualTo(describe(written.outcome()));
  }

  private static String describe(@Nullable Outcome outcome) {
    return outcome == null ? "none" : outcome.winner() + " " + outcome.reason();
  }

  private static void assertSame(GameTree.Node read, GameTree.Node written) {
    assertThat(read.line().position()).isEqualTo(written.line().position());
    assertThat(read.note()).isEqualTo(written.note());
    assertThat(read.children()).hasSameSizeAs(written.children());
    for (int i = 0; i < read.children().size(); i++) {
      assertThat(read.children().get(i).line().move())
          .isEqualTo(written.children().get(i).line().move());
      assertSame(read.children().get(i), written.children().get(i));
    }
  }
}
