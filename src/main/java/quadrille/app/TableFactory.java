package quadrille.app;

import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.function.IntConsumer;
import java.util.random.RandomGenerator;
import javafx.application.Platform;
import org.jspecify.annotations.Nullable;
import quadrille.app.history.GameArchive;
import quadrille.app.network.HostedGame;
import quadrille.app.network.JoinedGame;
import quadrille.app.settings.Preferences;
import quadrille.app.setup.GameSetup;
import quadrille.app.setup.SeatChoice;
import quadrille.app.setup.Series;
import quadrille.app.setup.Starter;
import quadrille.app.setup.TimeControl;
import quadrille.app.table.model.GameTags;
import quadrille.app.table.model.Seats;
import quadrille.app.table.model.SharedTable;
import quadrille.app.table.model.TableModel;
import quadrille.arena.openings.OpeningBook;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.match.Participant;
import quadrille.match.TableOptions;
import quadrille.network.client.RemoteTable;
import quadrille.records.FinishedGameRecorder;
import quadrille.records.GameStart;
import quadrille.records.GameSummary;
import quadrille.records.MatchRecorder;
import quadrille.records.Origin;
import quadrille.records.StoredGame;
import quadrille.search.SearchReport;

/** Creates the models of tables, and has the games played there recorded. */
final class TableFactory {
  private final Preferences preferences;
  private final GameArchive archive;
  private final RandomGenerator random = new SplittableRandom();

  TableFactory(Preferences preferences, GameArchive archive) {
    this.preferences = preferences;
    this.archive = archive;
  }

  /**
   * A new game. In a series between computers it begins with a balanced opening, which the next
   * game repeats with sides exchanged; without a list of openings for the rules, at the usual
   * start.
   *
   * @param setup has rules that the game accepts
   */
  TableModel newGame(GameModule module, GameSetup setup, Series series) {
    boolean watched = setup.one().computer() && setup.two().computer();
    Line start = newLine(module, setup);
    try {
      Line from = watched && series.of() > 1 ? balancedOpening(start, series) : start;
      GameTree tree = new GameTree(start);
      tree.findOrAdd(from);
      return continueGame(module, tree, from, setup);
    } catch (BadInputException e) {
      throw new IllegalArgumentException("a set-up that the form should have refused", e);
    }
  }

  private static Line newLine(GameModule module, GameSetup setup) {
    try {
      return Line.start(module.game(), setup.settings(module.game()));
    } catch (BadInputException e) {
      throw new IllegalArgumentException("a set-up that the form should have refused", e);
    }
  }

  private static Line balancedOpening(Line start, Series series) throws BadInputException {
    return OpeningBook.of(start.game(), start.settings()).isEmpty()
        ? start
        : OpeningBook.balanced(start, series.seed()).line(series.openingNumber());
  }

  /**
   * Continues a game in a tree, and records it unless only computers play and the player does not
   * keep such games.
   *
   * @param from the line of the tree to play on from
   */
  TableModel continueGame(GameModule module, GameTree tree, Line from, GameSetup setup) {
    TableModel model = newModel(module, setup, tree, from, null);
    if (!model.seats().onlyComputersPlay() || preferences.keepWatchedProperty().get()) {
      NoteRecorder notes =
          record(model, new MatchRecorder(archive.store(), start(model, from), archive::report));
      notes.store(variationsAndNotes(tree, model.game().current()));
    }
    return model;
  }

  /**
   * What a tree has besides the line to a node. Storing the end of a variation stores the moves
   * before it too.
   */
  private static List<GameTree.Node> variationsAndNotes(GameTree tree, GameTree.Node from) {
    return tree.nodes().stream()
        .filter(
            each ->
                !each.note().equals(GameTree.Note.NONE)
                    || (each.children().isEmpty() && each != from))
        .toList();
  }

  private static GameStart start(TableModel model, Line from) {
    Seats seats = model.seats();
    GameSetup setup = seats.setup();
    return new GameStart(
        from,
        setup.preset(),
        seats.participants().first(),
        seats.participants().second(),
        setup.clock().rule(),
        Origin.TABLE,
        setup.training());
  }

  /** A game at a table that others can join. */
  TableModel hosted(GameModule module, GameSetup setup, HostedGame shared) {
    StoredGame continued = shared.continued();
    Line from = continued == null ? newLine(module, setup) : continued.current();
    GameTree tree = continued == null ? new GameTree(from) : continued.tree();
    TableModel model = newModel(module, setup, tree, from, shared);
    model.game().adoptMoves();
    follow(model, shared.recorder());
    return model;
  }

  /**
   * A game at a table that another program has opened. It is stored when it is over, unless it is
   * only watched or was stored before, when its player had already seen its end.
   *
   * @param onStored receives the number of the game at the table once it is stored, on the screen's
   *     thread
   */
  TableModel joined(RemoteTable table, JoinedGame shared, IntConsumer onStored) {
    Line start = table.start();
    GameTree tree = new GameTree(start);
    Line from = table.line();
    addReports(tree.findOrAdd(from), table.state().reports());
    GameSetup rules = GameTags.setup(tree);
    GameSetup setup =
        new GameSetup(
            rules.preset(),
            rules.options(),
            SeatChoice.human(table.name(Side.FIRST)),
            SeatChoice.human(table.name(Side.SECOND)),
            Starter.ONE,
            new TimeControl(table.clockRule()));
    TableModel model = newModel(Games.get(start.game().id()), setup, tree, from, shared);
    int number = table.number();
    if (shared.isWatched() || preferences.networkProperty().get().isStored(table.token(), number)) {
      return model;
    }
    MatchRecorder recorder =
        new MatchRecorder(archive.store(), start(model, start), archive::report);
    recorder.setPlayers(side -> Participant.human(table.name(side)));
    FinishedGameRecorder finished =
        new FinishedGameRecorder(recorder, () -> Platform.runLater(() -> onStored.accept(number)));
    model.addListener(finished);
    NoteRecorder notes = new NoteRecorder(archive, finished::id);
    model.addListener(notes);
    model.game().setOnAnnotated(notes::store);
    return model;
  }

  /** Notes what the host has told of the moves that were played before we came. */
  private static void addReports(GameTree.Node last, List<@Nullable SearchReport> reports) {
    GameTree.Node node = last;
    for (SearchReport report : reports.reversed()) {
      if (report != null) {
        node.setNote(node.note().withMeasurements(0, report.depth(), report.score()));
      }
      node = Objects.requireNonNull(node.parent());
    }
  }

  /** Continues a stored game from its last position and keeps recording it. */
  TableModel resume(StoredGame game) {
    TableModel model = newModel(game.module(), setup(game), game.tree(), game.current(), null);
    model.game().adoptMoves();
    model.restoreClocks(game.clocks());
    record(model, new MatchRecorder(archive.store(), game, archive::report));
    return model;
  }

  /** A table with the player's settings. */
  private TableModel newModel(
      GameModule module, GameSetup setup, GameTree tree, Line from, @Nullable SharedTable shared) {
    TableOptions options =
        new TableOptions(
            preferences.moveOverheadProperty().get(), preferences.bookProperty().get());
    TableModel model =
        new TableModel(module, setup, tree, from, options, Platform::runLater, random, shared);
    if (preferences.turnBoardProperty().get()) {
      model.orientation().turnToHuman(model.seats());
    }
    return model;
  }

  private NoteRecorder record(TableModel model, MatchRecorder recorder) {
    model.addListener(recorder);
    return follow(model, recorder);
  }

  /** Stores notes with a game that is recorded, and remembers it while it is unfinished. */
  private NoteRecorder follow(TableModel model, MatchRecorder recorder) {
    model.setRecorded();
    model.setOnClosed(() -> release(recorder.id()));
    model.addListener(new UnfinishedGameWatch(model, preferences));
    NoteRecorder notes = new NoteRecorder(archive, recorder::id);
    model.addListener(notes);
    model.game().setOnAnnotated(notes::store);
    return notes;
  }

  /** Another window may go on with a game that was left, or delete it. */
  private void release(long id) {
    archive.queryUnasked(
        store -> {
          store.release(id);
          return id;
        },
        _ -> {});
  }

  /** The rules and players of a stored game. */
  static GameSetup setup(StoredGame game) {
    GameSummary summary = game.summary();
    return new GameSetup(
        summary.preset(),
        game.tree().settings().values(),
        SeatChoice.of(summary.first()),
        SeatChoice.of(summary.second()),
        Starter.ONE,
        new TimeControl(game.clock().rule()),
        1,
        summary.training());
  }

  /**
   * Opens a game to look at. Of a stored game, notes are stored; nothing else is.
   *
   * @param id the number of the stored game, or 0
   */
  TableModel view(GameModule module, GameTree tree, long id) {
    TableModel model = TableModel.forViewing(module, tree, Platform::runLater);
    if (id != 0) {
      model.setFromHistory();
    }
    model.game().setOnAnnotated(new NoteRecorder(archive, () -> id)::store);
    return model;
  }
}
