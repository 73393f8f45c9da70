package quadrille.app.table.model;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import quadrille.app.table.analyst.Analyst;
import quadrille.app.table.analyst.Analyst.Purpose;
import quadrille.app.table.analyst.CandidateMove;
import quadrille.core.GameTree.Node;
import quadrille.core.GameTree.Note;
import quadrille.core.Line;
import quadrille.match.review.GameReview;
import quadrille.match.review.Judgement;
import quadrille.match.review.MoveReview;
import quadrille.match.review.Reviewer;
import quadrille.search.Knowledge;
import quadrille.search.Limits;

/**
 * Reviews the game at a table in the background and annotates its tree: each bad move gets a glyph
 * and the better line as a variation. For the screen's thread.
 */
public final class ReviewModel {
  private static final int MAX_BETTER_PLIES = 6;

  private final TableGame game;
  private final Analyst analyst;
  private final Supplier<Knowledge> knowledge;
  private final ReadOnlyObjectWrapper<@Nullable GameReview> review = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyIntegerWrapper done = new ReadOnlyIntegerWrapper();
  private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper();
  private int total;
  private boolean opened;

  /** How long a review searches each position. */
  public enum Effort {
    QUICK(100),
    THOROUGH(500),
    DEEP(2000);

    private final long timeMs;

    Effort(long timeMs) {
      this.timeMs = timeMs;
    }

    public double seconds() {
      return timeMs / 1000.0;
    }
  }

  ReviewModel(TableGame game, Analyst analyst, Supplier<Knowledge> knowledge) {
    this.game = game;
    this.analyst = analyst;
    this.knowledge = knowledge;
  }

  /** Says that the player has opened the review. */
  public void setOpened() {
    opened = true;
  }

  /** Whether the player has opened the review, which stays in sight from then on. */
  public boolean isOpened() {
    return opened;
  }

  /** The last finished review, or null. */
  public ReadOnlyObjectProperty<@Nullable GameReview> reviewProperty() {
    return review.getReadOnlyProperty();
  }

  public ReadOnlyBooleanProperty runningProperty() {
    return running.getReadOnlyProperty();
  }

  /** How many of {@link #total} moves are judged. */
  public ReadOnlyIntegerProperty doneProperty() {
    return done.getReadOnlyProperty();
  }

  public int total() {
    return total;
  }

  /** Starts a review of the game so far, unless one is running or there are no moves. */
  public void start(Effort effort) {
    Line line = game.current().line();
    if (running.get() || line.ply() == 0) {
      return;
    }
    total = line.ply();
    done.set(0);
    running.set(true);
    analyst.forget();
    searchNext(new Reviewer(line, knowledge.get()), Limits.time(effort.timeMs));
  }

  private void searchNext(Reviewer reviewer, Limits limits) {
    Line next = reviewer.next();
    if (next == null) {
      finish(reviewer.review());
      return;
    }
    analyst.find(
        Purpose.REVIEW,
        next,
        1,
        limits,
        found -> {
          CandidateMove best = found.getFirst();
          reviewer.accept(best.report(), best.reason());
          done.set(reviewer.done());
          searchNext(reviewer, limits);
        });
  }

  private void finish(GameReview found) {
    running.set(false);
    List<Node> annotated = new ArrayList<>();
    found.moves().forEach(move -> annotate(move, annotated));
    game.fireAnnotated(annotated);
    review.set(found);
  }

  private void annotate(MoveReview judged, List<Node> annotated) {
    Node node = game.tree().find(judged.after());
    if (node == null) {
      // The player has removed the move meanwhile.
      return;
    }
    Node before = game.tree().findOrAdd(judged.before());
    if (judged.judgement() != Judgement.FINE) {
      Node better = before;
      for (long move : judged.bestLine().stream().limit(MAX_BETTER_PLIES).toList()) {
        better = better.play(move);
      }
      annotated.add(better);
    }
    mark(node, AnnotationGlyphs.of(judged.judgement()));
    annotated.add(node);
  }

  /**
   * Marks a move, in place of any mark that it has. Where this review has none, one that an earlier
   * review gave goes, and one that the player set stays.
   *
   * @param glyph one of {@link AnnotationGlyphs#QUALITIES}, or 0 for none
   */
  private void mark(Node node, int glyph) {
    Note note = node.note();
    int shown = AnnotationGlyphs.quality(note.glyphs());
    if (glyph == 0 ? shown != 0 && note.reviewed() : glyph != shown) {
      List<Integer> glyphs = AnnotationGlyphs.withQuality(note.glyphs(), glyph);
      node.setNote(note.withGlyphs(glyphs).withReviewed(glyph != 0));
    }
  }

  public void cancel() {
    running.set(false);
    analyst.cancel(Purpose.REVIEW);
  }
}
