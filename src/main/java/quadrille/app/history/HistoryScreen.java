package quadrille.app.history;

import java.util.List;
import java.util.Map;
import javafx.fxml.FXML;
import javafx.scene.layout.StackPane;
import quadrille.app.navigation.Navigator;
import quadrille.app.navigation.Screen;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.IconButton;
import quadrille.app.ui.SegmentedChoice;
import quadrille.text.Localizer;
import quadrille.text.Text;

/** The history screen: the list of games and the statistics. */
public final class HistoryScreen extends FxmlView implements Screen {
  private final Navigator navigator;
  private final HistoryModel model;
  private final GamesPane games;
  private final StatisticsPane statistics;

  @FXML private IconButton back;
  @FXML private SegmentedChoice<Tab> tabs;
  @FXML private StackPane content;

  private enum Tab {
    GAMES,
    STATISTICS
  }

  /**
   * @param place where the player is in the history
   */
  public HistoryScreen(
      GameArchive archive, HistoryPlace place, Navigator navigator, Localizer localizer) {
    super(localizer);
    this.navigator = navigator;
    model = new HistoryModel(archive, localizer);
    games = new GamesPane(model, place, archive, navigator, localizer);
    statistics = new StatisticsPane(model, localizer);
    back.setOnAction(_ -> navigator.showLauncher());
    tabs.setChoices(List.of(Tab.values()), tab -> label("tab", tab));
    tabs.setOnSelected(this::show);
    tabs.select(Tab.GAMES);
    show(Tab.GAMES);
  }

  private void show(Tab tab) {
    content.getChildren().setAll((tab == Tab.GAMES ? games : statistics).root());
  }

  @Override
  public Map<String, Runnable> shortcuts() {
    return Map.of(
        "Esc", navigator::showLauncher,
        "Shortcut+F", games::search,
        "Shortcut+Z", games::undo,
        "Shortcut+S", games::export,
        "Shortcut+Comma", navigator::showSettings);
  }

  @Override
  public List<KeyHelp> keyHelp() {
    return List.of(
        help("Enter", "open"),
        help("Delete", "delete"),
        help("Shortcut+Z", "undo"),
        help("Shortcut+S", "export"),
        help("Shortcut+F", "search"),
        help("Esc", "back"));
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
}
