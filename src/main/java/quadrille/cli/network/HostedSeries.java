package quadrille.cli.network;

import java.time.Duration;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import quadrille.cli.output.PlayReport;
import quadrille.cli.terminal.CommandFailedException;
import quadrille.cli.terminal.Terminal;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Side;
import quadrille.games.Games;
import quadrille.match.Clock;
import quadrille.match.EngineConfig;
import quadrille.match.GameRecord;
import quadrille.match.Match;
import quadrille.match.MatchListener;
import quadrille.match.MatchState;
import quadrille.match.MoveLimit;
import quadrille.match.Participant;
import quadrille.match.Player;
import quadrille.match.PlayerFactory;
import quadrille.match.Seat;
import quadrille.network.discovery.TableAnnouncement;
import quadrille.network.host.TableHost;
import quadrille.network.host.TableKeeper;
import quadrille.records.GameStart;
import quadrille.records.MatchRecorder;
import quadrille.records.Origin;
import quadrille.records.StoredGame;

/** Referees the games at a table that others join, with sides exchanged after each. */
public final class HostedSeries {
  /** How long a guest who was away as a game ended is waited for, so that it learns of the end. */
  private static final Duration GUEST_PATIENCE = Duration.ofSeconds(30);

  /** How long a game that has ended stays on the boards of others before the next one begins. */
  private static final Duration RESULT_PAUSE = Duration.ofSeconds(3);

  private static final long POLL_MS = 20;

  private final Terminal terminal;
  private final TableHost host;
  private final TableKeeper keeper;
  private final Plan plan;
  private volatile boolean stopped;
  private boolean kept = true;
  private volatile @Nullable Match current;

  /**
   * What is played.
   *
   * @param start the position that every game begins with
   * @param preset the rule preset of its settings, or null
   * @param first who has the first move in the first game; null for a guest
   * @param second the other player; null for a guest
   * @param games the number of games
   * @param limit how long a guest may take for a move
   * @param seed of everything random
   */
  public record Plan(
      Line start,
      @Nullable String preset,
      @Nullable Seat first,
      @Nullable Seat second,
      Clock.Rule clock,
      int games,
      EngineConfig config,
      MoveLimit limit,
      long seed) {

    /** Who has a side in a game, counted from 1; null for a guest. */
    @Nullable Seat seat(int number, Side side) {
      return (number % 2 == 0 ? side.other() : side) == Side.FIRST ? first : second;
    }

    Set<Side> sidesForGuests(int number) {
      Set<Side> open = EnumSet.allOf(Side.class);
      open.removeIf(side -> seat(number, side) != null);
      return open;
    }
  }

  public HostedSeries(Terminal terminal, TableHost host, TableKeeper keeper, Plan plan) {
    this.terminal = terminal;
    this.host = host;
    this.keeper = keeper;
    this.plan = plan;
  }

  /** Prints how others find the table. */
  public void printInvitation() {
    host.addresses().forEach(address -> terminal.out().println("address " + address));
    terminal.out().println("code " + host.code());
    terminal.out().flush();
  }

  /** Lets others find the table without its address. */
  public TableAnnouncement announce() {
    List<String> computers =
        Stream.of(plan.first, plan.second).filter(Objects::nonNull).map(Seat::spec).toList();
    return new TableAnnouncement(
        host, Games.get(plan.start.game().id()), computers, !plan.sidesForGuests(1).isEmpty());
  }

  /**
   * Plays all games.
   *
   * @throws CommandFailedException at the end, if one that was played to its end is not stored
   */
  public void play() throws BadInputException, CommandFailedException, InterruptedException {
    playFrom(1);
  }

  private void playFrom(int first)
      throws BadInputException, CommandFailedException, InterruptedException {
    for (int number = first; number <= plan.games && !stopped; number++) {
      if (number > 1) {
        keeper.swapSeats();
      }
      MatchRecorder recorder =
          keeper.begin(gameStart(number), plan.sidesForGuests(number), number, plan.games);
      play(newMatch(number, plan.start), recorder, number);
    }
    if (!kept) {
      throw new CommandFailedException("not every game was kept to its end.");
    }
  }

  /**
   * Plays the rest of a game that was stored, and those after it.
   *
   * @throws CommandFailedException at the end, if one that was played to its end is not stored
   */
  public void resume(StoredGame game, int number)
      throws BadInputException, CommandFailedException, InterruptedException {
    MatchRecorder recorder = keeper.resume(game);
    Match match = newMatch(number, plan.start).resumeFrom(game.current(), game.clocks());
    Outcome outcome = game.tree().outcome();
    if (outcome != null) {
      // Its guests may not have been told.
      match.follow(() -> true, game.current(), game.clock(), null, outcome, _ -> null);
    }
    play(match, recorder, number);
    playFrom(number + 1);
  }

  private GameStart gameStart(int number) {
    return new GameStart(
        plan.start,
        plan.preset,
        participant(number, Side.FIRST),
        participant(number, Side.SECOND),
        plan.clock,
        Origin.TERMINAL,
        false);
  }

  private Participant participant(int number, Side side) {
    Seat seat = plan.seat(number, side);
    return seat == null ? Participant.human(host.table().guestName(side)) : Participant.of(seat);
  }

  /** The first moves take no time: guests come to see the board as the game begins. */
  private Match newMatch(int number, Line start) throws BadInputException {
    return new Match(start, player(number, Side.FIRST), player(number, Side.SECOND), plan.clock)
        .resumeFrom(start, Clock.startAfterFirstMoves(plan.clock));
  }

  private Player player(int number, Side side) throws BadInputException {
    Seat seat = plan.seat(number, side);
    long seed = 2 * (plan.seed + number) + side.ordinal();
    return seat == null
        ? host.table().remotePlayer(side, plan.limit)
        : PlayerFactory.create(Participant.of(seat), plan.config, seed);
  }

  private void play(Match game, MatchRecorder recorder, int number) throws InterruptedException {
    try (Match match = game) {
      match.addListener(recorder);
      match.addListener(announceStart());
      host.table().show(match, ownNames(number), number, plan.games);
      current = match;
      match.start();
      Outcome outcome = stopped ? null : match.await();
      if (outcome != null) {
        printResult(number, match.record(), outcome);
        kept &= recorder.isComplete();
        awaitGuests(plan.sidesForGuests(number));
        if (number < plan.games) {
          leaveTimeToLook(plan.sidesForGuests(number));
        }
      }
    }
  }

  private Map<Side, String> ownNames(int number) {
    Map<Side, String> names = new EnumMap<>(Side.class);
    for (Side side : Side.values()) {
      Seat seat = plan.seat(number, side);
      if (seat != null) {
        names.put(side, seat.spec());
      }
    }
    return names;
  }

  /** Says when both seats are taken and the game begins. */
  private MatchListener announceStart() {
    return new MatchListener() {
      private boolean announced;

      @Override
      public void changed(MatchState state) {
        if (!announced && state.phase() == MatchState.Phase.WAITING) {
          announced = true;
          terminal.err().println("the game begins");
        }
      }
    };
  }

  private void printResult(int number, GameRecord game, Outcome outcome) {
    String points = outcome.winner() == null ? "1/2-1/2" : outcome.winner().choose("1-0", "0-1");
    terminal
        .out()
        .println(
            "game %d: %s - %s %s, %s: %s"
                .formatted(
                    number,
                    game.first(),
                    game.second(),
                    points,
                    PlayReport.plies(Objects.requireNonNull(current).state().line().ply()),
                    outcome.text()));
    terminal.out().flush();
  }

  private void awaitGuests(Set<Side> sides) throws InterruptedException {
    pause(GUEST_PATIENCE, () -> !sides.stream().allMatch(host.table()::isConnected));
  }

  /** The next game takes the place of this one on the boards of guests and spectators. */
  private void leaveTimeToLook(Set<Side> sides) throws InterruptedException {
    boolean seen = !sides.isEmpty() || host.table().spectators() > 0;
    pause(RESULT_PAUSE, () -> seen);
  }

  /** Waits as long as something holds, at most that long, or until the series is stopped. */
  private void pause(Duration longest, BooleanSupplier condition) throws InterruptedException {
    long end = System.nanoTime() + longest.toNanos();
    while (!stopped && System.nanoTime() < end && condition.getAsBoolean()) {
      Thread.sleep(POLL_MS);
    }
  }

  /** Ends the series; called by another thread. */
  public void stop() {
    stopped = true;
    Match match = current;
    if (match != null) {
      match.close();
    }
  }
}
