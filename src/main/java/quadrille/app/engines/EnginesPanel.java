package quadrille.app.engines;

import javafx.application.Platform;
import javafx.collections.ListChangeListener;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.IconButton;
import quadrille.app.ui.Nodes;
import quadrille.app.ui.SegmentedChoice;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.match.engine.CommandLineWords;
import quadrille.match.engine.EngineEntry;
import quadrille.match.engine.EngineList;
import quadrille.text.Localizer;
import quadrille.text.Text;

/** The panel that adds, tests and removes external engines. */
public final class EnginesPanel extends FxmlView {
  private final EnginesModel model =
      new EnginesModel(EngineList.inDataFolder(), Thread::startVirtualThread, Platform::runLater);
  private GameModule chosen = Games.ALL.getFirst();

  @FXML private VBox kept;
  @FXML private Label empty;
  @FXML private TextField name;
  @FXML private SegmentedChoice<GameModule> game;
  @FXML private TextField command;
  @FXML private Label notice;

  public EnginesPanel(Localizer localizer) {
    super(localizer);
    game.setChoices(Games.ALL, each -> localize(each.game().name()));
    game.select(chosen);
    game.setOnSelected(each -> chosen = each);
    model.entries().addListener((ListChangeListener<EngineEntry>) change -> showEntries());
    model.noticeProperty().subscribe(text -> notice.setText(text == null ? "" : localize(text)));
    model.load();
  }

  private void showEntries() {
    boolean focused = kept.isFocusWithin();
    kept.getChildren().setAll(model.entries().stream().map(this::row).toList());
    Nodes.setShown(empty, model.entries().isEmpty());
    if (focused) {
      // The row of an engine that was removed has taken the focus with it.
      name.requestFocus();
    }
  }

  private Node row(EngineEntry entry) {
    Label title = Nodes.wrappingLabel(entry.name());
    Label detail = Nodes.wrappingLabel(detail(entry), "text-muted");
    VBox labels = new VBox(title, detail);
    labels.setMinWidth(0);
    HBox.setHgrow(labels, Priority.ALWAYS);
    IconButton test = button("mdi2c-connection", "test", entry);
    test.setOnAction(
        event -> Games.find(entry.game()).ifPresent(module -> model.test(entry, module)));
    IconButton remove = button("mdi2t-trash-can-outline", "remove", entry);
    remove.setOnAction(event -> model.remove(entry));
    HBox row = new HBox(labels, test, remove);
    row.getStyleClass().add("form-row");
    return row;
  }

  private String detail(EngineEntry entry) {
    String called =
        Games.find(entry.game()).map(each -> localize(each.game().name())).orElse(entry.game());
    return called + " · " + CommandLineWords.join(entry.command());
  }

  private IconButton button(String icon, String key, EngineEntry entry) {
    IconButton button = new IconButton();
    button.setIcon(icon);
    button.setLabel(localize(Text.of(EnginesPanel.class, key, entry.name())));
    return button;
  }

  @FXML
  private void add() {
    model.add(name.getText(), chosen.game(), command.getText());
  }
}
