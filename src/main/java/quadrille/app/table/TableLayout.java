package quadrille.app.table;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.Slider;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Rectangle;
import org.jspecify.annotations.Nullable;
import quadrille.app.table.commands.CommandBar;
import quadrille.app.table.commands.TableCommand;
import quadrille.app.ui.FxmlFile;
import quadrille.app.ui.TextScale;
import quadrille.text.Localizer;

/** Lays the table out in the room that it has. */
final class TableLayout {
  private static final double GAP = 8;
  private static final double FOLDED_HEIGHT = 208;

  private final TableParts parts;
  private final Localizer words;
  private final BorderPane root;
  private @Nullable LayoutMode layoutMode;
  private final Tab moves;
  private final Tab thinking;
  private final Tab analysis;
  private List<Tab> thinkingTabs = List.of();
  private final Tab review;
  private boolean reviewShown;

  @FXML private HBox bar;
  @FXML private HBox tools;
  @FXML private Label title;
  @FXML private Label subtitle;
  @FXML private HBox leaving;
  @FXML private HBox playing;
  @FXML private HBox pacing;
  @FXML private Slider pace;
  @FXML private Label paceFigure;
  @FXML private HBox ending;
  @FXML private HBox viewing;
  @FXML private MenuButton menu;
  @FXML private MenuButton view;
  @FXML private StackPane status;
  @FXML private StackPane middle;
  @FXML private VBox side;
  @FXML private TabPane tabs;

  TableLayout(
      TableParts parts,
      String name,
      String rules,
      CommandBar commands,
      ViewMenu views,
      Localizer words) {
    this.parts = parts;
    this.words = words;
    root = FxmlFile.TABLE.load(words, this);
    moves = tab("tab.moves", parts.moves());
    thinking = tab("tab.thinking", parts.thinking());
    analysis = tab("tab.analysis", parts.analysis());
    review = tab("tab.review", parts.review());
    title.setText(name);
    subtitle.setText(rules);
    fill(leaving, commands, TableCommand.LAUNCHER, TableCommand.NEW_GAME);
    pacing
        .getChildren()
        .addAll(0, commands.buttons(TableCommand.PAUSE, TableCommand.STEP, TableCommand.EXCHANGE));
    viewing
        .getChildren()
        .addAll(0, commands.buttons(TableCommand.ANALYSE, TableCommand.RULES, TableCommand.FLIP));
    viewing.getChildren().addAll(commands.buttons(TableCommand.SETTINGS));
    fill(
        playing,
        commands,
        TableCommand.UNDO,
        TableCommand.REDO,
        TableCommand.HINT,
        TableCommand.TRAINING);
    fill(
        ending,
        commands,
        TableCommand.DRAW,
        TableCommand.RESIGN,
        TableCommand.REVIEW,
        TableCommand.GO_ON);
    menu.getItems().setAll(commands.items());
    view.getItems().setAll(views.items());
    Menu board = new Menu(view.getAccessibleText());
    board.setId("menu-view");
    board.getItems().setAll(views.items());
    menu.getItems().add(board);
    middle.getChildren().setAll(parts.scene());
    middle.setClip(clipTo(middle));
    root.layoutBoundsProperty().subscribe(bounds -> arrange(bounds.getWidth(), bounds.getHeight()));
  }

  /** Without it the shadow of a board would lie over the buttons and keep clicks from them. */
  private static Rectangle clipTo(Region region) {
    Rectangle frame = new Rectangle();
    frame.widthProperty().bind(region.widthProperty());
    frame.heightProperty().bind(region.heightProperty());
    return frame;
  }

  private static void fill(Pane pane, CommandBar commands, TableCommand... wanted) {
    pane.getChildren().setAll(commands.buttons(wanted));
  }

  Parent root() {
    return root;
  }

  Slider pace() {
    return pace;
  }

  /** Whether machines keep to a pace that can be set. */
  void showPace(boolean shown) {
    setShown(pace, shown);
    setShown(paceFigure, shown);
    if (shown) {
      menu.getItems().add(paceItem());
    }
  }

  /** Says how long a move takes at the least, zero for as long as the machines think. */
  void showPaceValue(Duration perMove) {
    long ms = perMove.toMillis();
    double seconds = ms < 1000 ? ms / 1000.0 : Math.round(ms / 100.0) / 10.0;
    paceFigure.setText(
        perMove.isZero()
            ? words.localize(TableLayout.class, "pace.free")
            : words.localize(TableLayout.class, "pace.seconds", seconds));
  }

  /** What stands beside the name of the game. */
  void subtitle(String text) {
    subtitle.setText(text);
  }

  /** The pace in the menu, for where the tools are put away. */
  private CustomMenuItem paceItem() {
    Slider slider = new Slider(pace.getMin(), pace.getMax(), pace.getValue());
    slider.valueProperty().bindBidirectional(pace.valueProperty());
    slider.setAccessibleText(pace.getAccessibleText());
    HBox row = new HBox(GAP, new Label(pace.getAccessibleText()), slider);
    row.getStyleClass().add("pace-item");
    return new CustomMenuItem(row, false);
  }

  /**
   * Whether anything that machines think may be seen.
   *
   * @param machines whether machines play at all
   */
  void showThinking(boolean shown, boolean machines) {
    tabs.getTabs().removeAll(thinking, analysis);
    thinkingTabs = !shown ? List.of() : machines ? List.of(thinking, analysis) : List.of(analysis);
    int after = tabs.getTabs().indexOf(moves) + 1;
    if (after > 0 && layoutMode != LayoutMode.COMPACT) {
      tabs.getTabs().addAll(after, thinkingTabs);
    }
  }

  /** Brings the analysis to the front when it begins. */
  void showAnalysis(boolean on) {
    if (on && tabs.getTabs().contains(analysis)) {
      tabs.getSelectionModel().select(analysis);
    }
  }

  /** Shows the review, from now on as one of the tabs. */
  void openReview() {
    if (!reviewShown && layoutMode != null) {
      reviewShown = true;
      arrangeTabs(layoutMode);
    }
    tabs.getSelectionModel().select(review);
  }

  /** Larger text takes more of the width. */
  private void arrange(double width, double height) {
    arrange(LayoutMode.of(width / TextScale.of(root), height));
  }

  private void arrange(LayoutMode next) {
    if (next == layoutMode) {
      return;
    }
    layoutMode = next;
    for (LayoutMode each : LayoutMode.values()) {
      String name = each.name().toLowerCase(java.util.Locale.ROOT);
      root.pseudoClassStateChanged(PseudoClass.getPseudoClass(name), each == next);
    }
    boolean compact = next == LayoutMode.COMPACT;
    setShown(tools, !compact);
    setShown(menu, compact);
    bar.getChildren().remove(parts.status());
    status.getChildren().clear();
    if (compact) {
      HBox.setHgrow(parts.status(), Priority.ALWAYS);
      bar.getChildren().add(parts.status());
    } else {
      status.getChildren().setAll(parts.status());
    }
    setShown(status, !compact);
    arrangeTabs(next);
  }

  private void arrangeTabs(LayoutMode next) {
    root.setRight(null);
    root.setBottom(null);
    side.getChildren().clear();
    tabs.getTabs().clear();
    tabs.setPrefHeight(Region.USE_COMPUTED_SIZE);
    switch (next) {
      case WIDE -> {
        side.getChildren().addAll(parts.seats().first(), parts.seats().second(), tabs);
        tabs.getTabs().setAll(sideTabs());
        root.setRight(side);
      }
      case FOLDED -> {
        tabs.setPrefHeight(FOLDED_HEIGHT);
        tabs.getTabs().add(tab("tab.players", bothSeats()));
        tabs.getTabs().addAll(sideTabs());
        root.setBottom(tabs);
      }
      case COMPACT -> {
        if (reviewShown) {
          tabs.setPrefHeight(FOLDED_HEIGHT);
          tabs.getTabs().addAll(review, moves);
          root.setBottom(tabs);
        }
      }
    }
  }

  private HBox bothSeats() {
    HBox box = new HBox(GAP, parts.seats().first(), parts.seats().second());
    box.getStyleClass().add("both-seats");
    box.getChildren().forEach(each -> HBox.setHgrow(each, Priority.ALWAYS));
    return box;
  }

  private List<Tab> sideTabs() {
    List<Tab> all = new ArrayList<>(List.of(moves));
    all.addAll(thinkingTabs);
    if (reviewShown) {
      all.add(review);
    }
    return all;
  }

  private Tab tab(String key, Node content) {
    Tab tab = new Tab(words.localize(TableLayout.class, key), content);
    tab.setClosable(false);
    return tab;
  }

  private static void setShown(Node node, boolean present) {
    node.setVisible(present);
    node.setManaged(present);
  }
}
