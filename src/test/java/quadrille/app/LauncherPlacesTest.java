package quadrille.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.geometry.Dimension2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxToolkit;
import quadrille.app.settings.Language;
import quadrille.app.settings.TextSize;
import quadrille.app.setup.GameSetup;
import quadrille.app.setup.SeatChoice;
import quadrille.app.setup.Starter;
import quadrille.app.setup.TimeControl;
import quadrille.app.table.model.TableModel;
import quadrille.app.ui.FxThread;
import quadrille.games.Games;

/** The cards of the launcher stay where they are. */
@Tag("screen")
@Timeout(60)
class LauncherPlacesTest {
  private static final Dimension2D SMALLEST = new Dimension2D(480, 480);

  private static final Dimension2D LARGE = new Dimension2D(1000, 740);
  private static final List<Dimension2D> SIZES =
      List.of(
          SMALLEST,
          new Dimension2D(760, 480),
          new Dimension2D(820, 560),
          new Dimension2D(960, 600),
          new Dimension2D(960, 720));

  @TempDir private Path folder;

  @BeforeAll
  static void start() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  @Test
  void theNameOfTheGameToContinueDoesNotPushTheCardsDown() {
    try (ScreenWalk walk = new ScreenWalk(folder)) {
      beginGame(walk);
      for (TextSize size : List.of(TextSize.USUAL, TextSize.LARGEST)) {
        FxThread.run(() -> walk.preferences().textSizeProperty().set(size));
        Bounds before =
            FxThread.call(
                () -> {
                  walk.navigator().showLauncher();
                  return placeOfFirstCard(walk);
                });
        ScreenWalk.await("the game to continue", walk.window()::isReady);
        assertThat(FxThread.call(() -> placeOfFirstCard(walk))).isEqualTo(before);
        assertThat(FxThread.call(() -> linesOfTitle(walk))).isGreaterThan(3);
      }
    }
  }

  @Test
  void theCardsOfAWindowThatShrinksAreThoseOfASmallWindow() {
    try (ScreenWalk walk = new ScreenWalk(folder)) {
      for (Dimension2D size : SIZES) {
        List<Bounds> small = placesOfCards(walk, size);
        List<Bounds> shrunk = placesOfCards(walk, LARGE, size);
        assertThat(shrunk).as("after a larger window, at %s", size).isEqualTo(small);
      }
    }
  }

  @Test
  void theGameToContinueLeavesRoomForAllCards() {
    try (ScreenWalk walk = new ScreenWalk(folder)) {
      FxThread.run(() -> walk.preferences().languageProperty().set(Language.FRENCH));
      beginGame(walk);
      Dimension2D low = new Dimension2D(1000, 600);
      assertThat(placesOfCards(walk, low))
          .allSatisfy(each -> assertThat(each.getMaxY()).isLessThan(low.getHeight()));
    }
  }

  @Test
  void theButtonsOfACardStandInOneRow() {
    try (ScreenWalk walk = new ScreenWalk(folder)) {
      for (Language language : List.of(Language.ENGLISH, Language.FRENCH)) {
        FxThread.run(() -> walk.preferences().languageProperty().set(language));
        for (double width : List.of(880.0, 1000.0, 1120.0, 1280.0, 1600.0)) {
          var _ = placesOfCards(walk, new Dimension2D(width, 860));
          assertThat(rowsOfButtons(walk)).as("%s at %s", language, width).isEqualTo(1);
        }
        assertThat(((Labeled) Objects.requireNonNull(walk.find("#learn-hex"))).getText())
            .isNotEmpty();
      }
    }
  }

  private static long rowsOfButtons(ScreenWalk walk) {
    return Stream.of("#play-hex", "#watch-hex", "#learn-hex")
        .map(each -> Objects.requireNonNull(walk.find(each)).getBoundsInParent().getCenterY())
        .map(Math::round)
        .distinct()
        .count();
  }

  @Test
  void aSmallWindowShowsTheBoardsWithTheLargestTextToo() {
    try (ScreenWalk walk = new ScreenWalk(folder)) {
      FxThread.run(() -> walk.preferences().textSizeProperty().set(TextSize.LARGEST));
      var _ = placesOfCards(walk, SMALLEST);
      assertThat(walk.findAll(".card-board")).hasSize(Games.ALL.size()).allMatch(Node::isVisible);
    }
  }

  /** Shows the launcher in a window that has these sizes one after the other. */
  private static List<Bounds> placesOfCards(ScreenWalk walk, Dimension2D... sizes) {
    FxThread.run(walk.navigator()::showLauncher);
    ScreenWalk.await("the boards", walk.window()::isReady);
    return FxThread.call(
        () -> {
          for (Dimension2D size : sizes) {
            walk.layOut(size);
          }
          return Stream.of(".game-card", ".card-board")
              .flatMap(each -> walk.findAll(each).stream())
              .map(each -> each.localToScene(each.getLayoutBounds()))
              .toList();
        });
  }

  private static void beginGame(ScreenWalk walk) {
    GameSetup setup =
        new GameSetup(
            null,
            Map.of(),
            SeatChoice.human("Maximiliane Featherstonehaugh"),
            SeatChoice.human("Bartholomew Wolfeschlegelstein the Younger"),
            Starter.ONE,
            TimeControl.NONE,
            1,
            false);
    TableModel model = FxThread.call(() -> walk.navigator().open(Games.get("hex"), setup));
    ScreenWalk.await("the game", model::canMove);
    FxThread.run(() -> model.play(model.line().position().legalMoves().get(0)));
    ScreenWalk.await("the title", () -> !walk.preferences().unfinishedProperty().get().isEmpty());
  }

  private static double linesOfTitle(ScreenWalk walk) {
    Label title = (Label) Objects.requireNonNull(walk.find(".continue-text .strong-text"));
    return title.getHeight() / title.getFont().getSize();
  }

  private static Bounds placeOfFirstCard(ScreenWalk walk) {
    walk.layOut(SMALLEST);
    var card = Objects.requireNonNull(walk.find("#play-hex")).getParent();
    return card.localToScene(card.getLayoutBounds());
  }
}
