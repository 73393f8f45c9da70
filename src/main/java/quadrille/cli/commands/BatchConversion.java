package quadrille.cli.commands;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import quadrille.core.GameTree;
import quadrille.core.formats.GameFormat;
import quadrille.core.formats.ParsedGames;
import quadrille.records.files.GameFiles;
import quadrille.text.Text;

/** Converts games in batches while they are read, so that only their text is kept. */
final class BatchConversion implements GameFormat.Visitor {
  private final GameFileInput input;
  private final GameFormat target;
  private final int batchSize;
  private final PrintWriter err;
  private final List<GameTree> batch = new ArrayList<>();
  private final StringBuilder text = new StringBuilder();
  private boolean incomplete;

  BatchConversion(GameFileInput input, GameFormat target, int batchSize, PrintWriter err) {
    this.input = input;
    this.target = target;
    this.batchSize = batchSize;
    this.err = err;
  }

  @Override
  public boolean game(int number, GameTree game) {
    batch.add(game);
    if (batch.size() == batchSize) {
      writeBatch();
    }
    return true;
  }

  @Override
  public void problem(ParsedGames.Problem problem) {
    incomplete = true;
    err.println(
        "%s, line %d, game %d: %s"
            .formatted(input.name(), problem.line(), problem.number(), problem.text()));
  }

  private void writeBatch() {
    List<Text> refused = new ArrayList<>();
    String more = GameFiles.writeText(target, batch, refused);
    text.append(text.isEmpty() || more.isEmpty() ? "" : "\n");
    text.append(more);
    batch.clear();
    for (Text each : refused) {
      incomplete = true;
      err.println(input.name() + ": " + each);
    }
  }

  /** The converted games, after all were read. */
  String text() {
    writeBatch();
    return text.toString();
  }

  /** Whether a game, or a part of one, could not be converted. */
  boolean isIncomplete() {
    return incomplete;
  }
}
