package quadrille.network;

import static org.assertj.core.api.Assertions.assertThat;
import static quadrille.network.TestTable.waitUntil;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.match.GameRecord;
import quadrille.match.Match;
import quadrille.match.MatchListener;
import quadrille.network.client.RemoteTable;
import quadrille.network.client.SeriesState;
import quadrille.network.client.TableAddress;
import quadrille.network.client.TableListener;
import quadrille.network.host.SeriesScore;
import quadrille.search.SearchReport;
import quadrille.text.Text;

/** Tests that a match between computers is followed live. */
class WatchedMatchTest {
  private static final SeriesScore BEFORE =
      new SeriesScore(
          List.of(
              new SeriesScore.Standing("depth:2", 1.5, 2),
              new SeriesScore.Standing("depth:1", 0.5, 2)),
          0,
          1);

  private static RemoteTable watch(TestTable table) throws Exception {
    return RemoteTable.watch(TableAddress.parse(table.uri().toString()), Locale.ENGLISH);
  }

  @Test
  void aSpectatorSeesMovesEvaluationsAndTheScoreOfTheSeries() throws Exception {
    try (TestTable table = TestTable.of("dames", Map.of())) {
      table.host.table().showScore(BEFORE);
      Match match = table.playComputers("depth:2", "depth:1");
      match.setPace(Duration.ofMillis(20));
      waitUntil(() -> match.state().line().ply() >= 4);
      try (RemoteTable watcher = watch(table)) {
        assertThat(watcher.side()).isNull();
        assertThat(watcher.name(Side.FIRST)).isEqualTo("depth:2");
        SeriesState series = Objects.requireNonNull(watcher.state().series());
        assertThat(series.player(Side.FIRST).points()).isEqualTo(1.5);
        Match followed = watcher.newMatch(null);
        List<SearchReport> thoughts = new CopyOnWriteArrayList<>();
        followed.addListener(
            new MatchListener() {
              @Override
              public void thinking(Side side, Line line, SearchReport report) {
                thoughts.add(report);
              }
            });
        int before = followed.state().line().ply();
        followed.start();
        waitUntil(() -> followed.state().line().ply() >= before + 6);
        match.resign(Side.FIRST);
        waitUntil(() -> followed.state().outcome() != null);
        Line line = match.state().line();
        assertThat(followed.state().line().moveTexts()).isEqualTo(line.moveTexts());
        List<GameRecord.Move> all = followed.state().moves();
        List<GameRecord.Move> seen = all.subList(before, all.size());
        List<GameRecord.Move> played = match.state().moves();
        assertThat(seen)
            .extracting(GameRecord.Move::score)
            .isEqualTo(
                played.subList(played.size() - seen.size(), played.size()).stream()
                    .map(GameRecord.Move::score)
                    .toList());
        assertThat(thoughts).hasSameSizeAs(seen).anyMatch(each -> each.line().size() > 1);
      }
    }
  }

  @Test
  void nothingIsToldOfWhatAComputerThinksWhileAGuestPlays() throws Exception {
    try (TestTable table = TestTable.of("dots", Map.of("size", "3"))) {
      Match match = table.play(EnumSet.of(Side.SECOND));
      try (RemoteTable guest = table.join("Ann");
          RemoteTable watcher = watch(table)) {
        guest.newMatch(TestTable.randomPlayer(guest.line(), 1)).start();
        waitUntil(() -> watcher.state().begun());
        assertThat(watcher.state().commented()).isFalse();
        assertThat(guest.state().commented()).isFalse();
        assertThat(match.isBetweenComputers()).isFalse();
      }
    }
  }

  @Test
  void aSpectatorIsToldWhenTheTableIsClosed() throws Exception {
    try (TestTable table = TestTable.of("dots", Map.of("size", "3"))) {
      table.play(EnumSet.of(Side.SECOND));
      try (RemoteTable watcher = watch(table)) {
        List<Text> closed = new CopyOnWriteArrayList<>();
        watcher.addListener(
            new TableListener() {
              @Override
              public void closed(Text reason) {
                closed.add(reason);
              }
            });
        table.host.close();
        waitUntil(() -> !closed.isEmpty());
        assertThat(closed.getFirst()).hasToString("The host has closed the table.");
      }
    }
  }

  @Test
  @Tag("slow")
  void sixtyFourSpectatorsOfTwoStrongComputersMissNothing() throws Exception {
    try (TestTable table = TestTable.of("dames", Map.of())) {
      Match match = table.playComputers("level:8", "level:8");
      List<Spectator> spectators = new ArrayList<>();
      for (int i = 0; i < 64; i++) {
        spectators.add(new Spectator(table.uri()));
      }
      long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(3);
      while (table.host.table().spectators() < 64) {
        assertThat(System.nanoTime()).as("%s", spectators.getFirst().problems()).isLessThan(end);
        Thread.sleep(20);
      }
      Thread.sleep(60_000);
      match.resign(Side.FIRST);
      for (Spectator each : spectators) {
        each.awaitEnd();
        assertThat(each.problems()).isEmpty();
        assertThat(each.lastMoves()).isEqualTo(match.state().line().moveTexts());
      }
      System.out.printf(
          "64 spectators: %d plies, %d events each%n",
          match.state().line().ply(), spectators.getFirst().events());
    }
  }
}
