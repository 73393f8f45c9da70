package quadrille.app;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import javafx.application.Platform;
import quadrille.app.history.GameArchive;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.match.MatchListener;
import quadrille.match.MatchState;

/**
 * Stores the notes that a player writes on a game. Those from before the first move wait for it, as
 * the game is not stored earlier. For the FX thread, except as a listener to the match.
 */
final class NoteRecorder implements MatchListener {
  private final GameArchive archive;
  private final LongSupplier game;
  private final Map<Line, GameTree.Note> waiting = new LinkedHashMap<>();

  /**
   * @param game the number of the stored game, or 0 while it is not stored
   */
  NoteRecorder(GameArchive archive, LongSupplier game) {
    this.archive = archive;
    this.game = game;
  }

  /** Stores the notes of these moves. */
  void store(List<GameTree.Node> nodes) {
    nodes.forEach(node -> waiting.put(node.line(), node.note()));
    write();
  }

  @Override
  public void changed(MatchState state) {
    Platform.runLater(this::write);
  }

  private void write() {
    long id = game.getAsLong();
    if (id == 0 || waiting.isEmpty()) {
      return;
    }
    Map<Line, GameTree.Note> notes = new LinkedHashMap<>(waiting);
    waiting.clear();
    archive.query(
        store -> {
          store.annotate(id, notes);
          return id;
        },
        _ -> {});
  }
}
