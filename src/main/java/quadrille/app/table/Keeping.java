package quadrille.app.table;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import quadrille.app.common.SeatChoice;
import quadrille.app.common.Setup;
import quadrille.app.common.Starter;
import quadrille.app.common.TimeControl;
import quadrille.core.Side;
import quadrille.core.Text;
import quadrille.match.Clock;
import quadrille.records.GameStart;
import quadrille.records.GameStore;
import quadrille.records.GameSummary;
import quadrille.records.Origin;
import quadrille.records.Recorder;
import quadrille.records.Sitter;
import quadrille.records.StoredGame;

/** Has the games at a table kept. */
public final class Keeping {
  private Keeping() {}

  /**
   * Keeps a game that is about to begin, from where it begins.
   *
   * @param watched whether games between machines are to be kept as well
   * @param trouble told by any thread why it cannot be kept
   */
  public static void keep(
      TableModel model, boolean watched, GameStore store, Consumer<Text> trouble) {
    if (model.seats().isWatched() && !watched) {
      return;
    }
    GameStart start =
        new GameStart(
            model.line(),
            model.seats().setup().preset(),
            sitter(model.seats(), Side.FIRST),
            sitter(model.seats(), Side.SECOND),
            model.seats().setup().clock().rule(),
            Origin.TABLE,
            model.seats().setup().training());
    model.addListener(new Recorder(store, start, trouble));
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
        new TableModel(game.room(), setup(game), game.tree(), game.current(), screen, lot);
    model.clock(game.clock());
    model.addListener(new Recorder(store, game, trouble));
    return model;
  }

  /** The rules and seats of a kept game. */
  static Setup setup(StoredGame game) {
    GameSummary summary = game.summary();
    Setup rules =
        new Setup(
            summary.preset(),
            game.tree().settings().values(),
            SeatChoice.PERSON,
            SeatChoice.MACHINE,
            Starter.ONE,
            control(game.clock().rule()));
    return rules.seated(choice(summary.first()), choice(summary.second()), summary.training());
  }

  private static SeatChoice choice(Sitter sitter) {
    int usual = SeatChoice.MACHINE.level();
    if (sitter.person()) {
      return new SeatChoice(false, sitter.name(), usual);
    }
    Integer level = sitter.level();
    return level == null
        ? new SeatChoice(true, "", usual, sitter.name())
        : new SeatChoice(true, "", level);
  }

  private static TimeControl control(Clock.Rule rule) {
    return Stream.of(TimeControl.values())
        .filter(each -> each.rule().equals(rule))
        .findFirst()
        .orElse(TimeControl.NONE);
  }

  private static Sitter sitter(Seats seats, Side side) {
    SeatChoice choice = seats.choice(side);
    return choice.machine() ? Sitter.of(seats.seat(side)) : Sitter.person(choice.name());
  }
}
