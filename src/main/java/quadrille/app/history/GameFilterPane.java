package quadrille.app.history;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import javafx.collections.ListChangeListener;
import javafx.fxml.FXML;
import javafx.scene.control.ComboBox;
import javafx.scene.control.DatePicker;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;
import quadrille.app.history.HistoryPlace.FilterChoices;
import quadrille.app.history.HistoryPlace.Period;
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
  private final HistoryPlace place;

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

  GameFilterPane(HistoryModel model, HistoryPlace place, Localizer localizer) {
    super(localizer);
    clear.setLabelled(true);
    this.model = model;
    this.place = place;
    FilterChoices last = place.choices();
    search.setText(last.search());
    fill(game, "game", Games.ALL, each -> localize(each.game().name()), last.game());
    fill(
        result,
        "result",
        List.of(GameFilter.Result.values()),
        each -> label("result", each),
        last.result());
    fill(period, "period", List.of(Period.values()), each -> label("period", each), last.period());
    // The games, and with them the other players, are loaded later.
    Participant who = last.player();
    fillPlayers(who == null ? List.of() : List.of(who), who);
    from.setValue(last.from());
    to.setValue(last.to());
    // The filtered list has to learn of the games before their players change the filter.
    model.all().addListener((ListChangeListener<GameRow>) _ -> updatePlayers());
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
    fillPlayers(model.players(), selected(player));
  }

  private void fillPlayers(List<Participant> players, @Nullable Participant chosen) {
    fill(player, "player", players, each -> localize(model.name(each)), chosen);
  }

  /** Fills a box with "any" and the values; selects the chosen one if it is there. */
  private <T> void fill(
      ComboBox<Choice<T>> box,
      String name,
      List<T> values,
      Function<T, String> label,
      @Nullable T chosen) {
    List<Choice<T>> choices = new ArrayList<>();
    choices.add(new Choice<>(null, localize(name + ".any")));
    values.forEach(each -> choices.add(new Choice<>(each, label.apply(each))));
    box.getItems().setAll(choices);
    box.setValue(
        choices.stream()
            .filter(each -> Objects.equals(each.value(), chosen))
            .findFirst()
            .orElse(choices.getFirst()));
  }

  /** The selected value, or null for any. */
  private static <T> @Nullable T selected(ComboBox<Choice<T>> box) {
    Choice<T> choice = box.getValue();
    return choice == null ? null : choice.value();
  }

  private void applyFilter() {
    FilterChoices chosen =
        new FilterChoices(
            search.getText().strip(),
            selected(game),
            selected(player),
            selected(result),
            selected(period),
            from.getValue(),
            to.getValue());
    place.setChoices(chosen);
    boolean between = chosen.period() == Period.BETWEEN;
    Nodes.setShown(days, between);
    GameModule module = chosen.game();
    Participant who = chosen.player();
    GameFilter filter =
        new GameFilter(
            chosen.search(),
            module == null ? null : module.game().id(),
            who == null ? null : who.label(),
            chosen.result(),
            between ? chosen.from() : firstDay(chosen.period()),
            between ? chosen.to() : null);
    Nodes.setShown(clear, !chosen.equals(FilterChoices.ANY));
    model.filter(filter);
  }

  /** The first day of a period that ends today. */
  private static @Nullable LocalDate firstDay(@Nullable Period period) {
    return period == null
        ? null
        : LocalDate.now(ZoneId.systemDefault()).minusDays(period.days() - 1L);
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
