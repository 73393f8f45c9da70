package quadrille.records;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.core.Side;
import quadrille.games.Games;
import quadrille.match.Clock;
import quadrille.match.GameRecord;
import quadrille.match.HumanPlayer;
import quadrille.match.Match;
import quadrille.match.MatchListener;
import quadrille.match.MatchState;
import quadrille.match.Participant;
import quadrille.text.Text;

/** A match between two humans, played by a test and recorded in a store. */
final class RecordedMatch implements AutoCloseable {
  final Match match;
  final MatchRecorder recorder;
  private final List<Text> errors;
  private final HumanPlayer first = new HumanPlayer("Ada");
  private final HumanPlayer second = new HumanPlayer("Ben");

  private RecordedMatch(Line start, Clock.Rule clock, MatchRecorder recorder, List<Text> troubles) {
    this.recorder = recorder;
    this.errors = troubles;
    match = new Match(start, first, second, clock);
    match.addListener(recorder);
  }

  private void start() {
    match.start();
    await(state -> state.phase() == MatchState.Phase.WAITING);
  }

  /** The start of a game with rules such as {@code rows=3,columns=3}. */
  static Line line(String game, String rules) throws BadInputException {
    return Line.start(Games.get(game).game(), Rules.parse(Games.get(game).game(), rules));
  }

  static GameStart start(Line line, Participant first, Participant second) {
    return new GameStart(line, null, first, second, new Clock.Rule.None(), Origin.TABLE, false);
  }

  static RecordedMatch begin(GameStore store, String game, String rules) throws BadInputException {
    return begin(
        store, start(line(game, rules), Participant.human("Ada"), Participant.human("Ben")));
  }

  static RecordedMatch begin(GameStore store, GameStart start) {
    List<Text> troubles = new CopyOnWriteArrayList<>();
    RecordedMatch recorded =
        new RecordedMatch(
            start.line(), start.clock(), new MatchRecorder(store, start, troubles::add), troubles);
    recorded.start();
    return recorded;
  }

  static RecordedMatch resume(GameStore store, StoredGame game) {
    List<Text> troubles = new CopyOnWriteArrayList<>();
    RecordedMatch recorded =
        new RecordedMatch(
            game.tree().root().line(),
            game.clock().rule(),
            new MatchRecorder(store, game, troubles::add),
            troubles);
    recorded.match.resumeFrom(game.current(), game.clocks());
    recorded.start();
    return recorded;
  }

  /** The reasons why the game could not be stored. */
  List<String> errors() {
    return errors.stream().map(Text::toString).toList();
  }

  private HumanPlayer player(Side side) {
    return side == Side.FIRST ? first : second;
  }

  /** Waits until the match has published such a state. */
  MatchState await(Predicate<MatchState> wanted) {
    CompletableFuture<MatchState> met = new CompletableFuture<>();
    match.addListener(
        new MatchListener() {
          @Override
          public void changed(MatchState state) {
            if (wanted.test(state)) {
              met.complete(state);
            }
          }
        });
    if (wanted.test(match.state())) {
      return match.state();
    }
    return met.join();
  }

  RecordedMatch play(String... moves) throws BadInputException {
    for (String text : moves) {
      Line line = match.state().line();
      long move = line.game().notation().parse(line.position(), text);
      player(line.position().turn()).submit(move);
      await(state -> state.line().ply() == line.ply() + 1);
    }
    return this;
  }

  RecordedMatch takeBack(int plies) {
    int wanted = match.state().line().ply() - plies;
    match.takeBack(plies);
    await(state -> state.line().ply() == wanted);
    return this;
  }

  List<String> moves() {
    return match.state().moves().stream().map(GameRecord.Move::text).toList();
  }

  @Override
  public void close() {
    match.close();
  }
}
