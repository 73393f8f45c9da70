package quadrille.app.history;

import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.ComboBox;
import javafx.scene.control.DatePicker;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;
import quadrille.app.common.Fxml;
import quadrille.app.common.IconButton;
import quadrille.app.common.Sitters;
import quadrille.app.common.Words;
import quadrille.games.Games;
import quadrille.games.Room;
import quadrille.records.GameFilter;
import quadrille.records.Sitter;

/** The controls that say which games are wanted. */
final class Filters {
  private final HistoryModel model;
  private final Words words;
  private final Parent root;

  @FXML private TextField search;
  @FXML private ComboBox<Choice<Room>> game;
  @FXML private ComboBox<Choice<Sitter>> player;
  @FXML private ComboBox<Choice<GameFilter.Result>> result;
  @FXML private ComboBox<Choice<Period>> period;
  @FXML private HBox days;
  @FXML private DatePicker from;
  @FXML private DatePicker to;
  @FXML private IconButton clear;

  Filters(HistoryModel model, Words words) {
    this.model = model;
    this.words = words;
    root = Fxml.FILTERS.load(words, this);
    Choice.offer(game, say("game.any"), Games.ALL, each -> words.say(each.game().name()));
    List<GameFilter.Result> results = List.of(GameFilter.Result.values());
    Choice.offer(result, say("result.any"), results, each -> say("result." + lower(each)));
    List<Period> periods = List.of(Period.values());
    Choice.offer(period, say("period.any"), periods, each -> say("period." + lower(each)));
    model.all().subscribe(this::offerPlayers);
    offerPlayers();
    listen();
    filter();
  }

  private void listen() {
    search.textProperty().subscribe(this::filter);
    for (ComboBox<?> each : List.of(game, player, result, period)) {
      each.valueProperty().subscribe(this::filter);
    }
    from.valueProperty().subscribe(this::filter);
    to.valueProperty().subscribe(this::filter);
  }

  Parent root() {
    return root;
  }

  void focus() {
    search.requestFocus();
  }

  private String say(String key) {
    return words.say(Filters.class, key);
  }

  private static String lower(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  private void offerPlayers() {
    Choice.offer(player, say("player.any"), model.players(), this::name);
  }

  private String name(Sitter sitter) {
    return words.say(Sitters.name(model.gameOf(sitter), sitter));
  }

  private void filter() {
    boolean between = Choice.of(period) == Period.BETWEEN;
    days.setVisible(between);
    days.setManaged(between);
    Room room = Choice.of(game);
    GameFilter wanted =
        new GameFilter(
            search.getText().strip(),
            room == null ? null : room.game().id(),
            Choice.of(player),
            Choice.of(result),
            first(),
            between ? to.getValue() : null);
    boolean all = wanted.equals(GameFilter.ALL);
    clear.setVisible(!all);
    clear.setManaged(!all);
    model.filterProperty().set(wanted);
  }

  private @Nullable LocalDate first() {
    Period chosen = Choice.of(period);
    if (chosen == Period.BETWEEN) {
      return from.getValue();
    }
    return chosen == null ? null : chosen.from(LocalDate.now());
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
