package quadrille.app.table;

import java.util.List;
import java.util.Map;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import quadrille.app.common.SideMark;
import quadrille.app.common.Words;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.core.Text;
import quadrille.match.review.Judgement;
import quadrille.match.review.MoveReview;

/** A bad move in the list of a review: the move, what it lost, the better one. */
final class MistakeCell extends ListCell<MoveReview> {
  private static final Map<Judgement, Integer> GLYPHS =
      Map.of(
          Judgement.INACCURACY, Glyphs.INACCURACY,
          Judgement.MISTAKE, Glyphs.MISTAKE,
          Judgement.BLUNDER, Glyphs.BLUNDER);
  private static final double MARGINS = 44;

  private final Words words;
  private final SideMark mark = new SideMark();
  private final Label move = new Label();
  private final Label better = new Label();
  private final HBox row = new HBox(mark, new VBox(move, better));

  MistakeCell(ListView<MoveReview> list, Words words) {
    this.words = words;
    row.getStyleClass().add("move-row");
    move.getStyleClass().add("move-text");
    better.getStyleClass().add("quiet");
    better.prefWidthProperty().bind(list.widthProperty().subtract(MARGINS));
  }

  @Override
  protected void updateItem(@Nullable MoveReview item, boolean empty) {
    super.updateItem(item, empty);
    setGraphic(null);
    setAccessibleText(null);
    if (item != null && !empty) {
      Line before = item.before();
      mark.show(before.game(), before.settings(), item.side());
      String sign = Glyphs.signs(List.of(GLYPHS.getOrDefault(item.judgement(), 0)));
      move.setText(item.ply() + ". " + text(item, item.move()) + sign);
      better.setText(words.say(better(item)));
      setGraphic(row);
      setAccessibleText(
          words.say(
              MistakeCell.class,
              "review.move.accessible",
              item.ply(),
              before.game().sideName(item.side(), before.settings()),
              text(item, item.move()),
              Glyphs.spoken(List.of(GLYPHS.getOrDefault(item.judgement(), 0)), words),
              better(item)));
    }
  }

  private static String text(MoveReview item, long played) {
    Line before = item.before();
    return before.game().notation().format(before.position(), played);
  }

  /** The better move, with what it and the move played are worth. */
  static Text better(MoveReview item) {
    Game game = item.before().game();
    return Text.of(
        MistakeCell.class,
        "review.better",
        text(item, item.best().getFirst()),
        ThoughtWords.score(item.score(), game),
        ThoughtWords.score(item.played(), game));
  }
}
