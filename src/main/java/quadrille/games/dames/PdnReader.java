package quadrille.games.dames;

import java.util.ArrayList;
import java.util.List;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.MisreadException;
import quadrille.core.Settings;
import quadrille.core.Text;

/** Plays a game as it stands in a PDN file. */
final class PdnReader {
  private static final DamesGame GAME = new DamesGame();

  private final PdnText text;
  private final List<MisreadException> leftOut = new ArrayList<>();

  PdnReader(PdnText text) {
    this.text = text;
  }

  /** The variations that could not be read, once the game is. */
  List<MisreadException> leftOut() {
    return leftOut;
  }

  /**
   * The game.
   *
   * @throws MisreadException naming the first move of the main line that is not legal
   */
  GameTree read() throws MisreadException {
    GameTree tree = start();
    PdnNotes.tell(tree.root(), text.comments(), List.of());
    play(tree.root(), text.moves());
    PdnTags.tell(text, tree);
    return tree;
  }

  /** The start under the rules by which most of the moves are legal. */
  private GameTree start() throws MisreadException {
    List<Settings> candidates = new PdnRules(text).candidates();
    Settings best = candidates.getFirst();
    int most = -1;
    for (Settings each : candidates.size() > 1 ? candidates : List.<Settings>of()) {
      int legal = legal(each);
      if (legal > most) {
        most = legal;
        best = each;
      }
    }
    return new GameTree(Line.from(GAME, best, position(best)));
  }

  private int legal(Settings settings) {
    try {
      return new PdnMoves(text.moves()).legal(position(settings), 0, text.moves().size());
    } catch (MisreadException e) {
      return -1;
    }
  }

  private DamesPosition position(Settings settings) throws MisreadException {
    String fen = text.tags().getOrDefault("FEN", "");
    if (fen.isBlank()) {
      return GAME.start(settings);
    }
    String plain = fen.strip().replaceFirst("^\\?", "W").replaceFirst("(:[HF]\\d+)+$", "");
    try {
      return Fen.parse(plain, DamesRules.of(settings));
    } catch (BadInputException e) {
      throw new MisreadException(text.line(), e);
    }
  }

  private void play(GameTree.Node from, List<PdnMove> moves) throws MisreadException {
    PdnMoves sequence = new PdnMoves(moves);
    GameTree.Node node = from;
    List<Runnable> variations = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      PdnMove move = moves.get(i);
      GameTree.Node before = node;
      PdnMoves.Read read = sequence.read((DamesPosition) node.line().position(), i);
      i += read.joined();
      node = node.play(read.move());
      PdnMove last = moves.get(i);
      PdnNotes.tell(node, last.comments(), last.glyphs());
      move.variations().forEach(each -> variations.add(() -> vary(before, each)));
    }
    variations.forEach(Runnable::run);
  }

  /** What cannot be read of a variation is left out from there on. */
  private void vary(GameTree.Node before, List<PdnMove> moves) {
    try {
      play(before, moves);
    } catch (MisreadException e) {
      Text why = Text.of(PdnReader.class, "error.pdn-left-out", e.text());
      leftOut.add(new MisreadException(e.line(), why));
    }
  }
}
