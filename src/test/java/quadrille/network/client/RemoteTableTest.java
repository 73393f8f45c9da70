package quadrille.network.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static quadrille.network.TestTable.waitUntil;

import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quadrille.core.BadInputException;
import quadrille.core.ExampleBoards;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Side;
import quadrille.games.Games;
import quadrille.match.Clock;
import quadrille.match.HumanPlayer;
import quadrille.match.Match;
import quadrille.match.MatchState;
import quadrille.network.TestTable;
import quadrille.network.protocol.JoinCode;

class RemoteTableTest {
  private static final Set<Side> BOTH = Set.of(Side.FIRST, Side.SECOND);

  @ParameterizedTest
  @CsvSource({"hex,size,5", "dames,size,8", "hexxagon,board,", "dots,size,3"})
  void twoGuestsPlayAWholeGameThatIsTheSameForAll(String game, String option, String value)
      throws Exception {
    Map<String, String> overrides = value == null ? Map.of() : Map.of(option, value);
    try (TestTable table = TestTable.of(game, overrides)) {
      Match hosted = table.play(BOTH);
      try (RemoteTable first = table.join("Ann");
          RemoteTable second = table.join("Bob")) {
        Match ofFirst = first.newMatch(TestTable.randomPlayer(first.line(), 1));
        Match ofSecond = second.newMatch(TestTable.randomPlayer(second.line(), 2));
        ofFirst.start();
        ofSecond.start();
        Outcome outcome = hosted.await();
        waitUntil(() -> ofFirst.state().outcome() != null && ofSecond.state().outcome() != null);
        assertThat(ofFirst.state().outcome()).isEqualTo(outcome);
        assertThat(ofSecond.state().outcome()).isEqualTo(outcome);
        Line line = hosted.state().line();
        assertThat(ofFirst.state().line().moveTexts()).isEqualTo(line.moveTexts());
        assertThat(ofSecond.state().line().moveTexts()).isEqualTo(line.moveTexts());
        assertThat(hosted.record().first()).isEqualTo("Ann");
        assertThat(hosted.record().second()).isEqualTo("Bob");
      }
    }
  }

  /** The guest could not enter, and would lose the token of its seat. */
  @Test
  void noSeatIsTakenBeforeTheGameIsShown() throws Exception {
    try (TestTable table = TestTable.of("hex", Map.of("size", "5"))) {
      var _ = table.host.table().remotePlayer(Side.FIRST);
      assertThatThrownBy(() -> table.join("Ann")).hasMessageContaining("no game at this table yet");

      Match hosted = table.play(Set.of(Side.FIRST));
      try (RemoteTable ann = table.join("Ann")) {
        assertThat(ann.side()).isEqualTo(Side.FIRST);
        waitUntil(() -> hosted.state().phase() == MatchState.Phase.WAITING);
      }
    }
  }

  @Test
  void aGuestThatReturnsWithItsTokenGoesOn() throws Exception {
    try (TestTable table = TestTable.of("hex", Map.of("size", "5"))) {
      Match hosted = table.play(Set.of(Side.FIRST));
      String token;
      try (RemoteTable guest = table.join("Ann")) {
        token = guest.token();
        HumanPlayer ann = new HumanPlayer("Ann");
        Match match = guest.newMatch(ann);
        match.start();
        submit(ann, match, "a1");
        waitUntil(() -> hosted.state().line().ply() == 1);
      }
      submit(Objects.requireNonNull(table.ownPlayers.get(Side.SECOND)), hosted, "b2");
      waitUntil(() -> hosted.state().line().ply() == 2);
      TableAddress address = TableAddress.parse(table.uri().toString());
      try (RemoteTable again = RemoteTable.resume(address, token, Locale.ENGLISH)) {
        assertThat(again.side()).isEqualTo(Side.FIRST);
        assertThat(again.line().moveTexts()).containsExactly("a1", "b2");
        HumanPlayer ann = new HumanPlayer("Ann");
        Match match = again.newMatch(ann);
        match.start();
        submit(ann, match, "c3");
        waitUntil(() -> hosted.state().line().ply() == 3);
      }
    }
  }

  @Test
  void guestsResignAndOfferDraws() throws Exception {
    try (TestTable table = TestTable.of("dames", Map.of())) {
      Match hosted = table.play(Set.of(Side.FIRST));
      try (RemoteTable guest = table.join("Ann")) {
        Match match = guest.newMatch(new HumanPlayer("Ann"));
        match.start();
        guest.offerDraw();
        waitUntil(() -> match.state().drawOffer() == Side.FIRST);
        hosted.declineDraw(Side.SECOND);
        waitUntil(() -> match.state().drawOffer() == null);
        hosted.offerDraw(Side.SECOND);
        waitUntil(() -> match.state().drawOffer() == Side.SECOND);
        guest.declineDraw();
        waitUntil(() -> hosted.state().drawOffer() == null);
        guest.resign();
        waitUntil(() -> match.state().outcome() != null);
        assertThat(match.state().outcome()).isEqualTo(hosted.state().outcome());
        assertThat(hosted.state().outcome())
            .extracting(Outcome::reason)
            .isEqualTo(Outcome.RESIGNATION);
      }
    }
  }

  @Test
  void aSeatIsOpenUntilSomebodyTakesItEvenWithoutAName() throws Exception {
    try (TestTable table = TestTable.of("dots", Map.of())) {
      table.play(BOTH);
      try (RemoteTable first = table.join("")) {
        assertThat(first.isOpen(Side.SECOND)).isTrue();
        try (RemoteTable _ = table.join("")) {
          waitUntil(() -> !first.isOpen(Side.SECOND));
          assertThat(first.name(Side.SECOND)).isEmpty();
        }
      }
    }
  }

  @Test
  void aGuestIsToldAtOnceThatAComputerDeclinesItsDraw() throws Exception {
    try (TestTable table = TestTable.of("dots", Map.of())) {
      table.playComputer("random");
      try (RemoteTable guest = table.join("Ann")) {
        waitUntil(() -> guest.state().begun());
        CompletableFuture<Void> declined = new CompletableFuture<>();
        guest.addListener(
            new TableListener() {
              @Override
              public void drawDeclined() {
                declined.complete(null);
              }
            });
        guest.offerDraw();
        declined.get(20, TimeUnit.SECONDS);
      }
    }
  }

  @Test
  void theHostsClockEndsTheGameOfAGuestThatDoesNotMove() throws Exception {
    Line start = ExampleBoards.of(Games.get("dots").game(), Map.of()).start("");
    try (TestTable table = new TestTable(start, new Clock.Rule.PerGame(200, 0))) {
      Match hosted = table.play(Set.of(Side.FIRST));
      try (RemoteTable guest = table.join("Ann")) {
        Match match = guest.newMatch(new HumanPlayer("Ann"));
        match.start();
        waitUntil(() -> hosted.state().outcome() != null);
        assertThat(hosted.state().outcome()).extracting(Outcome::reason).isEqualTo(Outcome.TIME);
        waitUntil(() -> match.state().outcome() != null);
        assertThat(match.state().outcome()).isEqualTo(hosted.state().outcome());
      }
    }
  }

  @Test
  void aGuestWhoseHostPausesHasTime() throws Exception {
    Line start = ExampleBoards.of(Games.get("dots").game(), Map.of()).start("");
    try (TestTable table = new TestTable(start, new Clock.Rule.PerMove(400))) {
      Match hosted = table.play(Set.of(Side.FIRST));
      try (RemoteTable guest = table.join("Ann")) {
        Match match = guest.newMatch(new HumanPlayer("Ann"));
        match.start();
        waitUntil(() -> match.state().phase() == MatchState.Phase.WAITING);
        hosted.pause();
        // Twice the time of a move, which is the most that a player may exceed it by.
        Thread.sleep(900);
        assertThat(match.state().outcome()).isNull();
      }
    }
  }

  @Test
  void aRematchExchangesTheSidesOfBothGuests() throws Exception {
    try (TestTable table = TestTable.of("dots", Map.of("size", "2"))) {
      Match hosted = table.play(BOTH);
      try (RemoteTable ann = table.join("Ann");
          RemoteTable bob = table.join("Bob")) {
        ann.resign();
        hosted.await();
        ann.askRematch();
        waitUntil(bob::opponentAsksRematch);
        hosted.close();
        table.host.table().swapSeats();
        Match next = table.play(BOTH);
        waitUntil(() -> ann.number() == 2 && bob.number() == 2);
        assertThat(ann.side()).isEqualTo(Side.SECOND);
        ann.newMatch(TestTable.randomPlayer(ann.line(), 1)).start();
        bob.newMatch(TestTable.randomPlayer(bob.line(), 2)).start();
        assertThat(next.await()).isNotNull();
        assertThat(next.record().first()).isEqualTo("Bob");
      }
    }
  }

  @Test
  void aTableThatCannotBeJoinedSaysWhy() throws Exception {
    try (TestTable table = TestTable.of("hex", Map.of())) {
      table.play(Set.of(Side.FIRST));
      TableAddress address = TableAddress.parse(table.uri().toString());
      assertThatThrownBy(
              () ->
                  RemoteTable.join(
                      address, JoinCode.parse("00000000"), "Eve", null, Locale.ENGLISH))
          .isInstanceOf(BadInputException.class)
          .hasMessage("That join code is wrong.");
      try (RemoteTable _ = table.join("Ann")) {
        assertThatThrownBy(() -> table.join("Bob"))
            .isInstanceOf(BadInputException.class)
            .hasMessage("No such seat is open at this table.");
      }
    }
    assertThatThrownBy(
            () ->
                RemoteTable.join(
                    TableAddress.parse("127.0.0.1:9"),
                    JoinCode.random(),
                    "Ann",
                    null,
                    Locale.FRENCH))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("No table answers at 127.0.0.1:9.");
  }

  private static void submit(HumanPlayer player, Match match, String move) throws Exception {
    waitUntil(
        () -> {
          try {
            Line line = match.state().line();
            return player.submit(line.game().notation().parse(line.position(), move));
          } catch (BadInputException e) {
            return false;
          }
        });
  }
}
