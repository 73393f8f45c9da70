package quadrille.app.history;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.FilteredList;
import quadrille.app.common.Archive;
import quadrille.app.common.Words;
import quadrille.records.GameFilter;
import quadrille.records.GameStore;
import quadrille.records.GameSummary;
import quadrille.records.RecordsException;
import quadrille.records.Sitter;

/** The kept games and which of them are looked at. For the screen's thread. */
final class HistoryModel {
  private final Archive archive;
  private final Words words;
  private final ObservableList<GameRow> all = FXCollections.observableArrayList();
  private final FilteredList<GameRow> found = new FilteredList<>(all);
  private final ObjectProperty<GameFilter> filter = new SimpleObjectProperty<>(GameFilter.ALL);
  private final ReadOnlyBooleanWrapper loaded = new ReadOnlyBooleanWrapper();

  HistoryModel(Archive archive, Words words) {
    this.archive = archive;
    this.words = words;
    filter.subscribe(wanted -> found.setPredicate(row -> wanted.accepts(row.game(), row.shown())));
  }

  /** Reads all games, on another thread. */
  void load() {
    archive.ask(this::rows, this::show);
  }

  private List<GameRow> rows(GameStore store) throws RecordsException {
    return store.games().stream().map(each -> GameRow.of(each, words)).toList();
  }

  private void show(List<GameRow> rows) {
    all.setAll(rows);
    loaded.set(true);
  }

  /** All games, the newest first. */
  ObservableList<GameRow> all() {
    return all;
  }

  /** Those that the filter lets through. */
  ObservableList<GameRow> found() {
    return found;
  }

  ObjectProperty<GameFilter> filterProperty() {
    return filter;
  }

  ReadOnlyBooleanProperty loadedProperty() {
    return loaded.getReadOnlyProperty();
  }

  List<GameSummary> games() {
    return all.stream().map(GameRow::game).toList();
  }

  /** Everybody who sat at a game, people first. */
  List<Sitter> players() {
    return all.stream()
        .flatMap(each -> Stream.of(each.game().first(), each.game().second()))
        .distinct()
        .sorted(
            Comparator.comparing((Sitter each) -> !each.person())
                .thenComparing((Sitter each) -> each.name()))
        .toList();
  }

  /** The id of a game at which somebody sat: what machines are called depends on it. */
  String gameOf(Sitter sitter) {
    return all.stream()
        .map(GameRow::game)
        .filter(each -> each.first().equals(sitter) || each.second().equals(sitter))
        .map(GameSummary::game)
        .findFirst()
        .orElse("");
  }

  /** Takes games out of sight; {@link #restore} brings them back. */
  void delete(List<GameRow> rows) {
    List<Long> ids = rows.stream().map(each -> each.game().id()).toList();
    all.removeAll(rows);
    archive.ask(
        store -> {
          store.delete(ids);
          return ids;
        },
        done -> {});
  }

  /** Brings deleted games back. */
  void restore(List<GameRow> rows) {
    List<Long> ids = rows.stream().map(each -> each.game().id()).toList();
    archive.ask(
        store -> {
          store.restore(ids);
          return rows(store);
        },
        this::show);
  }
}
