package quadrille.app.history;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
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
  @FXML private ComboBox<Choice<GameModule>> game;
  @FXML private ComboBox<Choice<Participant>> player;
  @FXML private ComboBox<Choice<GameFilter.Result>> result;
  @FXML private ComboBox<Choice<Period>> period;
  @FXML private HBox days;
  @FXML private DatePicker from;
  @FXML private DatePicker to;
  @FXML private IconButton clear;

  /**
   * A choice of a filter.
   *
   * @param value the value, or null for any
   */
  private record Choice<T>(@Nullable T value, String label) {
    @Override
    public String toString() {
      return label;
    }
  }

  private enum Period {
    TODAY(1),
    WEEK(7),
    MONTH(30),
    YEAR(365),
    /** Between two chosen dates. */
    BETWEEN(0);

    private final int days;

    Period(int days) {
      this.days = days;
    }
  }

  GameFilterPane(HistoryModel model, Localizer localizer) {
    super(localizer);
    clear.setLabelled(true);
    this.model = model;
    fill(game, "game", Games.ALL, each -> localize(each.game().name()));
    fill(result, "result", List.of(GameFilter.Result.values()), each -> label("result", each));
    fill(period, "period", List.of(Period.values()), each -> label("period", each));
    model.all().subscribe(this::updatePlayers);
    updatePlayers();
    search.textProperty().subscribe(this::applyFilter);
    for (ComboBox<?> each : List.of(game, player, result, period)) {
      each.valueProperty().subscribe(this::applyFilter);
    }
    from.valueProperty().subscribe(this::applyFilter);
    to.valueProperty().subscribe(this::applyFilter);
    applyFilter();
  }

  void focus() {
    search.requestFocus();
  }

  private void updatePlayers() {
    fill(player, "player", model.players(), each -> localize(model.name(each)));
  }

  /** Fills a box with "any" and the values; keeps the selection if it is still there. */
  private <T> void fill(
      ComboBox<Choice<T>> box, String name, List<T> values, Function<T, String> label) {
    List<Choice<T>> choices = new ArrayList<>();
    choices.add(new Choice<>(null, localize(name + ".any")));
    values.forEach(each -> choices.add(new Choice<>(each, label.apply(each))));
    Choice<T> selected = box.getValue();
    box.getItems().setAll(choices);
    box.setValue(choices.contains(selected) ? selected : choices.getFirst());
  }

  /** The selected value, or null for any. */
  private static <T> @Nullable T selected(ComboBox<Choice<T>> box) {
    Choice<T> choice = box.getValue();
    return choice == null ? null : choice.value();
  }

  private void applyFilter() {
    Period chosen = selected(period);
    boolean between = chosen == Period.BETWEEN;
    Nodes.setShown(days, between);
    GameModule module = selected(game);
    Participant who = selected(player);
    GameFilter filter =
        new GameFilter(
            search.getText().strip(),
            module == null ? null : module.game().id(),
            who == null ? null : who.label(),
            selected(result),
            between ? from.getValue() : firstDay(chosen),
            between ? to.getValue() : null);
    Nodes.setShown(clear, !filter.equals(GameFilter.ALL));
    model.filter(filter);
  }

  /** The first day of a period that ends today. */
  private static @Nullable LocalDate firstDay(@Nullable Period period) {
    return period == null
        ? null
        : LocalDate.now(ZoneId.systemDefault()).minusDays(period.days - 1L);
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
