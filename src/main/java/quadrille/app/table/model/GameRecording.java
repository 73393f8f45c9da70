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

/** Has the games at a table kept. */
public final class GameRecording {
  private GameRecording() {}

  /**
   * Keeps a game that is about to begin, from where it begins.
   *
   * @param watched whether games between machines are to be kept as well
   * @param trouble told by any thread why it cannot be kept
   */
  public static void start(
      TableModel model, boolean watched, GameStore store, Consumer<Text> trouble) {
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
    model.addListener(new MatchRecorder(store, start, trouble));
  }

  /**
   * A table with a kept game, to go on with it where it stands; it is kept on.
   *
   * @param trouble told by any thread why it cannot be kept
   * @param screen runs what it is given later, in order, on the screen's thread
   * @param lot decides what is left to chance
   */
  public static TableModel resume(
      StoredGame game,
      GameStore store,
      Consumer<Text> trouble,
      Executor screen,
      RandomGenerator lot) {
    TableModel model =
        new TableModel(game.module(), setup(game), game.tree(), game.current(), screen, lot);
    model.restoreClock(game.clock());
    model.addListener(new MatchRecorder(store, game, trouble));
    return model;
  }

  /** The rules and seats of a kept game. */
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
