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
class UpdatesTest {
  private static final Instant NOON = Instant.parse("2026-11-20T12:00:00Z");
  private static final UpdateMemory ON = UpdateMemory.OFF.turned(true);

  @TempDir static Path keys;
  private final BlockingQueue<Runnable> screen = new LinkedBlockingQueue<>();
  private final ObjectProperty<UpdateMemory> memory = new SimpleObjectProperty<>(UpdateMemory.OFF);
  private final List<UpdateMemory> kept = new ArrayList<>();
  private final List<String> told = new ArrayList<>();
  private Instant now = NOON;
  private TlsServer server;

  @BeforeEach
  void start() throws Exception {
    server = new TlsServer(keys);
    server.say("/", UpdateSourceTest.file("1.2.0"));
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private Updates updates() {
    return updates(server.address("/"));
  }

  private Updates updates(@Nullable URI address) {
    Download download = new Download(server.trust(), Download.PATIENCE);
    return new Updates(
        new UpdateSource(address, "1.1.0", download),
        memory,
        () -> kept.add(memory.get()),
        screen::add,
        () -> now);
  }

  /** Runs on the screen's thread what comes there next. */
  private void comes() throws InterruptedException {
    Runnable next = screen.poll(30, TimeUnit.SECONDS);
    Objects.requireNonNull(next, "nothing came").run();
  }

  private static @Nullable String found(Updates updates) {
    Release release = updates.newerProperty().get();
    return release == null ? null : release.version().toString();
  }

  @Test
  void offMeansThatNobodyConnects() throws IOException {
    try (ServerSocket door = door()) {
      Updates updates = updates(URI.create("https://localhost:" + door.getLocalPort() + "/"));
      updates.look();
      updates.lookNow(text -> told.add(text.toString()));
      updates.turn(false);
      updates.look();
      now = NOON.plus(Duration.ofDays(400));
      updates.look();

      assertThatThrownBy(door::accept).isInstanceOf(SocketTimeoutException.class);
      assertThat(told).isEmpty();
      assertThat(memory.get()).isEqualTo(UpdateMemory.OFF);
    }
  }

  @Test
  void onMeansThatSomebodyDoes() throws IOException {
    memory.set(ON);
    try (ServerSocket door = door()) {
      door.setSoTimeout(30_000);
      Updates updates = updates(URI.create("https://localhost:" + door.getLocalPort() + "/"));
      updates.look();

      door.accept().close();
    }
  }

  private static ServerSocket door() throws IOException {
    ServerSocket door = new ServerSocket(0, 5, InetAddress.getLoopbackAddress());
    door.setSoTimeout(1);
    return door;
  }

  @Test
  void withoutAnAddressItCannotBeOn() {
    memory.set(ON);
    Updates updates = updates(null);
    updates.look();
    updates.lookNow(text -> told.add(text.toString()));

    assertThat(updates.isOn()).isFalse();
    assertThat(kept).isEmpty();
    assertThat(told).isEmpty();
  }

  @Test
  void turningItOnLooksAtOnce() throws InterruptedException {
    Updates updates = updates();
    updates.turn(true);
    comes();

    assertThat(found(updates)).isEqualTo("1.2.0");
    assertThat(memory.get()).isEqualTo(ON.askedAt(NOON));
  }

  @Test
  void turningItOffForgetsWhatWasFoundAndWhatIsOnItsWay() throws InterruptedException {
    Updates updates = updates();
    updates.turn(true);
    comes();
    updates.turn(false);
    assertThat(found(updates)).isNull();

    updates.turn(true);
    updates.lookNow(text -> told.add(text.toString()));
    updates.turn(false);
    Runnable late = screen.poll(1, TimeUnit.SECONDS);
    if (late != null) {
      late.run();
    }
    assertThat(found(updates)).isNull();
    assertThat(told).isEmpty();
  }

  @Test
  void itLooksOnceADayHoweverOftenTheProgramIsStarted() throws InterruptedException {
    memory.set(ON);
    updates().look();
    comes();
    now = NOON.plus(Duration.ofHours(23));
    updates().look();
    updates().look();
    assertThat(server.requests()).hasSize(1);

    now = NOON.plus(Duration.ofHours(24));
    updates().look();
    comes();
    assertThat(server.requests()).hasSize(2);
  }

  @Test
  void aFailedTryCountsAsWellAndIsKeptBeforeItIsMade() throws InterruptedException {
    memory.set(ON);
    Updates updates = updates(server.address("/failing"));
    server.on("/failing", exchange -> {});
    updates.look();
    assertThat(kept).containsExactly(ON.askedAt(NOON));
    comes();

    now = NOON.plus(Duration.ofHours(1));
    updates.look();
    assertThat(kept).hasSize(1);
    assertThat(found(updates)).isNull();
  }

  @Test
  void aClockThatWasSetBackDoesNotEndItForEver() throws InterruptedException {
    memory.set(ON.askedAt(NOON.plus(Duration.ofDays(3650))));
    Updates updates = updates();
    updates.look();
    comes();

    assertThat(memory.get().asked()).isEqualTo(NOON);
  }

  @Test
  void theSecondAnswerIsTheFirstsWhileThatIsOnItsWay() throws InterruptedException {
    memory.set(ON);
    Updates updates = updates();
    updates.look();
    updates.lookNow(text -> told.add(text.toString()));
    comes();

    assertThat(server.requests()).hasSize(1);
    assertThat(told).containsExactly("Version 1.2.0 can be had: https://example.org/");
  }

  @Test
  void whoAsksIsToldInASentence() throws InterruptedException {
    memory.set(ON);
    server.say("/same", UpdateSourceTest.file("1.1.0"));
    server.say("/broken", "{");
    for (String path : List.of("/same", "/broken")) {
      updates(server.address(path)).lookNow(text -> told.add(text.toString()));
      comes();
    }

    assertThat(told)
        .containsExactly(
            "This is the newest version.", "localhost sent something that tells of no version.");
  }

  @Test
  void aVersionThatWasDismissedIsNotToldAgainButTheNextOneIs() throws InterruptedException {
    memory.set(ON);
    Updates updates = updates();
    updates.look();
    comes();
    updates.dismiss(Objects.requireNonNull(updates.newerProperty().get()));
    assertThat(found(updates)).isNull();

    now = NOON.plus(Duration.ofDays(2));
    updates.look();
    comes();
    assertThat(found(updates)).isNull();

    server.say("/next", UpdateSourceTest.file("1.3.0"));
    now = NOON.plus(Duration.ofDays(4));
    Updates later = updates(server.address("/next"));
    later.look();
    comes();
    assertThat(found(later)).isEqualTo("1.3.0");
  }

  @Test
  void closingWaitsForNoAnswer() throws InterruptedException {
    memory.set(ON);
    CountDownLatch asked = new CountDownLatch(1);
    CountDownLatch gone = new CountDownLatch(1);
    server.on(
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
    Updates updates =
        new Updates(
            new UpdateSource(
                server.address("/slow"), "1.1.0", new Download(server.trust(), Duration.ofDays(1))),
            memory,
            () -> {},
            screen::add,
            () -> now);
    updates.look();
    assertThat(asked.await(30, TimeUnit.SECONDS)).isTrue();
    updates.close();

    assertThat(gone.await(30, TimeUnit.SECONDS)).isTrue();
    assertThat(screen).isEmpty();
    assertThat(found(updates)).isNull();
  }
}
