package quadrille.app.table.analysis;

import java.util.List;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.fxml.FXML;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import quadrille.app.table.analyst.InsightFinder;
import quadrille.app.table.model.TableModel;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.LabelConverter;
import quadrille.app.ui.Nodes;
import quadrille.app.ui.Subscriptions;
import quadrille.board.BoardView;
import quadrille.core.Line;
import quadrille.search.insight.Insight;
import quadrille.search.insight.Insights.Topic;
import quadrille.text.Localizer;

/**
 * The part of the analysis where the player chooses what the board points out, with a sentence
 * about it. Hidden in games that point out nothing.
 */
final class InsightPanel extends FxmlView {
  private final TableModel model;
  private final BoardView board;
  private final ObservableValue<Boolean> shown;
  private final InsightFinder finder;

  @FXML private ComboBox<Choice> topic;
  @FXML private Label sentence;

  /**
   * An item of the list.
   *
   * @param topic null for nothing
   */
  private record Choice(@Nullable Topic topic) {
    static final Choice NOTHING = new Choice(null);
  }

  /**
   * @param shown whether the analysis is to be seen
   */
  InsightPanel(
      TableModel model,
      BoardView board,
      ObservableValue<Boolean> shown,
      Localizer localizer,
      Subscriptions watch) {
    super(localizer);
    this.model = model;
    this.board = board;
    this.shown = shown;
    finder = new InsightFinder(model.module().insights(), Platform::runLater);
    List<Topic> topics = model.module().insights().topics(model.line().settings());
    Nodes.setShown(root(), !topics.isEmpty());
    topic.setConverter(new LabelConverter<>(this::label));
    topic.getItems().add(Choice.NOTHING);
    topics.forEach(each -> topic.getItems().add(new Choice(each)));
    topic.setValue(new Choice(model.pointedOutProperty().get()));
    watch.onChange(topic.valueProperty(), this::choose);
    watch.onChange(model.navigation().lineProperty(), this::find);
    watch.onChange(shown, this::find);
    watch.onEnd(finder::cancel);
  }

  private String label(Choice choice) {
    Topic chosen = choice.topic();
    return chosen == null ? localize("insight.nothing") : localize(chosen.name());
  }

  private void choose() {
    model.pointedOutProperty().set(topic.getValue().topic());
    find();
  }

  private void find() {
    Line line = model.navigation().line();
    Topic chosen = topic.getValue().topic();
    finder.cancel();
    board.showHighlights(line, List.of());
    boolean wanted = chosen != null && shown.getValue();
    Nodes.setShown(sentence, wanted);
    if (chosen != null && wanted) {
      sentence.setText(localize("insight.begins"));
      finder.find(chosen, line, insight -> show(line, insight));
    }
  }

  private void show(Line line, Insight insight) {
    sentence.setText(localize(insight.sentence()));
    board.showHighlights(line, insight.highlights());
  }
}
