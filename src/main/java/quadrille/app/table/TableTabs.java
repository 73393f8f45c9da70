package quadrille.app.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.beans.property.ObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import quadrille.app.table.model.PerSide;
import quadrille.app.table.model.TablePart;
import quadrille.text.Localizer;

/** The tabs beside or below the board, and which of them each layout has. */
final class TableTabs extends TabPane {
  private static final double GAP = 8;

  /** The height below the board, as a share of the window. */
  private static final double MAX_FOLDED_SHARE = 0.36;

  private final PerSide<SeatCard> seats;
  private final Localizer localizer;
  private final HBox bothSeats = new HBox(GAP);
  private final Tab players;
  private final Tab moves;
  private final Tab thinking;
  private final Tab analysis;
  private final Tab review;
  private List<Tab> thinkingTabs = List.of();
  private boolean reviewShown;
  private final ObjectProperty<@Nullable TablePart> front;
  private boolean arranging;
  private double windowHeight = Double.MAX_VALUE;
  private LayoutMode mode = LayoutMode.COMPACT;

  /**
   * @param front the part whose tab is in front; outlives these tabs
   */
  TableTabs(
      PerSide<SeatCard> seats,
      Node moves,
      Node thinking,
      Node analysis,
      Node review,
      ObjectProperty<@Nullable TablePart> front,
      Localizer localizer) {
    this.seats = seats;
    this.front = front;
    this.localizer = localizer;
    this.moves = tab(TablePart.MOVES, moves);
    this.thinking = tab(TablePart.THINKING, thinking);
    this.analysis = tab(TablePart.ANALYSIS, analysis);
    this.review = tab(TablePart.REVIEW, review);
    players = tab(TablePart.PLAYERS, bothSeats);
    bothSeats.getStyleClass().add("both-seats");
    seats.forEach(seat -> HBox.setHgrow(seat.root(), Priority.ALWAYS));
    getStyleClass().add("table-tabs");
    setTabClosingPolicy(TabClosingPolicy.UNAVAILABLE);
    VBox.setVgrow(this, Priority.ALWAYS);
    getSelectionModel().selectedItemProperty().subscribe(this::selected);
  }

  private Tab tab(TablePart part, Node content) {
    String key = "tab." + part.name().toLowerCase(Locale.ROOT);
    Tab tab = new Tab(localizer.localize(TableTabs.class, key), content);
    tab.setUserData(part);
    return tab;
  }

  /** Remembers the tab that the player selects, not one that takes the place of a hidden one. */
  private void selected(@Nullable Tab tab) {
    if (tab != null && !arranging) {
      front.set((TablePart) tab.getUserData());
    }
  }

  /** Fills the pane for a layout; it stays empty where the layout has no tabs. */
  void arrange(LayoutMode next) {
    mode = next;
    fit();
    if (next == LayoutMode.FOLDED) {
      bothSeats.getChildren().setAll(seats.first().root(), seats.second().root());
    }
    showTabs();
  }

  /** Leaves room for the board in a low window. */
  void setWindowHeight(double height) {
    windowHeight = height;
    fit();
  }

  private void fit() {
    double folded = Math.min(LayoutMode.FOLDED_HEIGHT, windowHeight * MAX_FOLDED_SHARE);
    setPrefHeight(mode == LayoutMode.WIDE ? USE_COMPUTED_SIZE : folded);
  }

  private void showTabs() {
    List<Tab> shown = new ArrayList<>();
    if (mode == LayoutMode.FOLDED) {
      shown.add(players);
    }
    if (!mode.isCompact()) {
      shown.add(moves);
      shown.addAll(thinkingTabs);
    } else if (mode == LayoutMode.TALL || reviewShown) {
      shown.add(moves);
      // What computers thought during the game has no room beside it.
      if (thinkingTabs.contains(analysis)) {
        shown.add(analysis);
      }
    }
    if (reviewShown) {
      shown.add(review);
    }
    selected(getSelectionModel().getSelectedItem());
    arranging = true;
    getTabs().retainAll(shown);
    for (int i = 0; i < shown.size(); i++) {
      if (!getTabs().contains(shown.get(i))) {
        getTabs().add(i, shown.get(i));
      }
    }
    arranging = false;
    shown.stream()
        .filter(each -> each.getUserData() == front.get())
        .findFirst()
        .ifPresent(getSelectionModel()::select);
  }

  /**
   * Shows or hides the tabs with what computers think.
   *
   * @param computers whether computers play, so that there is more than the analysis
   */
  void showThinking(boolean shown, boolean computers) {
    thinkingTabs = !shown ? List.of() : computers ? List.of(thinking, analysis) : List.of(analysis);
    showTabs();
  }

  /** Selects the analysis when it is switched on. */
  void showAnalysis(boolean on) {
    if (on && getTabs().contains(analysis)) {
      getSelectionModel().select(analysis);
    }
  }

  /** Adds the review to the tabs for good; takes effect with the next {@link #arrange}. */
  boolean addReview() {
    boolean added = !reviewShown;
    reviewShown = true;
    return added;
  }

  boolean hasReview() {
    return reviewShown;
  }

  /** Selects the review, so that it can take the focus. */
  void selectReview() {
    // Without a skin, the tabs are not in the scene yet.
    applyCss();
    getSelectionModel().select(review);
  }
}
