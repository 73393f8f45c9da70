package quadrille.match;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.search.book.BookMove;
import quadrille.search.book.MoveBook;

/** Tests who plays openings from the book of Dames. */
class BookPlayTest {
  private final GameModule dames = Games.get("dames");
  private final Settings english;
  private final Line start;

  BookPlayTest() throws BadInputException {
    english = Rules.parse(dames.game(), "rules=english");
    start = Line.start(dames.game(), english);
  }

  private Player.Answer firstMove(EngineConfig config, String seat) throws BadInputException {
    try (Player player = PlayerFactory.create(Participant.of(Seat.parse(seat)), config, 1)) {
      Player.Request request =
          new Player.Request(start, Clock.start(new Clock.Rule.None()), _ -> {});
      return player.requestMove(request).join();
    }
  }

  private EngineConfig config() {
    return EngineConfig.defaults(
        dames.game(), dames.knowledge(), dames.opponents(), dames.protocol(), english);
  }

  @Test
  void atATableALevelPlaysAMoveOfTheBookWithoutASearch() throws BadInputException {
    Player.Answer answer = firstMove(config().atTable(TableOptions.DEFAULTS), "level:6");
    assertThat(answer.report()).isNull();
    assertThat(MoveBook.of(dames.game(), english).moves(start.position()))
        .extracting(BookMove::move)
        .contains(answer.move());
  }

  @Test
  void whoMakesMistakesHasNoBook() throws BadInputException {
    EngineConfig config = config().atTable(TableOptions.DEFAULTS);
    assertThat(firstMove(config, "level:5").report()).isNotNull();
  }

  @Test
  void withoutTheBookAndInMatchesTheMoveIsSearched() throws BadInputException {
    TableOptions without = new TableOptions(TableOptions.DEFAULTS.moveOverheadMs(), false);
    assertThat(firstMove(config().atTable(without), "level:6").report()).isNotNull();
    assertThat(firstMove(config(), "level:6").report()).isNotNull();
  }
}
