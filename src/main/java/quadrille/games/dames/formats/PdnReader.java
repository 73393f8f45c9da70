package quadrille.games.dames.formats;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.Settings;
import quadrille.core.formats.GameParseException;
import quadrille.games.dames.DamesGame;
import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.DamesRules;
import quadrille.games.dames.Fen;
import quadrille.text.Text;

/** Replays a parsed PDN game under its rules. */
final class PdnReader {
  private static final DamesGame GAME = new DamesGame();

  private final PdnGame text;
  private final List<GameParseException> skippedVariations = new ArrayList<>();

  PdnReader(PdnGame text) {
    this.text = text;
  }

  /** Returns the variations that could not be read; complete after {@link #read}. */
  List<GameParseException> skippedVariations() {
    return skippedVariations;
  }

  /**
   * The game.
   *
   * @throws GameParseException if a move of the main line is illegal, naming the first one
   */
  GameTree read() throws GameParseException {
    GameTree tree = startTree();
    PdnAnnotations.addTo(tree.root(), text.comments(), List.of());
    try {
      playAll(tree.root(), text.moves());
    } catch (GameParseException e) {
      throw withGuess(e, tree.settings());
    }
    PdnTags.apply(text, tree);
    return tree;
  }

  /** Says by which rules the game was read if it does not name them: they may be the wrong ones. */
  private GameParseException withGuess(GameParseException reason, Settings guess) {
    PdnRuleTags.GameType type = PdnRuleTags.GameType.of(guess);
    return type == null || !new PdnRuleTags(text).areGuessed()
        ? reason
        : new GameParseException(
            reason.line(),
            Text.of(PdnReader.class, "error.pdn-guessed", reason.text(), type.rulesName()));
  }

  /** Returns the start under the candidate rules with the most legal moves. */
  private GameTree startTree() throws GameParseException {
    List<Settings> candidates = new PdnRuleTags(text).candidates();
    Settings best = candidates.getFirst();
    int most = -1;
    for (Settings candidate : candidates.size() > 1 ? candidates : List.<Settings>of()) {
      int legal = countLegal(candidate);
      if (legal > most) {
        most = legal;
        best = candidate;
      }
    }
    return new GameTree(Line.from(GAME, best, startPosition(best)));
  }

  private int countLegal(Settings settings) {
    try {
      return new PdnMoveResolver(text.moves())
          .countLegal(startPosition(settings), 0, text.moves().size());
    } catch (GameParseException e) {
      return -1;
    }
  }

  private DamesPosition startPosition(Settings settings) throws GameParseException {
    String fen = text.tags().getOrDefault("FEN", "");
    if (fen.isBlank()) {
      return GAME.start(settings);
    }
    try {
      return Fen.parse(fen.strip().replaceFirst("^\\?", "W"), DamesRules.of(settings));
    } catch (BadInputException e) {
      throw new GameParseException(text.line(), e);
    }
  }

  /** Moves to be played from a node. */
  private record Variation(GameTree.Node from, List<PdnGame.Move> moves) {}

  /** A variation is cut off at its first move that cannot be read. */
  private void playAll(GameTree.Node from, List<PdnGame.Move> moves) throws GameParseException {
    List<Variation> found = new ArrayList<>();
    play(from, moves, found);
    Deque<Variation> open = new ArrayDeque<>(found);
    while (!open.isEmpty()) {
      Variation variation = open.pop();
      found.clear();
      try {
        play(variation.from, variation.moves, found);
      } catch (GameParseException e) {
        Text why = Text.of(PdnReader.class, "error.pdn-left-out", e.text());
        skippedVariations.add(new GameParseException(e.line(), why));
      }
      found.reversed().forEach(open::push);
    }
  }

  /**
   * Plays moves.
   *
   * @param variations receives those of the moves, up to the first that cannot be read
   */
  private static void play(GameTree.Node from, List<PdnGame.Move> moves, List<Variation> variations)
      throws GameParseException {
    PdnMoveResolver sequence = new PdnMoveResolver(moves);
    GameTree.Node node = from;
    for (int i = 0; i < moves.size(); i++) {
      PdnGame.Move move = moves.get(i);
      GameTree.Node before = node;
      PdnMoveResolver.ResolvedMove read =
          sequence.resolve((DamesPosition) node.line().position(), i);
      i += read.mergedTexts();
      node = node.play(read.move());
      for (PdnGame.Move part : moves.subList(i - read.mergedTexts(), i + 1)) {
        PdnAnnotations.addTo(node, part.comments(), part.glyphs());
      }
      move.variations().forEach(line -> variations.add(new Variation(before, line)));
    }
  }
}
