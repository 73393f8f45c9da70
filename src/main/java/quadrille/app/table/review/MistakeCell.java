package quadrille.app.table.review;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import quadrille.app.table.analyst.FirstSideScore;
import quadrille.app.table.analyst.ScoreText;
import quadrille.app.table.model.AnnotationGlyphs;
import quadrille.app.ui.Nodes;
import quadrille.app.ui.SideMark;
import quadrille.app.ui.WrappingListCell;
import quadrille.core.Line;
import quadrille.core.MoveNumber;
import quadrille.match.review.MoveReview;
import quadrille.text.Localizer;
import quadrille.text.Text;

/** A bad move in the list of a review, with the better move. */
final class MistakeCell extends WrappingListCell<MoveReview> {
  private final Localizer localizer;
  private final SideMark mark = new SideMark();
  private final Label move = Nodes.styled(new Label(), "move-text");
  private final Label betterMoveText = Nodes.wrappingLabel("", "quiet");
  private final Label replyText = Nodes.wrappingLabel("", "quiet");
  private final VBox row;

  /**
   * @param onClick receives the move that was clicked, also one that is selected already
   */
  MistakeCell(Localizer localizer, Consumer<MoveReview> onClick) {
    this(localizer, new VBox());
    setOnMouseClicked(
        _ -> {
          if (getItem() != null) {
            onClick.accept(getItem());
          }
        });
  }

  private MistakeCell(Localizer localizer, VBox row) {
    super(row);
    this.localizer = localizer;
    this.row = row;
    row.getChildren()
        .setAll(
            Nodes.styled(new HBox(mark, move), "mistake-move"),
            Nodes.styled(new VBox(betterMoveText, replyText), "mistake-texts"));
  }

  @Override
  protected void updateItem(@Nullable MoveReview item, boolean empty) {
    super.updateItem(item, empty);
    setGraphic(null);
    setAccessibleText(null);
    if (item != null && !empty) {
      Line before = item.before();
      mark.show(before.game(), before.settings(), item.side());
      List<Integer> glyphs = List.of(AnnotationGlyphs.of(item.judgement()));
      move.setText(
          number(item).prefix()
              + " "
              + localizer.localize(name(item, item.move()))
              + AnnotationGlyphs.symbols(glyphs));
      betterMoveText.setText(localizer.localize(betterMoveText(item)));
      Text reply = replyText(item);
      Nodes.setShown(replyText, reply != null);
      replyText.setText(reply == null ? "" : localizer.localize(reply));
      setGraphic(row);
      setAccessibleText(
          localizer.localize(
              MistakeCell.class,
              "review.move.accessible",
              number(item).number(),
              before.game().sideName(item.side(), before.settings()),
              name(item, item.move()),
              AnnotationGlyphs.describe(glyphs, localizer),
              explanation(item)));
    }
  }

  private static MoveNumber number(MoveReview item) {
    return MoveNumber.of(item.before().play(item.move()));
  }

  private static Text name(MoveReview item, long move) {
    Line before = item.before();
    return before.game().moveName(before.position(), move);
  }

  /** Names the better move and why it is, and what the move played allows. */
  private static Text explanation(MoveReview item) {
    Text better = betterMoveText(item);
    Text reply = replyText(item);
    return reply == null ? better : Text.of(MistakeCell.class, "review.both", better, reply);
  }

  /** A score of the side that moved, from the first side's view like all others at the table. */
  private static Text score(MoveReview item, int score) {
    return ScoreText.forFirstSide(FirstSideScore.of(item.before(), score), item.before());
  }

  /** Names the better move with its score and that of the move played, and why it is good. */
  private static Text betterMoveText(MoveReview item) {
    Text better =
        Text.of(
            MistakeCell.class,
            "review.better",
            name(item, item.bestLine().getFirst()),
            score(item, item.bestScore()),
            score(item, item.playedScore()));
    Text reason = item.bestReason();
    return reason == null ? better : Text.of(MistakeCell.class, "review.because", better, reason);
  }

  private static @Nullable Text replyText(MoveReview item) {
    MoveReview.Reply reply = item.reply();
    if (reply == null) {
      return null;
    }
    Line after = item.before().play(item.move());
    Text answer = after.game().moveName(after.position(), reply.move());
    return Text.of(
        MistakeCell.class, "review.allows", name(item, item.move()), answer, reply.reason());
  }
}
