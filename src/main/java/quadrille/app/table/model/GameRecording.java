package quadrille.app.table.model;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import quadrille.app.setup.GameSetup;
import quadrille.app.setup.SeatChoice;
import quadrille.app.setup.Starter;
import quadrille.app.setup.TimeControl;
import quadrille.match.Clock;
import quadrille.records.GameStart;
import quadrille.records.GameStore;
import quadrille.records.GameSummary;
import quadrille.records.MatchRecorder;
import quadrille.records.Origin;
import quadrille.records.StoredGame;
import quadrille.text.Text;

/** Connects the games at a table with the game store. */
public final class GameRecording {
  private GameRecording() {}

  /**
   * Records a game that is about to start.
   *
   * @param watched whether games between computers are recorded too
   * @param onError given the reason, on any thread, when the game cannot be recorded
   */
  public static void start(
      TableModel model, boolean watched, GameStore store, Consumer<Text> onError) {
    if (model.seats().onlyComputersPlay() && !watched) {
      return;
    }
    GameStart start =
        new GameStart(
            model.line(),
            model.seats().setup().preset(),
            model.seats().participants().first(),
            model.seats().participants().second(),
            model.seats().setup().clock().rule(),
            Origin.TABLE,
            model.seats().setup().training());
    model.addListener(new MatchRecorder(store, start, onError));
  }

  /**
   * Creates a table that continues a stored game from its current position and keeps recording it.
   *
   * @param onError given the reason, on any thread, when the game cannot be recorded
   * @param screen runs what it is given later, in order, on the screen's thread
   * @param random draws the computers' seeds
   */
  public static TableModel resume(
      StoredGame game,
      GameStore store,
      Consumer<Text> onError,
      Executor screen,
      RandomGenerator random) {
    TableModel model =
        new TableModel(game.module(), setup(game), game.tree(), game.current(), screen, random);
    model.restoreClock(game.clock());
    model.addListener(new MatchRecorder(store, game, onError));
    return model;
  }

  /** The rules and players of a stored game. */
  static GameSetup setup(StoredGame game) {
    GameSummary summary = game.summary();
    GameSetup rules =
        new GameSetup(
            summary.preset(),
            game.tree().settings().values(),
            SeatChoice.HUMAN,
            SeatChoice.COMPUTER,
            Starter.ONE,
            control(game.clock().rule()));
    return rules.withSeats(
        SeatChoice.of(summary.first()), SeatChoice.of(summary.second()), summary.training());
  }

  private static TimeControl control(Clock.Rule rule) {
    return Stream.of(TimeControl.values())
        .filter(each -> each.rule().equals(rule))
        .findFirst()
        .orElse(TimeControl.NONE);
  }
}
