package quadrille.app.history;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import javafx.fxml.FXML;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.StackPane;
import quadrille.app.navigation.KeyHelp;
import quadrille.app.navigation.Navigator;
import quadrille.app.navigation.Screen;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.SegmentedChoice;
import quadrille.text.Localizer;
import quadrille.text.Text;

/** The history screen: the list of games and the statistics. */
public final class HistoryScreen extends FxmlView implements Screen {
  private static final String BACK = "Esc";
  private static final String OPEN = "Enter";
  private static final String DELETE = "Delete";
  private static final String SEARCH = "Shortcut+F";
  private static final String UNDO = "Shortcut+Z";
  private static final String EXPORT = "Shortcut+S";
  private static final String SETTINGS = "Shortcut+Comma";

  private final Navigator navigator;
  private final HistoryModel model;
  private final GamesPane games;
  private final StatisticsPane statistics;
  private boolean showsStatistics;

  @FXML private SegmentedChoice<Tab> tabs;
  @FXML private StackPane content;

  private enum Tab {
    GAMES,
    STATISTICS
  }

  public HistoryScreen(GameArchive archive, Navigator navigator, Localizer localizer) {
    super(localizer);
    this.navigator = navigator;
    model = new HistoryModel(archive, localizer);
    games = new GamesPane(model, archive, navigator, localizer);
    statistics = new StatisticsPane(model, localizer);
    tabs.setChoices(
        List.of(Tab.values()), tab -> localize("tab." + tab.name().toLowerCase(Locale.ROOT)));
    tabs.setOnSelected(this::show);
    tabs.select(Tab.GAMES);
    show(Tab.GAMES);
  }

  private void show(Tab tab) {
    showsStatistics = tab == Tab.STATISTICS;
    content.getChildren().setAll(showsStatistics ? statistics.root() : games.root());
  }

  @Override
  public Map<KeyCombination, Runnable> shortcuts() {
    return Map.of(
        KeyCombination.valueOf(BACK), navigator::showLauncher,
        KeyCombination.valueOf(SEARCH), games::search,
        KeyCombination.valueOf(UNDO), games::undo,
        KeyCombination.valueOf(EXPORT), games::export,
        KeyCombination.valueOf(SETTINGS), navigator::showSettings);
  }

  @Override
  public List<KeyHelp> keyHelp() {
    return List.of(
        help(OPEN, "open"),
        help(DELETE, "delete"),
        help(UNDO, "undo"),
        help(EXPORT, "export"),
        help(SEARCH, "search"),
        help(BACK, "back"));
  }

  private static KeyHelp help(String keys, String label) {
    return KeyHelp.of(keys, Text.of(HistoryScreen.class, label));
  }

  @Override
  public void onShown() {
    model.load();
    games.focus();
  }

  @Override
  public boolean isReady() {
    return model.loadedProperty().get();
  }

  @FXML
  private void back() {
    navigator.showLauncher();
  }
}
