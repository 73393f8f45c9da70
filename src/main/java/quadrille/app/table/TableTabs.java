package quadrille.app.table;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import quadrille.text.Localizer;

/** The tabs beside or below the board, and which of them each layout has. */
final class TableTabs {
  private static final double GAP = 8;
  private static final double FOLDED_HEIGHT = 208;

  private final TabPane pane;
  private final TableParts parts;
  private final Localizer localizer;
  private final Tab moves;
  private final Tab thinking;
  private final Tab analysis;
  private final Tab review;
  private List<Tab> thinkingTabs = List.of();
  private boolean reviewShown;
  private @Nullable LayoutMode mode;

  TableTabs(TabPane pane, TableParts parts, Localizer localizer) {
    this.pane = pane;
    this.parts = parts;
    this.localizer = localizer;
    moves = tab("tab.moves", parts.moves());
    thinking = tab("tab.thinking", parts.thinking());
    analysis = tab("tab.analysis", parts.analysis());
    review = tab("tab.review", parts.review());
  }

  private Tab tab(String key, Node content) {
    Tab tab = new Tab(localizer.localize(TableTabs.class, key), content);
    tab.setClosable(false);
    return tab;
  }

  /** Fills the pane for a layout; it stays empty where the layout has no tabs. */
  void arrange(LayoutMode next) {
    mode = next;
    pane.getTabs().clear();
    pane.setPrefHeight(next == LayoutMode.WIDE ? Region.USE_COMPUTED_SIZE : FOLDED_HEIGHT);
    switch (next) {
      case WIDE -> pane.getTabs().setAll(sideTabs());
      case FOLDED -> {
        pane.getTabs().add(tab("tab.players", bothSeats()));
        pane.getTabs().addAll(sideTabs());
      }
      case COMPACT -> {
        if (reviewShown) {
          pane.getTabs().addAll(review, moves);
        }
      }
    }
  }

  private List<Tab> sideTabs() {
    List<Tab> all = new ArrayList<>(List.of(moves));
    all.addAll(thinkingTabs);
    if (reviewShown) {
      all.add(review);
    }
    return all;
  }

  private HBox bothSeats() {
    HBox box = new HBox(GAP, parts.seats().first(), parts.seats().second());
    box.getStyleClass().add("both-seats");
    box.getChildren().forEach(each -> HBox.setHgrow(each, Priority.ALWAYS));
    return box;
  }

  boolean isEmpty() {
    return pane.getTabs().isEmpty();
  }

  /**
   * Shows or hides the tabs with what computers think.
   *
   * @param computers whether computers play, so that there is more than the analysis
   */
  void showThinking(boolean shown, boolean computers) {
    pane.getTabs().removeAll(thinking, analysis);
    thinkingTabs = !shown ? List.of() : computers ? List.of(thinking, analysis) : List.of(analysis);
    int after = pane.getTabs().indexOf(moves) + 1;
    if (after > 0 && mode != LayoutMode.COMPACT) {
      pane.getTabs().addAll(after, thinkingTabs);
    }
  }

  /** Selects the analysis when it is switched on. */
  void showAnalysis(boolean on) {
    if (on && pane.getTabs().contains(analysis)) {
      pane.getSelectionModel().select(analysis);
    }
  }

  /** Adds the review to the tabs for good; takes effect with the next {@link #arrange}. */
  boolean addReview() {
    boolean added = !reviewShown;
    reviewShown = true;
    return added;
  }

  void selectReview() {
    pane.getSelectionModel().select(review);
  }
}
