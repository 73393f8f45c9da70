package quadrille.app.table.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import quadrille.core.GameTree;
import quadrille.core.GameTree.Node;
import quadrille.core.Line;
import quadrille.games.GameModule;
import quadrille.match.review.GameReview;
import quadrille.match.review.Judgement;
import quadrille.match.review.MoveReview;
import quadrille.match.review.Reviewer;
import quadrille.search.Search;

/**
 * Has the game at a table reviewed in the background, and writes what was found into its tree: a
 * sign behind each bad move and the better one as a variation. For the screen's thread.
 */
public final class ReviewModel implements AutoCloseable {
  private static final int HASH_MEGABYTES = 32;
  private static final int MAX_BETTER_PLIES = 6;
  private static final Map<Judgement, Integer> GLYPHS =
      Map.of(
          Judgement.INACCURACY, AnnotationGlyphs.INACCURACY,
          Judgement.MISTAKE, AnnotationGlyphs.MISTAKE,
          Judgement.BLUNDER, AnnotationGlyphs.BLUNDER);

  private final GameModule room;
  private final TableGame game;
  private final Executor screen;
  private final ReadOnlyObjectWrapper<@Nullable GameReview> review = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyIntegerWrapper done = new ReadOnlyIntegerWrapper();
  private final ReadOnlyObjectWrapper<@Nullable Reviewer> running = new ReadOnlyObjectWrapper<>();
  private int total;

  ReviewModel(GameModule room, TableGame game, Executor screen) {
    this.room = room;
    this.game = game;
    this.screen = screen;
  }

  /** What was found, or null before. */
  public ReadOnlyObjectProperty<@Nullable GameReview> reviewProperty() {
    return review.getReadOnlyProperty();
  }

  /** Who reviews now, or null. */
  public ReadOnlyObjectProperty<@Nullable Reviewer> runningProperty() {
    return running.getReadOnlyProperty();
  }

  /** How many moves of {@link #total} have been looked at. */
  public ReadOnlyIntegerProperty doneProperty() {
    return done.getReadOnlyProperty();
  }

  public int total() {
    return total;
  }

  /** Begins to review the game as it stands; nothing happens while one is under way. */
  public void start(ReviewEffort effort) {
    Line line = game.current().line();
    if (running.get() != null || line.ply() == 0) {
      return;
    }
    Search search =
        new Search(room.game(), () -> room.knowledge().apply(line.settings()), HASH_MEGABYTES, 1);
    Reviewer reviewer = new Reviewer(search, effort.limits());
    total = line.ply();
    done.set(0);
    running.set(reviewer);
    Thread.ofPlatform().name("review").daemon().start(() -> run(reviewer, line));
  }

  private void run(Reviewer reviewer, Line line) {
    try {
      GameReview found =
          reviewer.review(line, count -> screen.execute(() -> progress(reviewer, count)));
      screen.execute(() -> finish(reviewer, found));
    } catch (CancellationException e) {
      // Whoever cancelled it does not wait for an answer.
    }
  }

  private void progress(Reviewer reviewer, int count) {
    if (running.get() == reviewer) {
      done.set(count);
    }
  }

  private void finish(Reviewer reviewer, GameReview found) {
    if (running.get() == reviewer) {
      running.set(null);
      found.moves().forEach(this::annotate);
      game.fireChanged();
      review.set(found);
    }
  }

  private void annotate(MoveReview judged) {
    GameTree tree = game.tree();
    Node before = tree.findOrAdd(judged.before());
    Node node = before.play(judged.move());
    List<Integer> glyphs = new ArrayList<>(node.note().glyphs());
    glyphs.removeAll(GLYPHS.values());
    Integer glyph = GLYPHS.get(judged.judgement());
    if (glyph != null) {
      glyphs.add(glyph);
      Node better = before;
      for (long move : judged.bestLine().stream().limit(MAX_BETTER_PLIES).toList()) {
        better = better.play(move);
      }
    }
    node.note(node.note().glyphs(glyphs));
  }

  public void cancel() {
    Reviewer reviewer = running.get();
    if (reviewer != null) {
      running.set(null);
      reviewer.cancel();
    }
  }

  @Override
  public void close() {
    cancel();
  }
}
