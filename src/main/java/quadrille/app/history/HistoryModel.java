package quadrille.app.history;

import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.FilteredList;
import quadrille.match.Participant;
import quadrille.records.GameFilter;
import quadrille.records.GameStore;
import quadrille.records.GameSummary;
import quadrille.records.RecordsException;
import quadrille.text.Localizer;
import quadrille.text.Text;

/** The stored games, filtered. For the FX thread. */
final class HistoryModel {
  private final GameArchive archive;
  private final Localizer localizer;
  private final ObservableList<GameRow> all = FXCollections.observableArrayList();
  private final FilteredList<GameRow> filtered = new FilteredList<>(all);
  private final ReadOnlyBooleanWrapper loaded = new ReadOnlyBooleanWrapper();

  HistoryModel(GameArchive archive, Localizer localizer) {
    this.archive = archive;
    this.localizer = localizer;
  }

  /** Loads all games in the background. */
  void load() {
    archive.query(this::readRows, this::show);
  }

  private List<GameRow> readRows(GameStore store) throws RecordsException {
    return store.games().stream().map(each -> GameRow.of(each, localizer)).toList();
  }

  private void show(List<GameRow> rows) {
    all.setAll(rows);
    loaded.set(true);
  }

  /** All games, the newest first. */
  ObservableList<GameRow> all() {
    return all;
  }

  /** The games that match the filter. */
  ObservableList<GameRow> filtered() {
    return filtered;
  }

  void filter(GameFilter filter) {
    filtered.setPredicate(row -> filter.accepts(row.game(), row.searchText()));
  }

  ReadOnlyBooleanProperty loadedProperty() {
    return loaded.getReadOnlyProperty();
  }

  List<GameSummary> games() {
    return all.stream().map(GameRow::game).toList();
  }

  /** All participants, humans first. */
  List<Participant> players() {
    return all.stream()
        .flatMap(each -> Stream.of(each.game().first(), each.game().second()))
        .distinct()
        .sorted(
            Comparator.comparing((Participant each) -> !each.isHuman())
                .thenComparing(Participant::label))
        .toList();
  }

  /** The display name of a participant, which for a computer depends on the game. */
  Text name(Participant who) {
    String game =
        games().stream()
            .filter(each -> each.first().equals(who) || each.second().equals(who))
            .map(GameSummary::game)
            .findFirst()
            .orElse("");
    return ParticipantNames.name(game, who);
  }

  /**
   * Deletes games until {@link #restore}.
   *
   * @param answer receives false, and none is deleted, if one is being played in another window
   */
  void delete(List<GameRow> rows, Consumer<Boolean> answer) {
    List<Long> ids = rows.stream().map(each -> each.game().id()).toList();
    archive.query(
        store -> store.delete(ids),
        deleted -> {
          if (deleted) {
            all.removeAll(rows);
          }
          answer.accept(deleted);
        });
  }

  /** Restores deleted games. */
  void restore(List<GameRow> rows) {
    List<Long> ids = rows.stream().map(each -> each.game().id()).toList();
    archive.query(
        store -> {
          store.restore(ids);
          return readRows(store);
        },
        this::show);
  }
}
