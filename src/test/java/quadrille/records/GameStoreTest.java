package quadrille.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Side;
import quadrille.match.Clock;
import quadrille.match.MatchState;
import quadrille.match.Participant;
import quadrille.match.Seat;
import quadrille.text.Text;

/** Games are stored as they were played, whatever happens to the file. */
@Timeout(60)
class GameStoreTest {
  private static final String SMALL = "rows=3,columns=3,swap=false";

  @TempDir private Path folder;
  private GameStore store;

  @BeforeEach
  void open() {
    store = new GameStore(folder);
  }

  @AfterEach
  void close() {
    store.close();
  }

  /** Opens the folder again, as another program would. */
  private void reopen() {
    store.close();
    open();
  }

  private StoredGame only() throws RecordsException {
    List<GameSummary> games = store.games();
    assertThat(games).hasSize(1);
    return store.game(games.getFirst().id());
  }

  private static List<String> moves(Line line) {
    return line.moveTexts();
  }

  @Test
  void readsPlayersMovesTimesAndOutcome() throws Exception {
    try (RecordedMatch game = RecordedMatch.begin(store, "hex", SMALL)) {
      game.play("b1", "a2", "b2", "c2", "b3");
    }
    reopen();

    StoredGame kept = only();
    GameSummary summary = kept.summary();
    assertThat(summary.first()).isEqualTo(Participant.human("Ada"));
    assertThat(summary.second()).isEqualTo(Participant.human("Ben"));
    assertThat(summary.winner()).isEqualTo(Side.FIRST);
    assertThat(summary.moves()).isEqualTo(3);
    assertThat(summary.rules()).isEqualTo(SMALL);
    assertThat(summary.hasTakebacks()).isFalse();
    assertThat(moves(kept.current())).containsExactly("b1", "a2", "b2", "c2", "b3");
    assertThat(kept.tree().outcome()).isEqualTo(kept.current().outcome());
    assertThat(kept.tree().lastMainNode().note().timeMs()).isNotNull();
  }

  @Test
  void storesEveryMoveBeforeItIsShown() throws Exception {
    try (RecordedMatch game = RecordedMatch.begin(store, "hex", SMALL)) {
      for (String move : List.of("b1", "a2", "b2")) {
        game.play(move);
        try (GameStore other = new GameStore(folder)) {
          Line seen = other.game(game.recorder.id()).current();
          assertThat(moves(seen)).isEqualTo(game.moves());
        }
      }
    }
  }

  @Test
  void takenBackMovesBecomeVariations() throws Exception {
    try (RecordedMatch game = RecordedMatch.begin(store, "hex", SMALL)) {
      game.play("a1", "b2").takeBack(2).play("c1", "b2", "a3").takeBack(1);
    }

    StoredGame kept = only();
    assertThat(moves(kept.current())).containsExactly("c1", "b2");
    assertThat(kept.summary().hasTakebacks()).isTrue();
    List<GameTree.Node> first = kept.tree().root().children();
    assertThat(first.stream().map(GameTree.Node::moveText)).containsExactly("c1", "a1");
    assertThat(moves(kept.tree().lastMainNode().line())).containsExactly("c1", "b2", "a3");
  }

  @Test
  void commentsAndMarksAreStoredWithTheGame() throws Exception {
    try (RecordedMatch game = RecordedMatch.begin(store, "hex", SMALL)) {
      game.play("b1", "a2", "b2");
    }
    StoredGame played = only();
    Line played2 = played.current().path().get(2);
    Line tried = played2.play("c3").play("a1");
    store.annotate(
        played.summary().id(),
        Map.of(
            played.current().path().getFirst(),
            GameTree.Note.of("Round one"),
            played2,
            GameTree.Note.of("Too slow").withGlyphs(List.of(2)),
            tried,
            GameTree.Note.of("Better").withGlyphs(List.of(4)).withReviewed(true)));
    reopen();

    GameTree tree = only().tree();
    assertThat(tree.root().note().comment()).isEqualTo("Round one");
    GameTree.Node second = tree.root().children().getFirst().children().getFirst();
    assertThat(second.note().comment()).isEqualTo("Too slow");
    assertThat(second.note().glyphs()).containsExactly(2);
    assertThat(second.note().timeMs()).isNotNull();
    assertThat(second.note().reviewed()).isFalse();
    assertThat(tree.findOrAdd(tried).note().comment()).isEqualTo("Better");
    assertThat(tree.findOrAdd(tried).note().reviewed()).isTrue();
    assertThat(moves(only().current())).containsExactly("b1", "a2", "b2");
  }

  @Test
  void betterMovesOfAReviewAreNoTakebacks() throws Exception {
    try (RecordedMatch game = RecordedMatch.begin(store, "hex", SMALL)) {
      game.play("b1", "a2", "b2");
    }
    StoredGame played = only();
    Line better = played.current().path().get(1).play("c3").play("a1");
    store.annotate(played.summary().id(), Map.of(better, GameTree.Note.of("Better")));

    assertThat(only().summary().hasTakebacks()).isFalse();
    try (RecordedMatch game = RecordedMatch.resume(store, only())) {
      game.takeBack(2).play("c3");
    }
    assertThat(only().summary().hasTakebacks()).isTrue();
  }

  @Test
  void betterMovesStoredByAnOlderVersionAreNoTakebacks() throws Exception {
    try (RecordedMatch game = RecordedMatch.begin(store, "hex", SMALL)) {
      game.play("b1", "a2", "b2");
    }
    Line better = only().current().path().get(2).play("c3");
    store.annotate(only().summary().id(), Map.of(better, GameTree.Note.of("Better")));
    store.close();
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + store.file());
        var statement = connection.createStatement()) {
      statement.execute("ALTER TABLE move DROP COLUMN played");
      statement.execute("ALTER TABLE move DROP COLUMN reviewed");
      statement.execute("ALTER TABLE game DROP COLUMN process");
      statement.execute("ALTER TABLE game DROP COLUMN retried");
      statement.execute("PRAGMA user_version = 4");
    }
    open();

    assertThat(only().summary().hasTakebacks()).isFalse();
    assertThat(moves(only().current())).containsExactly("b1", "a2", "b2");
  }

  @Test
  void theSameMoveIsStoredOnceButItsTakebackIsKnown() throws Exception {
    try (RecordedMatch game = RecordedMatch.begin(store, "hex", SMALL)) {
      game.play("a1");
      assertThat(only().summary().hasTakebacks()).isFalse();
      game.takeBack(1).play("a1");
    }

    assertThat(only().tree().size()).isEqualTo(1);
    assertThat(only().summary().hasTakebacks()).isTrue();
  }

  @Test
  void aResignationIsStoredUntilATakeback() throws Exception {
    try (RecordedMatch game = RecordedMatch.begin(store, "dames", "-")) {
      game.play("32-28");
      game.match.resign(Side.SECOND);
      game.await(state -> state.outcome() != null);
      Outcome told = only().tree().outcome();
      assertThat(told).isEqualTo(game.match.state().outcome());
      assertThat(only().summary().winner()).isEqualTo(Side.FIRST);

      game.match.takeBack(1);
      game.await(state -> state.outcome() == null);
      assertThat(only().summary().isOver()).isFalse();
      assertThat(only().summary().winner()).isNull();
    }
  }

  @Test
  void aGameThatEndedAfterATakebackEndsWithItsLastMove() throws Exception {
    try (RecordedMatch game = RecordedMatch.begin(store, "hex", SMALL)) {
      game.play("a1", "b2", "c1").takeBack(1);
      assertThat(moves(only().tree().lastMainNode().line())).containsExactly("a1", "b2", "c1");
      game.match.resign(Side.FIRST);
      game.await(state -> state.outcome() != null);
    }

    GameTree kept = only().tree();
    assertThat(moves(kept.lastMainNode().line())).containsExactly("a1", "b2");
    assertThat(kept.outcome()).extracting(Outcome::reason).isEqualTo(Outcome.RESIGNATION);
  }

  @Test
  void aGameEndsWithItsLastMoveAlsoWhereAVariationGoesOn() throws Exception {
    try (RecordedMatch game = RecordedMatch.begin(store, "hex", SMALL)) {
      game.play("a1", "b2", "c1");
      Line longer = game.match.state().line();
      game.takeBack(1).play("c2");
      Line played = game.match.state().line();
      Line beyond = played.play(longer.move());
      store.annotate(only().summary().id(), Map.of(beyond, GameTree.Note.NONE));
      assertThat(moves(only().tree().lastMainNode().line())).hasSize(4);
      game.match.resign(Side.FIRST);
      game.await(state -> state.outcome() != null);
    }

    assertThat(moves(only().tree().lastMainNode().line())).containsExactly("a1", "b2", "c2");
  }

  @Test
  void resumesAGameWhereItStood() throws Exception {
    Line line = RecordedMatch.line("hexxagon", "-");
    GameStart start =
        new GameStart(
            line,
            null,
            Participant.human("Ada"),
            Participant.of(Seat.ofStored("level:3")),
            new Clock.Rule.PerGame(60_000, 1_000),
            Origin.TABLE,
            false);
    try (RecordedMatch game = RecordedMatch.begin(store, start)) {
      game.play("e2", "i1g1");
    }
    reopen();

    StoredGame left = store.game(Objects.requireNonNull(store.lastUnfinished()).id());
    assertThat(moves(left.current())).containsExactly("e2", "i1g1");
    assertThat(left.clock().rule()).isEqualTo(new Clock.Rule.PerGame(60_000, 1_000));
    assertThat(left.clock().remainingMs(Side.FIRST)).isBetween(1_000L, 61_000L);
    try (RecordedMatch game = RecordedMatch.resume(store, left)) {
      String next =
          left.current().game().notation().format(left.current().position(), firstMove(left));
      game.play(next);
      assertThat(moves(only().current())).containsExactly("e2", "i1g1", next);
    }
  }

  private static long firstMove(StoredGame game) {
    return game.current().position().legalMoves().get(0);
  }

  @Test
  void offersNoFinishedOrAbandonedGame() throws Exception {
    assertThat(store.lastUnfinished()).isNull();
    try (RecordedMatch game = RecordedMatch.begin(store, "hex", SMALL)) {
      game.play("b1", "a2", "b2", "c2", "b3");
    }
    assertThat(store.lastUnfinished()).isNull();
    long id;
    try (RecordedMatch game = RecordedMatch.begin(store, "hex", SMALL)) {
      id = game.play("b1").recorder.id();
    }
    assertThat(Objects.requireNonNull(store.lastUnfinished()).id()).isEqualTo(id);
    store.abandon(id);
    assertThat(store.lastUnfinished()).isNull();
  }

  @Test
  void offersNoGameThatAnotherProgramPlays() throws Exception {
    try (RecordedMatch game = RecordedMatch.begin(store, "hex", SMALL)) {
      game.play("a1");
    }
    long id = only().summary().id();
    ProcessHandle other = ProcessHandle.current().parent().orElseThrow();
    markAsPlayedBy(other.pid() + "@" + other.info().startInstant().orElseThrow().toEpochMilli());
    assertThat(store.lastUnfinished()).isNull();
    assertThat(store.claim(id)).isFalse();
    store.release(id);
    assertThat(store.claim(id)).isFalse();
    assertThat(store.delete(List.of(id))).isFalse();
    assertThat(only().summary().id()).isEqualTo(id);

    markAsPlayedBy(other.pid() + "@0");
    assertThat(store.lastUnfinished()).isNotNull();
    assertThat(store.claim(id)).isTrue();
    assertThat(process()).isNotEmpty();
    store.release(id);
    assertThat(process()).isEmpty();
  }

  private String process() throws Exception {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + store.file());
        var statement = connection.createStatement();
        var found = statement.executeQuery("SELECT process FROM game")) {
      return found.getString(1);
    }
  }

  private void markAsPlayedBy(String process) throws Exception {
    store.close();
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + store.file());
        var statement = connection.createStatement()) {
      statement.execute("UPDATE game SET process = '" + process + "'");
    }
    open();
  }

  @Test
  void offersGamesOfHumansBeforeWatchedGames() throws Exception {
    long own;
    try (RecordedMatch game = RecordedMatch.begin(store, "hex", SMALL)) {
      own = game.play("b1").recorder.id();
    }
    Participant level = Participant.of(Seat.ofStored("level:2"));
    long watched;
    try (RecordedMatch game =
        RecordedMatch.begin(
            store, RecordedMatch.start(RecordedMatch.line("hex", SMALL), level, level))) {
      watched = game.play("c1").recorder.id();
    }

    assertThat(Objects.requireNonNull(store.lastUnfinished()).id()).isEqualTo(own);
    store.abandon(own);
    assertThat(Objects.requireNonNull(store.lastUnfinished()).id()).isEqualTo(watched);
  }

  @Test
  void storesTheStartingPositionAndTheOpening() throws Exception {
    Line usual = RecordedMatch.line("dames", "-");
    Line set =
        Line.from(
            usual.game(),
            usual.settings(),
            usual.game().notation().parsePosition("W:W31,32:B19,20", usual.settings()));
    Line opening = set.play("31-27");
    GameStart start =
        new GameStart(
            opening,
            null,
            Participant.human(""),
            Participant.human(""),
            new Clock.Rule.None(),
            Origin.TERMINAL,
            false);
    try (RecordedMatch game = RecordedMatch.begin(store, start)) {
      game.play("20-25");
    }

    StoredGame kept = only();
    assertThat(moves(kept.current())).containsExactly("31-27", "20-25");
    assertThat(kept.tree().root().line().position()).isEqualTo(set.position());
  }

  @Test
  void deletedGamesCanBeRestored() throws Exception {
    try (RecordedMatch game = RecordedMatch.begin(store, "hex", SMALL)) {
      game.play("b1");
    }
    List<Long> ids = List.of(only().summary().id());

    assertThat(store.delete(ids)).isTrue();
    assertThat(store.games()).isEmpty();
    assertThat(store.lastUnfinished()).isNull();
    assertThatThrownBy(() -> store.game(ids.getFirst())).hasMessage("There is no game 1.");
    reopen();
    store.restore(ids);
    assertThat(moves(only().current())).containsExactly("b1");
  }

  @Test
  void movesOfAnEarlierSittingGiveTheirTimeBackWhenTakenBack() throws Exception {
    Line line = RecordedMatch.line("hex", SMALL);
    Clock.Rule rule = new Clock.Rule.PerGame(60_000, 0);
    Participant ada = Participant.human("Ada");
    GameStart start = new GameStart(line, null, ada, ada, rule, Origin.TERMINAL, false);
    try (RecordedMatch game = RecordedMatch.begin(store, start)) {
      game.play("a1", "b2");
      Thread.sleep(50);
      game.play("c1", "c2");
    }
    StoredGame stored = only();
    try (RecordedMatch game = RecordedMatch.resume(store, stored)) {
      game.takeBack(2).play("a3");
      Clock clock = game.match.state().clock();
      long first = clock.firstMs();
      assertThat(only().clock().firstMs()).isEqualTo(first);
      assertThat(clock.secondMs()).isEqualTo(stored.clocks().get(2).secondMs());
      assertThat(first).isGreaterThan(stored.clock().firstMs());
    }
  }

  @Test
  void countsTheMovesOfGamesStoredByAnOlderVersion() throws Exception {
    try (RecordedMatch game = RecordedMatch.begin(store, "dots", "rows=1,columns=2")) {
      game.play("a1h", "a2h", "a1v", "b1v", "b1h");
    }
    int moves = only().summary().moves();
    assertThat(moves).isEqualTo(only().current().moveNumber()).isLessThan(5);
    store.close();
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + store.file());
        var statement = connection.createStatement()) {
      statement.execute("ALTER TABLE move DROP COLUMN number");
      statement.execute("ALTER TABLE move DROP COLUMN drawings");
      statement.execute("ALTER TABLE move DROP COLUMN played");
      statement.execute("ALTER TABLE move DROP COLUMN reviewed");
      statement.execute("ALTER TABLE game DROP COLUMN process");
      statement.execute("ALTER TABLE game DROP COLUMN retried");
      statement.execute("ALTER TABLE game DROP COLUMN drawings");
      statement.execute("DROP TABLE open_table");
      statement.execute("PRAGMA user_version = 1");
    }
    open();

    assertThat(only().summary().moves()).isEqualTo(moves);
  }

  @Test
  void leavesADatabaseOfANewerVersionUntouched() throws Exception {
    store.games();
    store.close();
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + store.file());
        var statement = connection.createStatement()) {
      statement.execute("PRAGMA user_version = 99");
    }
    byte[] before = Files.readAllBytes(store.file());
    open();

    assertThatThrownBy(store::games)
        .isInstanceOf(RecordsException.class)
        .hasMessageContaining("written by a newer version");
    try (RecordedMatch game = RecordedMatch.begin(store, "hex", SMALL)) {
      game.play("b1", "a2");
      assertThat(game.errors()).hasSize(1);
    }
    store.close();
    assertThat(Files.readAllBytes(store.file())).isEqualTo(before);
    assertThat(files()).containsExactly("quadrille.db");
  }

  @Test
  void renamesADamagedDatabaseAndTellsTheNewName() throws Exception {
    byte[] rubbish =
        "this is no database, and it is longer than a header"
            .repeat(9)
            .getBytes(StandardCharsets.UTF_8);
    Files.write(store.file(), rubbish);

    Text told = Objects.requireNonNull(store.open());
    String aside =
        files().stream().filter(each -> each.contains("damaged")).findFirst().orElseThrow();
    assertThat(told.toString()).contains(folder.resolve(aside).toString());
    assertThat(Files.readAllBytes(folder.resolve(aside))).isEqualTo(rubbish);
    assertThat(store.games()).isEmpty();
  }

  @Test
  void renamesADatabaseWithADamagedPage() throws Exception {
    try (RecordedMatch game = RecordedMatch.begin(store, "dames", "-")) {
      game.play("32-28", "19-23", "28x19", "14x23");
    }
    store.close();
    byte[] bytes = Files.readAllBytes(store.file());
    for (int i = 4096; i < bytes.length; i++) {
      bytes[i] = (byte) (i * 31);
    }
    Files.write(store.file(), bytes);
    open();

    assertThat(store.open()).isNotNull();
    assertThat(store.games()).isEmpty();
    assertThat(files().stream().filter(each -> each.contains("damaged"))).hasSize(1);
  }

  @Test
  void theGameGoesOnIfTheFolderCannotBeCreated() throws Exception {
    Path file = Files.createFile(folder.resolve("file"));
    try (GameStore nowhere = new GameStore(file.resolve("below"));
        RecordedMatch game = RecordedMatch.begin(nowhere, "hex", SMALL)) {
      game.play("b1", "a2", "b2");

      assertThat(game.moves()).containsExactly("b1", "a2", "b2");
      assertThat(game.errors()).hasSize(1);
      assertThat(game.errors().getFirst())
          .startsWith("Games can neither be read nor saved: ")
          .contains("folder");
    }
  }

  @Test
  void writesMissedMovesWhenTheDiskHasRoomAgain() throws Exception {
    try (RecordedMatch game = RecordedMatch.begin(store, "hex", SMALL)) {
      game.play("b1");
      fill(true);
      game.play("a2", "b2");
      assertThat(game.errors()).hasSize(1);
      assertThat(game.errors().getFirst()).contains("is full");
      assertThat(moves(only().current())).containsExactly("b1");

      fill(false);
      game.play("c2");
      assertThat(moves(only().current())).containsExactly("b1", "a2", "b2", "c2");
    }
  }

  @Test
  void writesAGameThatMissedAllItsMovesWhenItIsResigned() throws Exception {
    store.games();
    fill(true);
    try (RecordedMatch game = RecordedMatch.begin(store, "hex", SMALL)) {
      game.play("b1", "a2");
      assertThat(store.games()).isEmpty();
      fill(false);
      game.match.resign(Side.FIRST);
      game.await(state -> state.outcome() != null);
    }
    assertThat(moves(only().current())).containsExactly("b1", "a2");
    assertThat(only().summary().winner()).isEqualTo(Side.SECOND);
  }

  /** Limits the size of the database, which SQLite reports like a full disk. */
  private void fill(boolean full) throws RecordsException {
    store
        .database()
        .read(
            sql -> {
              if (full) {
                sql.execute("CREATE TABLE IF NOT EXISTS ballast (bytes BLOB)");
                sql.execute("PRAGMA max_page_count = 1");
                sql.execute(
                    "CREATE TRIGGER full BEFORE INSERT ON move BEGIN INSERT INTO ballast VALUES"
                        + " (zeroblob(1000000)); END");
              } else {
                sql.execute("DROP TRIGGER full");
                sql.execute("PRAGMA max_page_count = 1000000");
              }
              return full;
            });
  }

  @Test
  void storesTheWinningSideIfAPlayerHasBoth() throws Exception {
    Participant level = Participant.of(Seat.ofStored("level:2"));
    try (RecordedMatch game =
        RecordedMatch.begin(
            store, RecordedMatch.start(RecordedMatch.line("hex", SMALL), level, level))) {
      game.play("b1", "a2", "b2", "c2", "b3");
      game.await(state -> state.phase() == MatchState.Phase.OVER);
    }

    assertThat(only().summary().winner()).isEqualTo(Side.FIRST);
    long winner =
        store
            .database()
            .read(sql -> sql.list("SELECT winner FROM game", row -> row.getLong(1)))
            .getFirst();
    assertThat(winner).isEqualTo(1);
  }

  private List<String> files() throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.map(each -> each.getFileName().toString()).sorted().toList();
    }
  }
}
