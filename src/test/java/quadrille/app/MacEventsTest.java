package quadrille.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests how files that macOS asks to open reach the window. */
@Tag("screen")
@Timeout(120)
class MacEventsTest {
  @TempDir private Path folder;
  private final AppRobot app = new AppRobot();
  private boolean started;

  private void start() throws TimeoutException {
    app.start(folder, AppRobot.savedWithoutAnimation(Map.of()));
    started = true;
  }

  @AfterEach
  void close() {
    if (started) {
      app.close();
    }
  }

  private File game(String moves) throws IOException {
    String text = "[GameType \"20\"]\n%s *\n".formatted(moves);
    return Files.writeString(folder.resolve("game.pdn"), text).toFile();
  }

  @Test
  void aFileReceivedBeforeTheWindowIsOpenedLater() throws Exception {
    MacEvents.SYSTEM.filesOpened(List.of(game("1. 32-28 19-23")));
    start();

    app.awaitMoves("32-28", "19-23");
  }

  @Test
  void aFileReceivedLaterIsOpenedAtOnce() throws Exception {
    start();
    MacEvents.SYSTEM.filesOpened(List.of(game("1. 33-29")));

    app.awaitMoves("33-29");
  }

  @Test
  void filesArePassedOnOnceAndInOrder() {
    MacEvents events = new MacEvents();
    List<Path> opened = new ArrayList<>();
    events.filesOpened(List.of(new File("a.pdn"), new File("b.sgf")));
    events.deliverTo(opened::add);
    events.filesOpened(List.of(new File("c.quad")));
    events.deliverTo(null);
    events.filesOpened(List.of(new File("d.quad")));
    events.deliverTo(opened::add);

    assertThat(opened)
        .containsExactly(Path.of("a.pdn"), Path.of("b.sgf"), Path.of("c.quad"), Path.of("d.quad"));
  }

  @Test
  void otherSystemsHaveNoListener() {
    String before = System.getProperty("apple.awt.application.appearance");
    new MacEvents().listen("Linux");

    assertThat(System.getProperty("apple.awt.application.appearance")).isEqualTo(before);
  }
}
