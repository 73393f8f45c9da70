package quadrille.cli.network;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import quadrille.arena.Contest;
import quadrille.arena.Fixture;
import quadrille.arena.GameResult;
import quadrille.cli.terminal.CommandFailedException;
import quadrille.cli.terminal.Terminal;
import quadrille.core.Side;
import quadrille.games.Games;
import quadrille.match.Match;
import quadrille.match.Seat;
import quadrille.network.discovery.TableAnnouncement;
import quadrille.network.host.HostOptions;
import quadrille.network.host.SeriesScore;
import quadrille.network.host.TableHost;
import quadrille.network.protocol.JoinCode;
import quadrille.network.protocol.Protocol;

/**
 * Lets others watch a contest: one game at a time, and the next one that begins after its end.
 * Thread-safe.
 */
public final class Broadcast implements AutoCloseable {
  private final TableHost host;
  private final TableAnnouncement announcement;
  private final Contest contest;
  private final Duration pace;
  private final List<GameResult> results = new ArrayList<>();

  /** The game at the table, also after its end, until another one is shown. */
  private @Nullable Fixture shown;

  /**
   * Opens a table without seats for guests; from now on it can be reached.
   *
   * @throws CommandFailedException if it cannot listen; says why
   */
  public Broadcast(Contest contest, BroadcastOptions options) throws CommandFailedException {
    this.contest = contest;
    pace = Duration.ofMillis(options.paceMs());
    host =
        Hosting.open(
            new HostOptions(options.reach(), options.port(), true, false, JoinCode.random()));
    announcement =
        new TableAnnouncement(
            host,
            Games.get(contest.engineConfig().game().id()),
            contest.players().stream().map(Seat::spec).toList(),
            false);
  }

  /** Prints where the games can be watched. */
  public void printAddresses(Terminal terminal) {
    host.addresses()
        .forEach(address -> terminal.err().println("watch at " + address + Protocol.WATCH));
    terminal.err().flush();
  }

  /** Shows a game that is about to begin, unless another one is shown. */
  public synchronized void begin(Fixture fixture, Match match) {
    match.setPace(pace);
    if (shown != null && !isOver(shown)) {
      return;
    }
    shown = fixture;
    Map<Side, String> names = new EnumMap<>(Side.class);
    for (Side side : Side.values()) {
      names.put(side, contest.label(fixture.player(side)));
    }
    host.table().showScore(score(fixture));
    host.table().show(match, names, fixture.number() + 1, contest.schedule().size());
  }

  /** Counts a game that has ended, now or before. */
  public synchronized void count(GameResult result) {
    results.add(result);
    if (shown != null) {
      host.table().showScore(score(shown));
    }
  }

  private boolean isOver(Fixture fixture) {
    return results.stream().anyMatch(each -> each.fixture().equals(fixture));
  }

  private SeriesScore score(Fixture fixture) {
    List<SeriesScore.Standing> standings = new ArrayList<>();
    for (int player = 0; player < contest.players().size(); player++) {
      int halves = 0;
      int games = 0;
      for (GameResult each : results) {
        if (each.fixture().isPlayedBy(player)) {
          halves += each.halfPoints(player);
          games++;
        }
      }
      standings.add(new SeriesScore.Standing(contest.label(player), halves / 2.0, games));
    }
    return new SeriesScore(standings, fixture.player(Side.FIRST), fixture.player(Side.SECOND));
  }

  @Override
  public void close() {
    announcement.close();
    host.close();
  }
}
