package quadrille.cli.output;

import java.util.ArrayList;
import java.util.List;
import quadrille.core.Line;
import quadrille.core.Position;

/** A sequence of moves in words. */
final class VariationText {
  private VariationText() {}

  static List<String> format(Line root, List<Long> moves) {
    List<String> texts = new ArrayList<>();
    Position position = root.position();
    for (long move : moves) {
      texts.add(root.game().notation().format(position, move));
      position = position.play(move);
    }
    return texts;
  }
}
