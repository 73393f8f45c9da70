package quadrille.app.table;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.Slider;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Rectangle;
import org.jspecify.annotations.Nullable;
import quadrille.app.table.commands.CommandBar;
import quadrille.app.table.commands.CommandBar.Labels;
import quadrille.app.table.commands.TableCommand;
import quadrille.app.table.model.PerSide;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.IconButton;
import quadrille.app.ui.Nodes;
import quadrille.app.ui.SplitRow;
import quadrille.board.BoardView;
import quadrille.board.TextScale;
import quadrille.text.Localizer;

/** Lays out the parts of the table for the size of the window. */
final class TableLayout extends FxmlView {
  private static final double PANEL_SHARE = 0.3;
  private static final double MAX_PANEL_WIDTH = 400;
  private static final double MIN_SUBTITLE_EMS = 6;
  private static final PseudoClass COMPACT = PseudoClass.getPseudoClass("compact");

  private final BoardView board;
  private final Node statusBar;
  private final PerSide<SeatCard> seats;
  private final @Nullable ClockStrip clockStrip;
  private final TableTabs tabs;
  private final CommandBar commands;
  private final PaceControl paceControl;
  private final CustomMenuItem paceItem = new CustomMenuItem();
  private final List<HBox> groups;
  private LayoutMode mode = LayoutMode.COMPACT;
  private boolean paced;
  private double arrangedWidth;

  /** What gives way, in this order, where it alone would make the toolbar need a second row. */
  private List<Node> dispensable = List.of();

  /** Whether the subtitle can be shortened. */
  private boolean flexible;

  @FXML private BorderPane layout;
  @FXML private HBox bar;
  @FXML private SplitRow tools;
  @FXML private HBox actions;
  @FXML private HBox titles;
  @FXML private Label title;
  @FXML private Label subtitle;
  @FXML private HBox leaving;
  @FXML private HBox playing;
  @FXML private HBox pacing;
  @FXML private Slider pace;
  @FXML private Label paceFigure;
  @FXML private HBox ending;
  @FXML private HBox viewing;
  @FXML private HBox ended;
  @FXML private MenuButton menu;
  @FXML private StackPane status;
  @FXML private StackPane clocks;
  @FXML private StackPane middle;
  @FXML private VBox side;

  /**
   * @param scene the game's own scene with its board
   * @param board the board in that scene
   * @param clockStrip both clocks, or null for a game without clocks
   */
  TableLayout(
      String gameName,
      Node scene,
      BoardView board,
      Node statusBar,
      PerSide<SeatCard> seats,
      @Nullable ClockStrip clockStrip,
      TableTabs tabs,
      CommandBar commands,
      ViewMenu views,
      Localizer localizer) {
    super(localizer);
    this.board = board;
    this.statusBar = statusBar;
    this.seats = seats;
    this.clockStrip = clockStrip;
    this.tabs = tabs;
    if (clockStrip != null) {
      clocks.getChildren().setAll(clockStrip);
    }
    this.commands = commands;
    paceControl = new PaceControl(pace, paceFigure, localizer);
    title.setText(gameName);
    groups = List.of(ended, playing, ending, pacing, viewing);
    tellWholeSubtitle();
    fillToolbar();
    commands.setOnButtonsChanged(this::labelTools);
    menu.getItems().setAll(commands.menuItems());
    Menu view = new Menu(localize("view"));
    view.setId("menu-view");
    view.getItems().setAll(views.items());
    menu.getItems().add(indexOf("menu-" + TableCommand.COORDINATES.id()), view);
    menu.showingProperty().subscribe(commands::showKeys);
    middle.getChildren().setAll(scene);
    middle.setClip(boardClip());
    side.setMinWidth(Region.USE_PREF_SIZE);
    applyMode();
    layout.layoutBoundsProperty().subscribe(this::arrange);
  }

  /** A subtitle that is shortened can be read in its tooltip. */
  private void tellWholeSubtitle() {
    Tooltip whole = new Tooltip();
    whole.textProperty().bind(subtitle.textProperty());
    subtitle
        .textTruncatedProperty()
        .subscribe(shortened -> subtitle.setTooltip(shortened ? whole : null));
  }

  private void fillToolbar() {
    add(leaving, TableCommand.LAUNCHER, TableCommand.NEW_GAME);
    // What comes and goes during a game stands at the left, so that no button moves under the
    // pointer. The text of the takeover changes with it, so that it stands at the left of the
    // steps.
    add(ended, TableCommand.REVIEW, TableCommand.GO_ON);
    add(playing, TableCommand.UNDO, TableCommand.REDO, TableCommand.HINT);
    add(ending, TableCommand.INVITE, TableCommand.DRAW, TableCommand.RESIGN);
    add(pacing, TableCommand.EXCHANGE, TableCommand.PAUSE, TableCommand.STEP);
    add(viewing, TableCommand.EVALUATIONS, TableCommand.ANALYSE, TableCommand.FLIP);
  }

  private int indexOf(String id) {
    List<String> ids = menu.getItems().stream().map(item -> item.getId()).toList();
    return ids.indexOf(id);
  }

  private void add(HBox group, TableCommand... added) {
    group.getChildren().addAll(0, commands.buttons(added));
  }

  /** Keeps the board's shadow from lying over the buttons and taking their clicks. */
  private Rectangle boardClip() {
    Rectangle clip = new Rectangle();
    clip.widthProperty().bind(middle.widthProperty());
    clip.heightProperty().bind(middle.heightProperty());
    return clip;
  }

  PaceControl pace() {
    return paceControl;
  }

  /** Shows the pace only where it can be set. */
  void showPace(boolean shown) {
    paced = shown;
    if (shown) {
      paceItem.setContent(paceControl.menuRow());
      menu.getItems().add(paceItem);
    }
    placePace();
  }

  /** The pace is in the toolbar of a wide window, else in the menu. */
  private void placePace() {
    paceControl.setShown(paced && mode == LayoutMode.WIDE);
    paceItem.setVisible(mode != LayoutMode.WIDE);
  }

  /**
   * Sets the text beside the name of the game.
   *
   * @param score whether it is the score of a series, which stays where there is little room
   */
  void setSubtitle(String text, boolean score) {
    dispensable.forEach(each -> Nodes.setShown(each, true));
    dispensable = score ? List.of(title) : List.of(subtitle, titles);
    flexible = !score;
    subtitle.setText(text);
    labelTools();
  }

  /** Adds the review, which stays among the tabs from then on. */
  void addReview() {
    if (tabs.addReview()) {
      showClocks();
      arrangePanels();
    }
  }

  /** Opens the review in front of the other tabs. */
  void openReview() {
    addReview();
    tabs.selectReview();
  }

  /**
   * Shows as many texts as there is room for beside the icons. Keeps room for the buttons that may
   * come, so that the texts do not change with them, nor the rows before the game is over.
   */
  private void labelTools() {
    if (mode.isCompact()) {
      return;
    }
    groups.forEach(each -> each.setManaged(isAnyShown(each)));
    dispensable.forEach(each -> Nodes.setShown(each, true));
    for (Labels labels : Labels.values()) {
      commands.showLabels(labels);
      double toCome = widthToCome(groups);
      shortenSubtitle(false);
      if (fitsInOneRow(toCome)) {
        return;
      }
      // The texts of icons that everybody knows are not worth it.
      shortenSubtitle(flexible && labels != Labels.ALL);
      if (fitsInOneRow(toCome)) {
        return;
      }
    }
    shortenSubtitle(false);
    dispenseWithTitles();
  }

  private void dispenseWithTitles() {
    double toCome = widthToCome(List.of(playing, ending));
    for (Node each : dispensable) {
      Nodes.setShown(each, false);
      if (fitsInOneRow(toCome)) {
        Nodes.setShown(each, true);
        Nodes.setShown(each, fitsInOneRow(0));
        return;
      }
    }
    dispensable.forEach(each -> Nodes.setShown(each, true));
  }

  /** Lets the subtitle take only the room that is left, or all that it needs. */
  private void shortenSubtitle(boolean shortened) {
    subtitle.setPrefWidth(Region.USE_COMPUTED_SIZE);
    double whole = subtitle.prefWidth(-1);
    subtitle.setWrapText(!shortened);
    subtitle.setMaxWidth(shortened ? whole : Region.USE_PREF_SIZE);
    if (shortened) {
      double least = MIN_SUBTITLE_EMS * subtitle.getFont().getSize();
      subtitle.setPrefWidth(Math.min(whole, least));
    }
  }

  private static boolean isAnyShown(HBox group) {
    return group.getChildren().stream().anyMatch(Node::isManaged);
  }

  private boolean fitsInOneRow(double reserved) {
    tools.setReserved(reserved);
    return bar.prefWidth(-1) <= layout.getWidth();
  }

  /** The width of the buttons of groups that are hidden now and may come. */
  private double widthToCome(List<HBox> among) {
    List<IconButton> coming = commands.buttonsToCome();
    // What is not visible has no style, and would be too narrow.
    coming.forEach(each -> each.setVisible(true));
    bar.applyCss();
    double sum = 0;
    for (HBox group : among) {
      double more =
          coming.stream()
              .filter(group.getChildren()::contains)
              .mapToDouble(each -> Math.max(each.minWidth(-1), each.prefWidth(-1)))
              .sum();
      sum += more > 0 && !group.isManaged() ? more + actions.getSpacing() : more;
    }
    coming.forEach(each -> each.setVisible(false));
    return sum;
  }

  /** Larger text needs more width. */
  private void arrange(Bounds bounds) {
    tabs.setWindowHeight(bounds.getHeight());
    side.setPrefWidth(panelWidth(bounds.getWidth(), TextScale.of(layout)));
    LayoutMode next =
        LayoutMode.of(
            bounds.getWidth(), bounds.getHeight(), TextScale.of(layout), board::cellWidth);
    if (next != mode || bounds.getWidth() != arrangedWidth) {
      arrangedWidth = bounds.getWidth();
      if (next != mode) {
        mode = next;
        applyMode();
      }
      labelTools();
    }
  }

  /** The panel grows with the window, from 320 to 400 pixels at the usual size of text. */
  private static double panelWidth(double width, double scale) {
    return Math.clamp(
        width * PANEL_SHARE, LayoutMode.MIN_PANEL_WIDTH * scale, MAX_PANEL_WIDTH * scale);
  }

  private void applyMode() {
    for (LayoutMode each : LayoutMode.values()) {
      String name = each.name().toLowerCase(Locale.ROOT);
      layout.pseudoClassStateChanged(PseudoClass.getPseudoClass(name), each == mode);
    }
    boolean compact = mode.isCompact();
    layout.pseudoClassStateChanged(COMPACT, compact);
    Nodes.setShown(tools, !compact);
    commands.leaveOutOfMenu(onScreen());
    placePace();
    Nodes.setShown(status, !compact);
    boolean wide = mode == LayoutMode.WIDE;
    showClocks();
    seats.forEach(seat -> seat.showClock(clockStrip != null && wide));
    bar.getChildren().remove(statusBar);
    status.getChildren().clear();
    if (compact) {
      HBox.setHgrow(statusBar, Priority.ALWAYS);
      bar.getChildren().addFirst(statusBar);
    } else {
      status.getChildren().setAll(statusBar);
    }
    arrangePanels();
  }

  /**
   * A small window has room for the clocks or for the review, which comes when they have stopped.
   */
  private void showClocks() {
    boolean room = mode != LayoutMode.COMPACT || !tabs.hasReview();
    Nodes.setShown(clocks, clockStrip != null && mode != LayoutMode.WIDE && room);
  }

  /** The commands that have a button in this layout, here or under the moves. */
  private Set<TableCommand> onScreen() {
    if (mode.isCompact()) {
      return Set.of();
    }
    Set<TableCommand> shown = EnumSet.copyOf(commands.onToolbar());
    shown.add(TableCommand.BACK);
    shown.add(TableCommand.FORWARD);
    return shown;
  }

  /** Opens the menu, for the keyboard. */
  void openMenu() {
    menu.requestFocus();
    menu.show();
  }

  private void arrangePanels() {
    layout.setRight(null);
    layout.setBottom(null);
    side.getChildren().clear();
    tabs.arrange(mode);
    if (mode == LayoutMode.WIDE) {
      side.getChildren().addAll(seats.first().root(), seats.second().root(), tabs);
      layout.setRight(side);
    } else if (!tabs.getTabs().isEmpty()) {
      layout.setBottom(tabs);
    }
    // New headers have no height before they are styled, and would be laid out without any.
    tabs.applyCss();
  }
}
