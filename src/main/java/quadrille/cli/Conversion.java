package quadrille.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import quadrille.core.GameFile;
import quadrille.core.GameFormat;
import quadrille.core.GameTree;
import quadrille.core.Text;
import quadrille.records.files.GameFiles;

/** Writes games while they are read, a portion at a time: only their text is kept. */
final class Conversion implements GameFormat.Visitor {
  private final FileInput input;
  private final GameFormat target;
  private final int portion;
  private final PrintWriter err;
  private final List<GameTree> waiting = new ArrayList<>();
  private final StringBuilder text = new StringBuilder();
  private boolean lost;

  Conversion(FileInput input, GameFormat target, int portion, PrintWriter err) {
    this.input = input;
    this.target = target;
    this.portion = portion;
    this.err = err;
  }

  @Override
  public boolean game(int number, GameTree game) {
    waiting.add(game);
    if (waiting.size() == portion) {
      write();
    }
    return true;
  }

  @Override
  public void problem(GameFile.Problem problem) {
    lost = true;
    err.println(
        "%s, line %d, game %d: %s"
            .formatted(input.name(), problem.line(), problem.number(), problem.text()));
  }

  private void write() {
    List<Text> refused = new ArrayList<>();
    String more = GameFiles.write(target, waiting, refused);
    text.append(text.isEmpty() || more.isEmpty() ? "" : "\n");
    text.append(more);
    waiting.clear();
    for (Text each : refused) {
      lost = true;
      err.println(input.name() + ": " + each);
    }
  }

  /** All that was written, once everything is read. */
  String text() {
    write();
    return text.toString();
  }

  /** Whether a game, or a part of one, was not written. */
  boolean hasLost() {
    return lost;
  }
}
