package quadrille.app.table;

import java.util.Locale;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import quadrille.app.common.Fxml;
import quadrille.app.common.Watch;
import quadrille.app.common.Words;
import quadrille.core.Game;
import quadrille.core.Side;
import quadrille.search.SearchReport;

/** What the machine that thought last has found, figure by figure. */
final class ThinkingPane {
  private final Words words;
  private final Parent root;

  @FXML private Label side;
  @FXML private Label depth;
  @FXML private Label score;
  @FXML private Label nodes;
  @FXML private Label speed;
  @FXML private Label memory;
  @FXML private Label line;

  ThinkingPane(TableModel model, Words words, Watch watch) {
    this.words = words;
    root = Fxml.THINKING.load(words, this);
    for (Side each : Side.values()) {
      watch.on(model.thoughtProperty(each), this::show);
    }
  }

  Parent root() {
    return root;
  }

  private void show(@Nullable Thought thought) {
    if (thought == null) {
      return;
    }
    SearchReport report = thought.report();
    Locale locale = words.locale();
    Game game = thought.line().game();
    side.setText(words.say(game.sideName(thought.side(), thought.line().settings())));
    depth.setText(say("thinking.depth.value", report.depth(), report.selectiveDepth()));
    score.setText(say("thinking.score.value", ThoughtWords.score(report.score(), game, locale)));
    nodes.setText(ThoughtWords.count(report.nodes(), locale));
    speed.setText(say("thinking.speed.value", ThoughtWords.count(report.nodesPerSecond(), locale)));
    memory.setText(say("thinking.memory.value", report.hashPermille() / 1000.0));
    line.setText(String.join("  ", thought.expected()));
  }

  private String say(String key, Object... arguments) {
    return words.say(ThinkingPane.class, key, arguments);
  }
}
