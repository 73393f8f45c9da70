package quadrille.app.history;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import javafx.fxml.FXML;
import javafx.scene.control.ComboBox;
import javafx.scene.control.DatePicker;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.IconButton;
import quadrille.app.ui.Nodes;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.match.Participant;
import quadrille.records.GameFilter;
import quadrille.text.Localizer;

/** The filter controls above the list of games. */
final class GameFilterPane extends FxmlView {
  private final HistoryModel model;

  @FXML private TextField search;
  @FXML private ComboBox<FilterChoice<GameModule>> game;
  @FXML private ComboBox<FilterChoice<Participant>> player;
  @FXML private ComboBox<FilterChoice<GameFilter.Result>> result;
  @FXML private ComboBox<FilterChoice<DateFilter>> period;
  @FXML private HBox days;
  @FXML private DatePicker from;
  @FXML private DatePicker to;
  @FXML private IconButton clear;

  GameFilterPane(HistoryModel model, Localizer localizer) {
    super(localizer);
    this.model = model;
    FilterChoice.fill(game, localize("game.any"), Games.ALL, each -> localize(each.game().name()));
    List<GameFilter.Result> results = List.of(GameFilter.Result.values());
    FilterChoice.fill(
        result, localize("result.any"), results, each -> localize("result." + lower(each)));
    List<DateFilter> periods = List.of(DateFilter.values());
    FilterChoice.fill(
        period, localize("period.any"), periods, each -> localize("period." + lower(each)));
    model.all().subscribe(this::updatePlayers);
    updatePlayers();
    listen();
    applyFilter();
  }

  private void listen() {
    search.textProperty().subscribe(this::applyFilter);
    for (ComboBox<?> each : List.of(game, player, result, period)) {
      each.valueProperty().subscribe(this::applyFilter);
    }
    from.valueProperty().subscribe(this::applyFilter);
    to.valueProperty().subscribe(this::applyFilter);
  }

  void focus() {
    search.requestFocus();
  }

  private static String lower(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  private void updatePlayers() {
    FilterChoice.fill(player, localize("player.any"), model.players(), this::name);
  }

  private String name(Participant sitter) {
    return localize(ParticipantNames.name(model.gameOf(sitter), sitter));
  }

  private void applyFilter() {
    boolean between = FilterChoice.selected(period) == DateFilter.BETWEEN;
    Nodes.setShown(days, between);
    GameModule module = FilterChoice.selected(game);
    Participant who = FilterChoice.selected(player);
    GameFilter wanted =
        new GameFilter(
            search.getText().strip(),
            module == null ? null : module.game().id(),
            who == null ? null : who.label(),
            FilterChoice.selected(result),
            firstDay(),
            between ? to.getValue() : null);
    boolean all = wanted.equals(GameFilter.ALL);
    Nodes.setShown(clear, !all);
    model.filterProperty().set(wanted);
  }

  private @Nullable LocalDate firstDay() {
    DateFilter chosen = FilterChoice.selected(period);
    if (chosen == DateFilter.BETWEEN) {
      return from.getValue();
    }
    return chosen == null ? null : chosen.firstDay(LocalDate.now(ZoneId.systemDefault()));
  }

  @FXML
  private void clear() {
    search.clear();
    for (ComboBox<?> each : List.of(game, player, result, period)) {
      each.getSelectionModel().selectFirst();
    }
    from.setValue(null);
    to.setValue(null);
  }
}
