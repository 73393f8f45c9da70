package quadrille.app.newgame;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import quadrille.app.navigation.Navigator;
import quadrille.app.navigation.Screen;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.IconButton;
import quadrille.app.ui.Nodes;
import quadrille.app.ui.SegmentedChoice;
import quadrille.app.ui.SystemClipboard;
import quadrille.board.BoardView;
import quadrille.board.TextScale;
import quadrille.board.skin.BoardPreferences;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.PositionEditor.Brush;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.games.GameModule;
import quadrille.text.Localizer;
import quadrille.text.Text;

/** The position editor: a click on the board places the selected piece. */
public final class PositionEditorScreen extends FxmlView implements Screen {
  private static final double NARROW_WIDTH = 760;
  private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");
  private static final PseudoClass BELOW = PseudoClass.getPseudoClass("below");

  /** The width of the panel beside the board in a narrow window, as in the style sheet. */
  private static final double NARROW_PANEL_WIDTH = 224;

  /** What the panel needs below the board at least, at the usual size of text, in pixels. */
  private static final double MIN_HEIGHT_BELOW = 320;

  private final GameModule module;
  private final PositionEditorModel model;
  private final Navigator navigator;
  private final Runnable onBack;
  private final Consumer<Runnable> onLeave;
  private final ObservableValue<BoardPreferences> boardPreferences;
  private final ToggleGroup brushes = new ToggleGroup();
  private @Nullable BoardView board;

  /** The rules that the board was made for. */
  private @Nullable Settings boardSettings;

  @FXML private BorderPane screen;
  @FXML private StackPane preview;
  @FXML private IconButton back;
  @FXML private IconButton undo;
  @FXML private IconButton redo;
  @FXML private VBox panel;
  @FXML private VBox palette;
  @FXML private SegmentedChoice<Side> turn;
  @FXML private Button clear;
  @FXML private Button usual;
  @FXML private TextField text;
  @FXML private IconButton copy;
  @FXML private IconButton paste;
  @FXML private VBox rules;
  @FXML private Label error;
  @FXML private Button play;
  @FXML private Button analyse;

  /**
   * @param onBack shows the screen that the editor was opened from
   * @param onLeave runs what replaces that screen for good, perhaps after a question
   */
  public PositionEditorScreen(
      GameModule module,
      PositionEditorModel model,
      Navigator navigator,
      Runnable onBack,
      Consumer<Runnable> onLeave,
      Localizer localizer,
      ObservableValue<BoardPreferences> boardPreferences) {
    super(localizer);
    this.module = module;
    this.model = model;
    this.navigator = navigator;
    this.onBack = onBack;
    this.onLeave = onLeave;
    this.boardPreferences = boardPreferences;
    back.setOnAction(_ -> onBack.run());
    undo.setOnAction(_ -> model.undo());
    redo.setOnAction(_ -> model.redo());
    undo.disableProperty().bind(Bindings.not(model.canUndoProperty()));
    redo.disableProperty().bind(Bindings.not(model.canRedoProperty()));
    clear.setOnAction(_ -> model.clear());
    usual.setOnAction(_ -> model.setStart());
    text.setOnAction(_ -> readText());
    text.focusedProperty()
        .subscribe(
            (_, focused) -> {
              if (!focused) {
                readText();
              }
            });
    copy.setOnAction(_ -> copy());
    paste.setOnAction(_ -> paste());
    play.setOnAction(_ -> play());
    analyse.setOnAction(_ -> analyse());
    addBrushes();
    rules.getChildren().setAll(new RulesForm(model.rules(), localizer).root());
    turn.setOnSelected(model::turn);
    play.disableProperty().bind(Bindings.isNotNull(model.errorProperty()));
    analyse.disableProperty().bind(Bindings.isNotNull(model.errorProperty()));
    model.rules().valuesProperty().subscribe(this::showRules);
    model.positionProperty().subscribe(each -> show());
    model.errorProperty().subscribe(this::showError);
    model.readErrorProperty().subscribe(this::showError);
    showError();
    root()
        .layoutBoundsProperty()
        .subscribe(bounds -> updateLayout(bounds.getWidth(), bounds.getHeight()));
  }

  /** Places the panel where it leaves the board more room in a narrow window, else beside it. */
  private void updateLayout(double width, double height) {
    double scale = TextScale.of(root());
    boolean narrow = width < NARROW_WIDTH * scale;
    double heightBelow = Math.max(MIN_HEIGHT_BELOW * scale, height - width);
    boolean below = narrow && height - heightBelow > width - NARROW_PANEL_WIDTH * scale;
    panel.pseudoClassStateChanged(NARROW, narrow && !below);
    panel.pseudoClassStateChanged(BELOW, below);
    root().pseudoClassStateChanged(NARROW, narrow);
    panel.setPrefHeight(below ? heightBelow : Region.USE_COMPUTED_SIZE);
    if (!panel.equals(below ? screen.getBottom() : screen.getRight())) {
      screen.setRight(null);
      screen.setBottom(null);
      (below ? screen.bottomProperty() : screen.rightProperty()).set(panel);
    }
  }

  private void addBrushes() {
    for (Brush each : model.editor().brushes(model.settings())) {
      palette.getChildren().add(radio("brush-" + each.id().replace('.', '-'), each.name(), each));
    }
    palette
        .getChildren()
        .add(radio("brush-none", Text.of(PositionEditorScreen.class, "editor.empty"), null));
  }

  private RadioButton radio(String id, Text name, @Nullable Brush brush) {
    RadioButton radio = new RadioButton(localize(name));
    radio.setId(id);
    radio.setToggleGroup(brushes);
    radio.setWrapText(true);
    radio.setMinHeight(Region.USE_PREF_SIZE);
    radio.setSelected(Objects.equals(brush, model.brushProperty().get()));
    radio.setOnAction(event -> model.brushProperty().set(brush));
    return radio;
  }

  private void showRules(Settings settings) {
    turn.setChoices(
        List.of(Side.values()), side -> localize(module.game().sideName(side, model.settings())));
    if (model.rules().errorProperty().get() == null) {
      BoardView fresh = new BoardView(module.skin().get(), settings);
      fresh.settings().preferencesProperty().bind(boardPreferences);
      fresh.setOnCellPicked(model::put);
      board = fresh;
      boardSettings = settings;
      preview.getChildren().setAll(fresh);
      show();
    }
  }

  private void show() {
    turn.select(model.turn());
    text.setText(model.text());
    // The position changes before the board does, which then shows it.
    if (board != null && model.settings().equals(boardSettings)) {
      board.show(model.line(), false);
    }
  }

  private void showError() {
    Text unread = model.readErrorProperty().get();
    Text why = unread == null ? model.errorProperty().get() : unread;
    error.setText(localize(why));
    Nodes.setShown(error, why != null);
  }

  @Override
  public Map<String, Runnable> shortcuts() {
    return Map.of(
        "Esc", onBack,
        "Shortcut+Z", model::undo,
        "Shortcut+Shift+Z", model::redo,
        "Shortcut+C", this::copy,
        "Shortcut+V", this::paste,
        "Shortcut+Enter", this::play,
        "Shortcut+Comma", navigator::showSettings);
  }

  @Override
  public List<KeyHelp> keyHelp() {
    return List.of(
        key("Shortcut+Z", "editor.undo"),
        key("Shortcut+Shift+Z", "editor.redo"),
        key("Shortcut+C", "editor.copy"),
        key("Shortcut+V", "editor.paste"),
        key("Shortcut+Enter", "editor.play"),
        key("Esc", "editor.back"),
        key("Shortcut+Comma", "settings"));
  }

  private static KeyHelp key(String combination, String text) {
    return KeyHelp.of(combination, Text.of(PositionEditorScreen.class, text));
  }

  @Override
  public void leave(Runnable next) {
    onLeave.accept(next);
  }

  @Override
  public void onShown() {
    if (board != null) {
      board.requestFocus();
    }
  }

  private void copy() {
    SystemClipboard.copy(model.text());
  }

  private void paste() {
    String pasted = SystemClipboard.text().strip();
    if (!pasted.isEmpty()) {
      model.read(pasted);
    }
  }

  /** Reads a position that was typed; returns false if there is one that cannot be read. */
  private boolean readText() {
    String typed = text.getText();
    if (typed.equals(model.text()) && model.readErrorProperty().get() == null) {
      return true;
    }
    model.read(typed);
    boolean read = model.readErrorProperty().get() == null;
    if (read) {
      // The same position may have been typed in another way.
      text.setText(model.text());
    }
    return read;
  }

  private void play() {
    if (readText() && model.errorProperty().get() == null) {
      Line line = model.line();
      onLeave.accept(() -> navigator.askWhoContinues(module, new GameTree(line), line));
    }
  }

  private void analyse() {
    if (readText() && model.errorProperty().get() == null) {
      GameTree tree = new GameTree(model.line());
      onLeave.accept(() -> navigator.analyse(module, tree));
    }
  }
}
