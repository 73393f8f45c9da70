package quadrille.app.updates;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** When a newer version is looked for, and what is told of it. */
@Timeout(60)
class UpdateCheckerTest {
  private static final Instant NOON = Instant.parse("2026-11-20T12:00:00Z");
  private static final UpdateCheckState ON = UpdateCheckState.DISABLED.withEnabled(true);

  @TempDir static Path keys;
  private final BlockingQueue<Runnable> screen = new LinkedBlockingQueue<>();
  private final ObjectProperty<UpdateCheckState> memory =
      new SimpleObjectProperty<>(UpdateCheckState.DISABLED);
  private final List<UpdateCheckState> kept = new ArrayList<>();
  private final List<String> told = new ArrayList<>();
  private Instant now = NOON;
  private TestHttpsServer server;

  @BeforeEach
  void start() throws Exception {
    server = new TestHttpsServer(keys);
    server.respond("/", UpdateSourceTest.file("1.2.0"));
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private UpdateChecker updates() {
    return updates(server.address("/"));
  }

  private UpdateChecker updates(@Nullable URI address) {
    HttpsDownloader download =
        new HttpsDownloader(server.sslContext(), HttpsDownloader.DEFAULT_TIMEOUT);
    return new UpdateChecker(
        new UpdateSource(address, "1.1.0", download),
        memory,
        () -> kept.add(memory.get()),
        screen::add,
        () -> now);
  }

  /** Runs on the screen's thread what comes there next. */
  private void awaitRequest() throws InterruptedException {
    Runnable next = screen.poll(30, TimeUnit.SECONDS);
    Objects.requireNonNull(next, "nothing came").run();
  }

  private static @Nullable String found(UpdateChecker updates) {
    Release release = updates.newerReleaseProperty().get();
    return release == null ? null : release.version().toString();
  }

  @Test
  void connectsToNothingWhenOff() throws IOException {
    try (ServerSocket door = openServerSocket()) {
      UpdateChecker updates = updates(URI.create("https://localhost:" + door.getLocalPort() + "/"));
      updates.checkIfDue();
      updates.checkNow(text -> told.add(text.toString()));
      updates.setEnabled(false);
      updates.checkIfDue();
      now = NOON.plus(Duration.ofDays(400));
      updates.checkIfDue();

      assertThatThrownBy(door::accept).isInstanceOf(SocketTimeoutException.class);
      assertThat(told).isEmpty();
      assertThat(memory.get()).isEqualTo(UpdateCheckState.DISABLED);
    }
  }

  @Test
  void connectsWhenOn() throws IOException {
    memory.set(ON);
    try (ServerSocket door = openServerSocket()) {
      door.setSoTimeout(30_000);
      UpdateChecker updates = updates(URI.create("https://localhost:" + door.getLocalPort() + "/"));
      updates.checkIfDue();

      door.accept().close();
    }
  }

  private static ServerSocket openServerSocket() throws IOException {
    ServerSocket door = new ServerSocket(0, 5, InetAddress.getLoopbackAddress());
    door.setSoTimeout(1);
    return door;
  }

  @Test
  void cannotBeOnWithoutAnAddress() {
    memory.set(ON);
    UpdateChecker updates = updates(null);
    updates.checkIfDue();
    updates.checkNow(text -> told.add(text.toString()));

    assertThat(updates.isEnabled()).isFalse();
    assertThat(kept).isEmpty();
    assertThat(told).isEmpty();
  }

  @Test
  void checksWhenTurnedOn() throws InterruptedException {
    UpdateChecker updates = updates();
    updates.setEnabled(true);
    awaitRequest();

    assertThat(found(updates)).isEqualTo("1.2.0");
    assertThat(memory.get()).isEqualTo(ON.withLastCheck(NOON));
  }

  @Test
  void turningOffDiscardsResults() throws InterruptedException {
    UpdateChecker updates = updates();
    updates.setEnabled(true);
    awaitRequest();
    updates.setEnabled(false);
    assertThat(found(updates)).isNull();

    updates.setEnabled(true);
    updates.checkNow(text -> told.add(text.toString()));
    updates.setEnabled(false);
    Runnable late = screen.poll(1, TimeUnit.SECONDS);
    if (late != null) {
      late.run();
    }
    assertThat(found(updates)).isNull();
    assertThat(told).isEmpty();
  }

  @Test
  void checksOncePerDay() throws InterruptedException {
    memory.set(ON);
    updates().checkIfDue();
    awaitRequest();
    now = NOON.plus(Duration.ofHours(23));
    updates().checkIfDue();
    updates().checkIfDue();
    assertThat(server.requests()).hasSize(1);

    now = NOON.plus(Duration.ofHours(24));
    updates().checkIfDue();
    awaitRequest();
    assertThat(server.requests()).hasSize(2);
  }

  @Test
  void failedChecksCountToo() throws InterruptedException {
    memory.set(ON);
    UpdateChecker updates = updates(server.address("/failing"));
    server.handle("/failing", exchange -> {});
    updates.checkIfDue();
    assertThat(kept).containsExactly(ON.withLastCheck(NOON));
    awaitRequest();

    now = NOON.plus(Duration.ofHours(1));
    updates.checkIfDue();
    assertThat(kept).hasSize(1);
    assertThat(found(updates)).isNull();
  }

  @Test
  void checksAgainWhenTheClockWasSetBack() throws InterruptedException {
    memory.set(ON.withLastCheck(NOON.plus(Duration.ofDays(3650))));
    UpdateChecker updates = updates();
    updates.checkIfDue();
    awaitRequest();

    assertThat(memory.get().asked()).isEqualTo(NOON);
  }

  @Test
  void concurrentChecksShareOneRequest() throws InterruptedException {
    memory.set(ON);
    UpdateChecker updates = updates();
    updates.checkIfDue();
    updates.checkNow(text -> told.add(text.toString()));
    awaitRequest();

    assertThat(server.requests()).hasSize(1);
    assertThat(told).containsExactly("Version 1.2.0 is available: https://example.org/");
  }

  @Test
  void reportsTheResultToTheListener() throws InterruptedException {
    memory.set(ON);
    server.respond("/same", UpdateSourceTest.file("1.1.0"));
    server.respond("/broken", "{");
    for (String path : List.of("/same", "/broken")) {
      updates(server.address(path)).checkNow(text -> told.add(text.toString()));
      awaitRequest();
    }

    assertThat(told)
        .containsExactly(
            "You have the latest version.", "The answer of localhost does not name a version.");
  }

  @Test
  void dismissedVersionsAreNotShownAgain() throws InterruptedException {
    memory.set(ON);
    UpdateChecker updates = updates();
    updates.checkIfDue();
    awaitRequest();
    updates.dismiss(Objects.requireNonNull(updates.newerReleaseProperty().get()));
    assertThat(found(updates)).isNull();

    now = NOON.plus(Duration.ofDays(2));
    updates.checkIfDue();
    awaitRequest();
    assertThat(found(updates)).isNull();

    server.respond("/next", UpdateSourceTest.file("1.3.0"));
    now = NOON.plus(Duration.ofDays(4));
    UpdateChecker later = updates(server.address("/next"));
    later.checkIfDue();
    awaitRequest();
    assertThat(found(later)).isEqualTo("1.3.0");
  }

  @Test
  void closeDoesNotWait() throws InterruptedException {
    memory.set(ON);
    CountDownLatch asked = new CountDownLatch(1);
    CountDownLatch gone = new CountDownLatch(1);
    server.handle(
        "/slow",
        exchange -> {
          exchange.sendResponseHeaders(200, 0);
          asked.countDown();
          try {
            while (true) {
              exchange.getResponseBody().write(' ');
              exchange.getResponseBody().flush();
              LockSupport.parkNanos(1_000_000);
            }
          } finally {
            gone.countDown();
          }
        });
    UpdateChecker updates =
        new UpdateChecker(
            new UpdateSource(
                server.address("/slow"),
                "1.1.0",
                new HttpsDownloader(server.sslContext(), Duration.ofDays(1))),
            memory,
            () -> {},
            screen::add,
            () -> now);
    updates.checkIfDue();
    assertThat(asked.await(30, TimeUnit.SECONDS)).isTrue();
    updates.close();

    assertThat(gone.await(30, TimeUnit.SECONDS)).isTrue();
    assertThat(screen).isEmpty();
    assertThat(found(updates)).isNull();
  }
}
