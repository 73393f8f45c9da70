package quadrille.app.table;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import quadrille.app.table.model.PerSide;
import quadrille.text.Localizer;

/** The tabs beside or below the board, and which of them each layout has. */
final class TableTabs extends TabPane {
  private static final double GAP = 8;
  private static final double FOLDED_HEIGHT = 208;

  private final PerSide<SeatCard> seats;
  private final Localizer localizer;
  private final Tab moves;
  private final Tab thinking;
  private final Tab analysis;
  private final Tab review;
  private List<Tab> thinkingTabs = List.of();
  private boolean reviewShown;
  private LayoutMode mode = LayoutMode.COMPACT;

  TableTabs(
      PerSide<SeatCard> seats,
      Node moves,
      Node thinking,
      Node analysis,
      Node review,
      Localizer localizer) {
    this.seats = seats;
    this.localizer = localizer;
    this.moves = tab("tab.moves", moves);
    this.thinking = tab("tab.thinking", thinking);
    this.analysis = tab("tab.analysis", analysis);
    this.review = tab("tab.review", review);
    getStyleClass().add("table-tabs");
    setTabClosingPolicy(TabClosingPolicy.UNAVAILABLE);
    VBox.setVgrow(this, Priority.ALWAYS);
  }

  private Tab tab(String key, Node content) {
    return new Tab(localizer.localize(TableTabs.class, key), content);
  }

  /** Fills the pane for a layout; it stays empty where the layout has no tabs. */
  void arrange(LayoutMode next) {
    mode = next;
    setPrefHeight(next == LayoutMode.WIDE ? USE_COMPUTED_SIZE : FOLDED_HEIGHT);
    getTabs().clear();
    if (next == LayoutMode.FOLDED) {
      getTabs().add(tab("tab.players", bothSeats()));
    }
    if (next != LayoutMode.COMPACT) {
      getTabs().add(moves);
      getTabs().addAll(thinkingTabs);
    }
    if (reviewShown) {
      getTabs().add(review);
      if (next == LayoutMode.COMPACT) {
        getTabs().add(moves);
      }
    }
  }

  private HBox bothSeats() {
    HBox box = new HBox(GAP, seats.first().root(), seats.second().root());
    box.getStyleClass().add("both-seats");
    box.getChildren().forEach(seat -> HBox.setHgrow(seat, Priority.ALWAYS));
    return box;
  }

  /**
   * Shows or hides the tabs with what computers think.
   *
   * @param computers whether computers play, so that there is more than the analysis
   */
  void showThinking(boolean shown, boolean computers) {
    getTabs().removeAll(thinking, analysis);
    thinkingTabs = !shown ? List.of() : computers ? List.of(thinking, analysis) : List.of(analysis);
    if (mode != LayoutMode.COMPACT) {
      getTabs().addAll(getTabs().indexOf(moves) + 1, thinkingTabs);
    }
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

  void selectReview() {
    getSelectionModel().select(review);
  }
}
