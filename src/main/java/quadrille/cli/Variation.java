package quadrille.cli;

import java.util.ArrayList;
import java.util.List;
import quadrille.core.Line;
import quadrille.core.Position;

/** A sequence of moves in words. */
final class Variation {
  private Variation() {}

  static List<String> texts(Line root, List<Long> moves) {
    List<String> texts = new ArrayList<>();
    Position position = root.position();
    for (long move : moves) {
      texts.add(root.game().notation().format(position, move));
      position = position.play(move);
    }
    return texts;
  }
}
