package quadrille.app.table;

import java.util.Locale;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.Slider;
import javafx.scene.control.TabPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Rectangle;
import org.jspecify.annotations.Nullable;
import quadrille.app.table.commands.CommandBar;
import quadrille.app.table.commands.TableCommand;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.Nodes;
import quadrille.app.ui.TextScale;
import quadrille.text.Localizer;

/** Lays out the parts of the table for the size of the window. */
final class TableLayout extends FxmlView {
  private final TableParts parts;
  private final TableTabs tableTabs;
  private final PaceControl paceControl;
  private @Nullable LayoutMode mode;

  @FXML private BorderPane layout;
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
      TableParts parts, String gameName, CommandBar commands, ViewMenu views, Localizer localizer) {
    super(localizer);
    this.parts = parts;
    tableTabs = new TableTabs(tabs, parts, localizer);
    paceControl = new PaceControl(pace, paceFigure, localizer);
    title.setText(gameName);
    fillToolbar(commands);
    menu.getItems().setAll(commands.items());
    view.getItems().setAll(views.items());
    Menu board = new Menu(view.getAccessibleText());
    board.setId("menu-view");
    board.getItems().setAll(views.items());
    menu.getItems().add(board);
    middle.getChildren().setAll(parts.scene());
    middle.setClip(clipTo(middle));
    layout
        .layoutBoundsProperty()
        .subscribe(bounds -> arrange(bounds.getWidth(), bounds.getHeight()));
  }

  private void fillToolbar(CommandBar commands) {
    add(leaving, 0, commands, TableCommand.LAUNCHER, TableCommand.NEW_GAME);
    add(pacing, 0, commands, TableCommand.PAUSE, TableCommand.STEP, TableCommand.EXCHANGE);
    add(viewing, 0, commands, TableCommand.ANALYSE, TableCommand.RULES, TableCommand.FLIP);
    add(viewing, viewing.getChildren().size(), commands, TableCommand.SETTINGS);
    add(
        playing,
        0,
        commands,
        TableCommand.UNDO,
        TableCommand.REDO,
        TableCommand.HINT,
        TableCommand.TRAINING);
    add(
        ending,
        0,
        commands,
        TableCommand.DRAW,
        TableCommand.RESIGN,
        TableCommand.REVIEW,
        TableCommand.GO_ON);
  }

  private static void add(HBox box, int index, CommandBar commands, TableCommand... added) {
    box.getChildren().addAll(index, commands.buttons(added));
  }

  /** Keeps the board's shadow from lying over the buttons and taking their clicks. */
  private static Rectangle clipTo(Region region) {
    Rectangle frame = new Rectangle();
    frame.widthProperty().bind(region.widthProperty());
    frame.heightProperty().bind(region.heightProperty());
    return frame;
  }

  PaceControl pace() {
    return paceControl;
  }

  /** Shows the pace only where it can be set. */
  void showPace(boolean shown) {
    paceControl.setShown(shown);
    if (shown) {
      menu.getItems().add(paceControl.menuItem());
    }
  }

  /** Sets the text beside the name of the game. */
  void subtitle(String text) {
    subtitle.setText(text);
  }

  TableTabs tabs() {
    return tableTabs;
  }

  /** Opens the review, which stays among the tabs from then on. */
  void openReview() {
    if (tableTabs.addReview() && mode != null) {
      arrangePanels(mode);
    }
    tableTabs.selectReview();
  }

  /** Larger text needs more width. */
  private void arrange(double width, double height) {
    LayoutMode next = LayoutMode.of(width / TextScale.of(root()), height);
    if (next != mode) {
      mode = next;
      arrange(next);
    }
  }

  private void arrange(LayoutMode next) {
    for (LayoutMode each : LayoutMode.values()) {
      String name = each.name().toLowerCase(Locale.ROOT);
      layout.pseudoClassStateChanged(PseudoClass.getPseudoClass(name), each == next);
    }
    boolean compact = next == LayoutMode.COMPACT;
    Nodes.setShown(tools, !compact);
    Nodes.setShown(menu, compact);
    Nodes.setShown(status, !compact);
    bar.getChildren().remove(parts.status());
    status.getChildren().clear();
    if (compact) {
      HBox.setHgrow(parts.status(), Priority.ALWAYS);
      bar.getChildren().add(parts.status());
    } else {
      status.getChildren().setAll(parts.status());
    }
    arrangePanels(next);
  }

  private void arrangePanels(LayoutMode next) {
    layout.setRight(null);
    layout.setBottom(null);
    side.getChildren().clear();
    tableTabs.arrange(next);
    if (next == LayoutMode.WIDE) {
      side.getChildren().addAll(parts.seats().first(), parts.seats().second(), tabs);
      layout.setRight(side);
    } else if (!tableTabs.isEmpty()) {
      layout.setBottom(tabs);
    }
  }
}
