package quadrille.app.table.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import quadrille.app.history.ParticipantNames;
import quadrille.app.setup.GameSetup;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.GameTree.Node;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Outcomes;
import quadrille.core.Side;
import quadrille.games.Games;
import quadrille.match.TableOptions;
import quadrille.text.Localizer;
import quadrille.text.Text;

/** Tests the game tree of a table without a screen: the test's thread is the screen's. */
class TableGameTest {
  private static final String[] SMALL = {"rows", "2", "columns", "2"};

  private final LinkedBlockingQueue<Runnable> screen = new LinkedBlockingQueue<>();
  private @Nullable TableModel open;

  @AfterEach
  void close() {
    if (open != null) {
      open.close();
    }
  }

  private TableModel humans() {
    return playOn(new GameTree(TableFixtures.start("dots", SMALL)), "");
  }

  private TableModel playOn(GameTree tree, String from) {
    GameSetup setup = TableFixtures.setup(TableFixtures.ADA, TableFixtures.BEN, SMALL);
    TableModel model =
        new TableModel(
            Games.get("dots"),
            setup,
            tree,
            line(tree, from),
            TableOptions.DEFAULTS,
            screen::add,
            new SplittableRandom(1),
            null);
    open = model;
    model.start();
    return model;
  }

  private TableModel view(GameTree tree) {
    open = TableModel.forViewing(Games.get("dots"), tree, screen::add);
    return open;
  }

  private static Line line(GameTree tree, String moves) {
    try {
      return tree.root().line().play(moves);
    } catch (BadInputException e) {
      throw new IllegalArgumentException(e);
    }
  }

  private static GameTree tree(String moves) {
    GameTree tree = new GameTree(TableFixtures.start("dots", SMALL));
    tree.findOrAdd(line(tree, moves));
    return tree;
  }

  private void until(BooleanSupplier condition) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
    try {
      while (!condition.getAsBoolean()) {
        Runnable next = screen.poll(end - System.nanoTime(), TimeUnit.NANOSECONDS);
        assertThat(next).as("an event for the screen").isNotNull();
        next.run();
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private void play(TableModel model, String moves) {
    for (String text : moves.split(" ")) {
      until(model::canMove);
      Line shown = model.navigation().line();
      model.play(move(shown, text));
      until(() -> model.navigation().line() != shown);
    }
  }

  private static long move(Line line, String text) {
    try {
      return line.game().notation().parse(line.position(), text);
    } catch (BadInputException e) {
      throw new IllegalArgumentException(e);
    }
  }

  /** All lines of a tree, the main line first. */
  private static String lines(GameTree tree) {
    StringBuilder all = new StringBuilder();
    append(tree.root(), all);
    return all.toString();
  }

  private static void append(Node node, StringBuilder all) {
    if (node.children().isEmpty()) {
      all.append(all.isEmpty() ? "" : " / ").append(String.join(" ", node.line().moveTexts()));
    }
    node.children().forEach(each -> append(each, all));
  }

  @Test
  void treeHoldsThePlayersAndAllMoves() {
    TableModel model = humans();
    play(model, "a1h a2h a1v");
    assertThat(lines(model.game().tree())).isEqualTo("a1h a2h a1v");
    assertThat(model.game().tree().tags()).containsEntry("first", "Ada").containsKey("date");
  }

  @Test
  void movesTakenBackStayAsVariations() {
    TableModel model = humans();
    play(model, "a1h a2h");
    model.controls().undo();
    until(() -> model.line().ply() == 1);
    play(model, "b2v a3h");
    assertThat(lines(model.game().tree())).isEqualTo("a1h b2v a3h / a1h a2h");
    assertThat(model.navigation().isLive()).isTrue();
  }

  @Test
  void treeHoldsTheOutcome() {
    TableModel model = humans();
    play(model, "a1h");
    model.controls().resign();
    until(model::isOver);
    assertThat(model.game().tree().outcome())
        .extracting(Outcome::reason)
        .isEqualTo(Outcome.RESIGNATION);
  }

  @Test
  void aGameThatEndsAfterATakebackEndsWithItsLastMove() {
    TableModel model = humans();
    play(model, "a1h a2h a1v");
    model.controls().undo();
    until(() -> model.line().ply() == 2);
    model.navigation().show(model.navigation().next());
    assertThat(model.navigation().line().ply()).isEqualTo(3);
    model.controls().resign();
    until(model::isOver);
    GameTree tree = model.game().tree();
    assertThat(lines(tree)).isEqualTo("a1h a2h");
    assertThat(tree.outcome()).isEqualTo(model.outcome());
    assertThat(model.navigation().isLive()).as("the move shown is gone").isTrue();
  }

  @Test
  void aTakebackAfterTheEndTakesTheResultBack() {
    TableModel model = humans();
    play(model, "a1h a2h");
    model.controls().resign();
    until(model::isOver);
    model.controls().undo();
    until(() -> model.line().ply() == 1);
    assertThat(model.game().tree().outcome()).isNull();
    assertThat(lines(model.game().tree())).isEqualTo("a1h a2h");
  }

  @Test
  void earlierPositionsCanBeExploredAfterTheEnd() {
    TableModel model = humans();
    play(model, "a1h a2h");
    model.controls().resign();
    until(model::isOver);
    assertThat(model.canMove()).isFalse();
    model.navigation().showPly(1);
    play(model, "a1v b1v");
    assertThat(lines(model.game().tree())).isEqualTo("a1h a2h / a1h a1v b1v");
    assertThat(model.line().ply()).isEqualTo(2);
  }

  @Test
  void theExpectedLineIsNotPlayedAfterTheEndOfAGame() {
    TableModel model = humans();
    play(model, "a1h a2h");
    model.controls().resign();
    until(model::isOver);
    Node end = model.navigation().node();
    model.navigation().walk(end.line(), List.of(move(end.line(), "a1v")));
    assertThat(model.navigation().node()).isSameAs(end);
    assertThat(lines(model.game().tree())).isEqualTo("a1h a2h");

    TableModel viewed = view(model.game().tree());
    viewed.navigation().showLive();
    viewed.navigation().walk(end.line(), List.of(move(end.line(), "a1v")));
    assertThat(lines(viewed.game().tree())).isEqualTo("a1h a2h");
    Line earlier = line(model.game().tree(), "a1h");
    viewed.navigation().walk(earlier, List.of(move(earlier, "a1v")));
    assertThat(lines(viewed.game().tree())).isEqualTo("a1h a2h / a1h a1v");
    Line passing = line(model.game().tree(), "a1h a2h a3h");
    viewed.navigation().walk(earlier, List.of(move(earlier, "a2h"), passing.move()));
    assertThat(viewed.navigation().node()).as("a line through the end").isSameAs(end);
  }

  @Test
  void aGameThatIsPlayedOnInAVariationIsNotProlongedAfterItsEnd() {
    GameTree tree = tree("a1h a2h a3h");
    TableModel model = playOn(tree, "a1h a2h");
    play(model, "b1v");
    model.controls().resign();
    until(model::isOver);
    assertThat(tree.outcome()).as("the result of the main line").isNull();
    Node end = model.navigation().node();
    assertThat(model.canMove()).isFalse();
    model.navigation().walk(end.line(), List.of(move(end.line(), "a1v")));
    assertThat(model.navigation().node()).isSameAs(end);

    model.game().promoteToMain(end);
    assertThat(model.canMove()).isFalse();
    model.navigation().show(tree.find(line(tree, "a1h a2h a3h")));
    assertThat(model.canMove()).as("the end of another line").isTrue();
  }

  @Test
  void theEndOfAGameIsKeptWhileAnotherLineIsTheMainOne() {
    GameTree tree = tree("a1h a2h a1v");
    Node end = tree.lastMainNode();
    tree.setOutcome(Outcomes.of(end.line(), Side.FIRST, Outcome.TIME));
    TableModel model = view(tree);
    model.navigation().showPly(1);
    play(model, "b1h");
    model.game().promoteToMain(model.navigation().node());
    model.navigation().show(end);
    assertThat(model.canMove()).isFalse();
    model.game().promoteToMain(end);
    assertThat(tree.outcome()).extracting(Outcome::reason).isEqualTo(Outcome.TIME);
  }

  @Test
  void viewedGameStartsAtItsFirstPosition() {
    GameTree tree = tree("a1h a2h a3h");
    tree.findOrAdd(line(tree, "a1h b1v"));
    TableModel model = view(tree);
    assertThat(model.navigation().line().ply()).isZero();
    model.navigation().show(model.navigation().next());
    model.navigation().show(model.navigation().next());
    assertThat(model.navigation().line().moveTexts()).containsExactly("a1h", "a2h");
    model.navigation().show(model.navigation().sibling());
    assertThat(model.navigation().line().moveTexts()).containsExactly("a1h", "b1v");
    assertThat(model.navigation().next()).isNull();
    model.navigation().show(model.navigation().sibling());
    model.navigation().show(model.navigation().next());
    assertThat(model.navigation().isLive()).isTrue();
    assertThat(model.controls().canUndo()).isFalse();
    assertThat(model.controls().actingSide()).isNull();
  }

  @Test
  void movesTriedInAViewedGameBecomeVariations() {
    TableModel model = view(tree("a1h a2h"));
    play(model, "a1v");
    assertThat(lines(model.game().tree())).isEqualTo("a1h a2h / a1v");
  }

  @Test
  void continuedGameCanBeTakenBackToItsStart() {
    GameTree tree = tree("a1h a2h a3h");
    TableModel model = playOn(tree, "a1h a2h");
    assertThat(model.state().moves()).hasSize(2);
    play(model, "b1v");
    assertThat(lines(tree)).as("what was there stays first").isEqualTo("a1h a2h a3h / a1h a2h b1v");
    model.controls().undo();
    model.controls().undo();
    model.controls().undo();
    until(() -> model.line().ply() == 0 && model.canMove());
    assertThat(model.controls().canUndo()).isFalse();
  }

  @Test
  void movesTakenBackInAGameThatWasLeftGiveWayToThoseThatArePlayed() {
    GameTree tree = tree("a1h a2h a3h");
    TableModel model = playOn(tree, "a1h a2h");
    model.game().adoptMoves();
    play(model, "b1v");
    assertThat(lines(tree)).isEqualTo("a1h a2h b1v / a1h a2h a3h");
  }

  @Test
  void aResultStaysWithTheLineThatReachedIt() {
    GameTree tree = tree("a1h a2h a1v");
    Node end = tree.lastMainNode();
    Outcome resigned = Outcomes.of(end.line(), Side.FIRST, Outcome.RESIGNATION);
    tree.setOutcome(resigned);
    TableModel model = view(tree);
    model.navigation().showPly(1);
    play(model, "b1h");
    model.game().promoteToMain(model.navigation().node());
    assertThat(tree.outcome()).isNull();
    assertThat(StatusText.result(model)).isNull();
    play(model, "b1v");
    assertThat(model.navigation().isLive()).as("the end of the main line").isTrue();

    model.game().promoteToMain(end);
    assertThat(tree.outcome()).isEqualTo(resigned);
    model.navigation().showLive();
    assertThat(model.canMove()).isFalse();
    model.navigation().remove(end);
    assertThat(tree.outcome()).isNull();
    assertThat(model.canMove()).isTrue();
  }

  @Test
  void variationCanBePromotedOrRemoved() {
    TableModel model = view(tree("a1h a2h"));
    play(model, "a1v b1v");
    TableGame game = model.game();
    Node tried = model.navigation().node();
    game.promoteToMain(tried);
    assertThat(lines(game.tree())).isEqualTo("a1v b1v / a1h a2h");
    Node first = game.tree().root().children().getFirst();
    model.navigation().remove(first);
    assertThat(lines(game.tree())).isEqualTo("a1h a2h");
    assertThat(model.navigation().node()).isSameAs(game.tree().root());
  }

  @Test
  void movesOfTheGameBeingPlayedCannotBeRemoved() {
    TableModel model = humans();
    play(model, "a1h a2h");
    Node first = model.game().tree().root().children().getFirst();
    assertThat(model.game().canRemove(first)).isFalse();
    model.navigation().remove(first);
    assertThat(model.line().ply()).isEqualTo(2);
    assertThat(lines(model.game().tree())).isEqualTo("a1h a2h");
  }

  @Test
  void theStatusTellsAHintForAnEarlierPosition() {
    TableModel model = view(tree("a1h a1v"));
    model.navigation().showPly(1);
    assertThat(StatusText.of(model)).hasToString("Move 1 of 1 (Red)");
    model.notices().requestHint();
    until(() -> model.notices().hintProperty().get() != null);
    assertThat(StatusText.of(model).toString()).startsWith("Try ");
    model.navigation().showPly(0);
    assertThat(StatusText.of(model)).hasToString("Start of the game");
  }

  @Test
  void eventSummaryLeavesOutUnknownTagsAndTellsTheDateAsUsersWriteIt() {
    GameTree tree = tree("a1h");
    tree.tags().put(GameTree.EVENT, "Club evening");
    tree.tags().put(GameTree.ROUND, "?");
    tree.tags().put(GameTree.DATE, "2026-11-20");
    assertThat(GameTags.eventSummary(tree, new Localizer(Locale.US)))
        .isEqualTo("Club evening, Nov 20, 2026");
    assertThat(GameTags.eventSummary(tree, new Localizer(Locale.FRENCH)))
        .isEqualTo("Club evening, 20 nov. 2026");
    tree.tags().put(GameTree.DATE, "2026-11-??");
    assertThat(GameTags.eventSummary(tree, new Localizer(Locale.US)))
        .isEqualTo("Club evening, 2026-11");
    tree.tags().put(GameTree.FIRST, "Ada");
    TableModel model = view(tree);
    assertThat(model.seats().name(Side.FIRST))
        .isEqualTo(Text.of(ParticipantNames.class, "participant.named", "Ada"));
  }
}
