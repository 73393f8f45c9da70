package quadrille.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.match.MatchState.Phase;
import quadrille.search.SearchReport;

@Timeout(60)
class MatchTest {
  private final GameModule dots = Games.get("dots");
  private final HumanPlayer first = new HumanPlayer("Ada");
  private final HumanPlayer second = new HumanPlayer("Bob");
  private int size = 3;
  private Match match = match(first, second, new Clock.Rule.None());

  /** A human who has only so long for a move. */
  private static final class Hurried implements Player {
    private final HumanPlayer human = new HumanPlayer("Hugo");

    @Override
    public String name() {
      return human.name();
    }

    @Override
    public boolean isComputer() {
      return false;
    }

    @Override
    public MoveLimit moveLimit() {
      return new MoveLimit(50, Long.MAX_VALUE);
    }

    @Override
    public CompletableFuture<Answer> requestMove(Request request) {
      return human.requestMove(request);
    }

    @Override
    public void cancel() {
      human.cancel();
    }

    @Override
    public void close() {
      human.close();
    }
  }

  @Test
  void whoTakesLongerThanAllowedForAFirstMoveForfeitsAndKeepsItsTime() throws Exception {
    match.close();
    Clock.Rule rule = Clock.Rule.parse("total:60");
    match = match(new Hurried(), second, rule);
    match.resumeFrom(match.state().line(), Clock.startAfterFirstMoves(rule));
    match.start();
    MatchState over = when(state -> state.outcome() != null);
    assertThat(Objects.requireNonNull(over.outcome()).reason()).isEqualTo(Outcome.FORFEIT);
    assertThat(over.outcome().winner()).isEqualTo(Side.SECOND);
    assertThat(over.clock().remainingMs(Side.FIRST)).isEqualTo(60_000);
  }

  @AfterEach
  void close() {
    match.close();
  }

  private Settings settings() {
    try {
      return Rules.settings(dots.game(), null, Map.of("size", "" + size));
    } catch (quadrille.core.BadInputException e) {
      throw new AssertionError(e);
    }
  }

  private Match match(Player one, Player two, Clock.Rule clock) {
    return new Match(Line.start(dots.game(), settings()), one, two, clock);
  }

  private void seat(Player one, Player two) {
    match.close();
    match = match(one, two, new Clock.Rule.None());
  }

  private Player computer(String seat) throws Exception {
    return PlayerFactory.create(
        Participant.of(Seat.parse(seat)),
        EngineConfig.defaults(
            dots.game(), dots.knowledge(), dots.opponents(), dots.protocol(), settings()),
        1);
  }

  /** Waits for a state; listeners hear every change, so none is missed. */
  private MatchState when(Predicate<MatchState> wanted) throws InterruptedException {
    CountDownLatch seen = new CountDownLatch(1);
    match.addListener(
        new MatchListener() {
          @Override
          public void changed(MatchState state) {
            if (wanted.test(state)) {
              seen.countDown();
            }
          }
        });
    if (!wanted.test(match.state())) {
      seen.await();
    }
    return match.state();
  }

  private static Predicate<MatchState> waitingAt(int ply) {
    return state -> state.phase() == Phase.WAITING && state.line().ply() == ply;
  }

  private void play(HumanPlayer player, int ply) throws InterruptedException {
    MatchState state = when(waitingAt(ply));
    long move = state.line().position().legalMoves().get(0);
    assertThat(player.submit(move)).isTrue();
  }

  @Test
  void twoComputersPlayToTheEndAndTheRecordIsComplete() throws Exception {
    seat(computer("level:3"), computer("random"));
    match.start();
    Outcome outcome = match.await();
    GameRecord record = match.record();
    assertThat(outcome).isNotNull().isEqualTo(record.outcome());
    assertThat(record.first()).isEqualTo("level:3");
    assertThat(record.moves()).hasSize(24);
    assertThat(record.moves().getFirst().ply()).isEqualTo(1);
    String texts = String.join(" ", record.moves().stream().map(GameRecord.Move::text).toList());
    assertThat(Line.start(dots.game(), settings()).play(texts).outcome()).isEqualTo(outcome);
  }

  @Test
  void theSameSeedGivesTheSameGame() throws Exception {
    List<GameRecord.Move> games = new CopyOnWriteArrayList<>();
    for (int i = 0; i < 2; i++) {
      seat(computer("random"), computer("random"));
      match.start();
      match.await();
      games.addAll(match.record().moves());
    }
    List<String> texts = games.stream().map(GameRecord.Move::text).toList();
    assertThat(texts.subList(0, 24)).isEqualTo(texts.subList(24, 48));
  }

  @Test
  void illegalOrUnrequestedMovesAreIgnored() throws Exception {
    match.start();
    when(waitingAt(0));
    assertThat(second.submit(0)).isFalse();
    assertThat(first.submit(12345)).isFalse();
    assertThat(match.state().line().ply()).isZero();
  }

  @Test
  void anIllegalMoveLoses() throws Exception {
    seat(new Scripted(CompletableFuture.completedFuture(new Player.Answer(-77, null))), second);
    match.start();
    assertThat(match.await())
        .satisfies(
            each -> {
              assertThat(each.winner()).isEqualTo(Side.SECOND);
              assertThat(each.reason()).isEqualTo(Outcome.ILLEGAL_MOVE);
              assertThat(each.text().toString()).contains("illegal move");
            });
  }

  @Test
  void aPlayerThatFailsLoses() throws Exception {
    seat(new Scripted(CompletableFuture.failedFuture(new IllegalStateException("broken"))), second);
    match.start();
    assertThat(match.await())
        .satisfies(
            each -> {
              assertThat(each.winner()).isEqualTo(Side.SECOND);
              assertThat(each.reason()).isEqualTo(Outcome.NO_ANSWER);
              assertThat(each.text().toString()).contains("broken");
            });
  }

  @Test
  void aPlayerThatNeverAnswersLosesOnTime() throws Exception {
    match.close();
    match = match(new Scripted(new CompletableFuture<>()), second, new Clock.Rule.PerMove(20));
    match.start();
    assertThat(match.await())
        .satisfies(each -> assertThat(each.reason()).isEqualTo(Outcome.TIME))
        .satisfies(each -> assertThat(each.winner()).isEqualTo(Side.SECOND));
  }

  @Test
  void theClockLosesTheTimeUsedAndGainsTheIncrement() throws Exception {
    match.close();
    match = match(first, second, new Clock.Rule.PerGame(60_000, 10_000));
    match.start();
    play(first, 0);
    MatchState state = when(waitingAt(1));
    long used = state.moves().getFirst().timeMs();
    assertThat(state.clock().firstMs()).isEqualTo(70_000 - used);
    assertThat(state.clock().secondMs()).isEqualTo(60_000);
  }

  @Test
  void theClockShowsTheTimeAtWhichTheGameWasEnded() throws Exception {
    match.close();
    match = match(first, second, new Clock.Rule.PerGame(50, 0));
    match.start();
    match.await();
    assertThat(match.state().clock().firstMs()).isZero();
    assertThat(match.state().clock().secondMs()).isEqualTo(50);
  }

  @Test
  void theFirstMoveOfEachSideCanBeFree() throws Exception {
    match.close();
    Clock.Rule rule = new Clock.Rule.PerGame(50, 10_000);
    match = match(first, second, rule);
    match.resumeFrom(match.state().line(), Clock.startAfterFirstMoves(rule));
    match.start();
    when(waitingAt(0));
    Thread.sleep(100);
    play(first, 0);
    MatchState state = when(waitingAt(1));
    assertThat(state.clock().firstMs()).isEqualTo(50);
    assertThat(state.clock().isStarted(Side.FIRST)).isTrue();
    assertThat(state.clock().isStarted(Side.SECOND)).isFalse();
  }

  @Test
  void aPauseStopsTheClockOfAHumanAndGivesNoTimeBack() throws Exception {
    match.close();
    match = match(first, second, new Clock.Rule.PerGame(60_000, 0));
    match.start();
    when(waitingAt(0));
    Thread.sleep(50);
    match.pause();
    long left = when(state -> state.phase() == Phase.PAUSED).clock().firstMs();
    assertThat(left).isLessThanOrEqualTo(59_950);
    match.resume();
    when(waitingAt(0));
    play(first, 0);
    assertThat(when(waitingAt(1)).clock().firstMs()).isLessThanOrEqualTo(left);
  }

  @Test
  void aPauseBeforeThePlayersAreReadyHolds() throws Exception {
    match.pause();
    match.start();
    assertThat(when(state -> state.phase() != Phase.READY).phase()).isEqualTo(Phase.PAUSED);
    match.resume();
    when(waitingAt(0));
  }

  @Test
  void aTakebackBeforeThePlayersAreReadyAsksNobody() throws Exception {
    CompletableFuture<@Nullable Void> ready = new CompletableFuture<>();
    seat(first, new Scripted(ready, new CompletableFuture<>()));
    Line line = match.state().line();
    for (int i = 0; i < 3; i++) {
      line = line.play(line.position().legalMoves().get(0));
    }
    match.start();
    match.goTo(line);
    match.takeBack(1);
    assertThat(when(state -> state.line().ply() == 2).phase()).isEqualTo(Phase.READY);
    ready.complete(null);
    when(waitingAt(2));
  }

  @Test
  void takebacksCanBeRedone() throws Exception {
    match.start();
    play(first, 0);
    play(second, 1);
    when(waitingAt(2));
    match.takeBack(5);
    MatchState start = when(waitingAt(0));
    assertThat(start.takenBack()).hasSize(2);
    assertThat(start.moves()).isEmpty();
    match.redo(1);
    assertThat(when(waitingAt(1)).takenBack()).hasSize(1);
    play(second, 1);
    assertThat(when(waitingAt(2)).takenBack()).isEmpty();
  }

  @Test
  void pauseStopsAThinkingComputerAndResumeAsksAgain() throws Exception {
    size = 12;
    seat(computer("time:100000"), second);
    CountDownLatch thinking = new CountDownLatch(1);
    match.addListener(
        new MatchListener() {
          @Override
          public void thinking(Side side, Line line, SearchReport report) {
            thinking.countDown();
          }
        });
    match.start();
    thinking.await();
    match.pause();
    assertThat(when(state -> state.phase() == Phase.PAUSED).line().ply()).isZero();
    match.replace(Side.FIRST, computer("depth:2"));
    match.resume();
    assertThat(when(waitingAt(1)).moves().getFirst().depth()).isEqualTo(2);
  }

  @Test
  void stepPlaysOneMoveAndPauses() throws Exception {
    seat(computer("random"), computer("random"));
    match.setPace(Duration.ofDays(1));
    match.start();
    match.pause();
    when(state -> state.phase() == Phase.PAUSED);
    match.setPace(Duration.ZERO);
    match.step();
    when(state -> state.phase() == Phase.PAUSED && state.line().ply() == 1);
    match.step();
    when(state -> state.phase() == Phase.PAUSED && state.line().ply() == 2);
    match.resume();
    assertThat(match.await()).isNotNull();
  }

  @Test
  void takingBackToAComputersTurnPauses() throws Exception {
    seat(first, computer("random"));
    match.start();
    play(first, 0);
    when(waitingAt(2));
    match.takeBack(1);
    assertThat(when(state -> state.phase() == Phase.PAUSED).line().ply()).isEqualTo(1);
    match.takeBack(1);
    assertThat(when(waitingAt(0)).line().ply()).isZero();
  }

  @Test
  void aTakebackTakesBackWhatWasPlayedSinceThePlayerAskedForIt() throws Exception {
    seat(first, computer("random"));
    match.start();
    play(first, 0);
    Line answered = when(waitingAt(2)).line();
    Line asked = Objects.requireNonNull(answered.parent());
    match.takeBack(asked, 1);
    when(waitingAt(0));
  }

  @Test
  void takebacksThatFollowEachOtherQuicklyAllCount() throws Exception {
    match.start();
    play(first, 0);
    play(second, 1);
    Line seen = when(waitingAt(2)).line();
    match.takeBack(seen, 1);
    match.takeBack(seen, 1);
    when(waitingAt(0));
  }

  @Test
  void aComputerGoesOnAfterARedoOnlyIfAHumanPlays() throws Exception {
    seat(first, computer("random"));
    match.start();
    play(first, 0);
    when(waitingAt(2));
    match.takeBack(2);
    when(waitingAt(0));
    match.redo(1);
    when(waitingAt(2));

    match.setPace(Duration.ofDays(1));
    match.replace(Side.FIRST, computer("random"));
    match.takeBack(2);
    when(state -> state.phase() == Phase.PAUSED && state.line().ply() == 0);
    match.redo(1);
    when(state -> state.phase() == Phase.PAUSED && state.line().ply() == 1);
  }

  @Test
  void aTakebackContinuesAResignedGame() throws Exception {
    match.start();
    play(first, 0);
    match.resign(Side.FIRST);
    MatchState over = when(state -> state.phase() == Phase.OVER);
    assertThat(over.outcome()).isNotNull().extracting(Outcome::winner).isEqualTo(Side.SECOND);
    match.takeBack(1);
    assertThat(when(waitingAt(0)).outcome()).isNull();
  }

  @Test
  void aHumanCanDeclineOrAcceptADraw() throws Exception {
    match.start();
    when(waitingAt(0));
    match.offerDraw(Side.FIRST);
    when(state -> state.drawOffer() == Side.FIRST);
    match.declineDraw(Side.SECOND);
    when(state -> state.drawOffer() == null);
    match.offerDraw(Side.SECOND);
    match.acceptDraw(Side.FIRST);
    assertThat(match.await()).satisfies(each -> assertThat(each.winner()).isNull());
  }

  @Test
  void offersThatCrossAreADraw() throws Exception {
    match.start();
    when(waitingAt(0));
    match.offerDraw(Side.FIRST);
    match.offerDraw(Side.SECOND);
    assertThat(match.await()).isNotNull().extracting(Outcome::reason).isEqualTo(Outcome.AGREEMENT);
  }

  @Test
  void aComputerWithoutAScoreDeclinesADraw() throws Exception {
    seat(first, computer("level:8"));
    CountDownLatch declined = new CountDownLatch(1);
    match.addListener(
        new MatchListener() {
          @Override
          public void drawDeclined(Side side) {
            declined.countDown();
          }
        });
    match.start();
    match.offerDraw(Side.FIRST);
    declined.await();
    assertThat(match.state().outcome()).isNull();
  }

  @Test
  void closingAMatchStopsAThinkingComputer() throws Exception {
    size = 12;
    Player machine = computer("time:100000");
    seat(machine, second);
    match.start();
    when(waitingAt(0));
    List<Thread> threads = machineThreads();
    assertThat(threads).isNotEmpty();
    match.close();
    assertThat(match.await()).isNull();
    for (Thread thread : threads) {
      assertThat(thread.join(Duration.ofSeconds(30))).isTrue();
    }
  }

  private static List<Thread> machineThreads() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(each -> each.getName().equals("time:100000"))
        .toList();
  }

  /** A player with one prepared answer. */
  private record Scripted(CompletableFuture<?> ready, CompletableFuture<Player.Answer> answer)
      implements Player {
    Scripted(CompletableFuture<Player.Answer> answer) {
      this(CompletableFuture.completedFuture(null), answer);
    }

    @Override
    public String name() {
      return "scripted";
    }

    @Override
    public boolean isComputer() {
      return true;
    }

    @Override
    public CompletableFuture<Player.Answer> requestMove(Player.Request turn) {
      return answer;
    }

    @Override
    public void cancel() {}

    @Override
    public void close() {}
  }
}
