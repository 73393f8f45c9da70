package quadrille.match.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import quadrille.search.protocol.Channel;
import quadrille.search.protocol.EngineFailure;
import quadrille.search.protocol.EngineFailure.Kind;

/**
 * A running engine from outside. It is not trusted: what it may say and how long it may take are
 * bounded, and it is ended together with its children.
 *
 * <p>One thread converses; {@link #close} and {@link #hurry} may be called by any.
 */
public final class EngineProcess implements Channel, AutoCloseable {
  /** The longest line that an engine may write, in characters. */
  static final int LONGEST_LINE = 1 << 16;

  /** The most that it may write from one question to the next, in characters. */
  static final int MOST_OF_AN_ANSWER = 4 << 20;

  /** A deadline that comes nearer is noticed within this time. */
  private static final long SLICE_NANOS = TimeUnit.MILLISECONDS.toNanos(50);

  private final Process process;
  private final BlockingQueue<Heard> heard = new LinkedBlockingQueue<>();
  private final AtomicLong unasked = new AtomicLong();
  private volatile long deadlineNanos;
  private volatile EngineFailure late = new EngineFailure(Kind.TIME, "failure.time", 0);

  /** A line, or why there will be none any more. */
  private record Heard(String line, @Nullable EngineFailure failure) {}

  private EngineProcess(Process process) {
    this.process = process;
  }

  /**
   * Starts a program, without a shell.
   *
   * @param log where its standard error goes
   * @throws EngineFailure when it cannot be started
   */
  public static EngineProcess start(List<String> command, Path log) throws EngineFailure {
    Process process;
    try {
      process = new ProcessBuilder(command).start();
    } catch (IOException e) {
      throw new EngineFailure(Kind.DIED, "failure.start", String.valueOf(e.getMessage()));
    }
    EngineProcess engine = new EngineProcess(process);
    EngineProcesses.add(process);
    Thread.ofPlatform().daemon().name("engine-out").start(engine::listen);
    InputStream errors = process.getErrorStream();
    Thread.ofPlatform().daemon().name("engine-err").start(() -> EngineLog.copy(errors, log));
    return engine;
  }

  /** The process, to be watched. */
  ProcessHandle handle() {
    return process.toHandle();
  }

  /**
   * Begins a question: the answer has to come within that time, in milliseconds.
   *
   * @param failure what it is when it does not
   */
  public void within(long ms, EngineFailure failure) {
    unasked.set(0);
    late = failure;
    hurry(ms);
  }

  /** The open question has to be answered within that time from now on, in milliseconds. */
  public void hurry(long ms) {
    deadlineNanos = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(ms);
  }

  @Override
  public synchronized void send(String line) throws EngineFailure {
    try {
      OutputStream out = process.getOutputStream();
      out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
      out.flush();
    } catch (IOException e) {
      throw died();
    }
  }

  @Override
  public String receive() throws EngineFailure {
    try {
      while (true) {
        long left = deadlineNanos - System.nanoTime();
        Heard next = heard.poll(Math.clamp(left, 0, SLICE_NANOS), TimeUnit.NANOSECONDS);
        if (next != null) {
          return understood(next);
        }
        if (left <= 0) {
          throw late;
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw died();
    }
  }

  private String understood(Heard next) throws EngineFailure {
    EngineFailure failure = next.failure();
    if (failure == null) {
      return next.line();
    }
    heard.add(next);
    throw failure;
  }

  private static EngineFailure died() {
    return new EngineFailure(Kind.DIED, "failure.died");
  }

  private void listen() {
    EngineFailure end = died();
    try (InputStream out = process.getInputStream()) {
      hear(out);
    } catch (IOException e) {
      // It is gone, or was ended.
    } catch (EngineFailure e) {
      end = e;
      EngineProcesses.end(process);
    }
    heard.add(new Heard("", end));
  }

  private void hear(InputStream out) throws IOException, EngineFailure {
    byte[] buffer = new byte[8192];
    StringBuilder line = new StringBuilder();
    for (int n = out.read(buffer); n >= 0; n = out.read(buffer)) {
      if (unasked.addAndGet(n) > MOST_OF_AN_ANSWER) {
        throw new EngineFailure(Kind.GARBAGE, "failure.flood", MOST_OF_AN_ANSWER);
      }
      String text = new String(buffer, 0, n, StandardCharsets.UTF_8);
      for (char symbol : text.toCharArray()) {
        if (symbol == '\n') {
          heard.add(new Heard(line.toString(), null));
          line.setLength(0);
        } else if (symbol != '\r') {
          line.append(symbol);
        }
      }
      if (line.length() > LONGEST_LINE) {
        throw new EngineFailure(Kind.GARBAGE, "failure.line", LONGEST_LINE);
      }
    }
  }

  /** Asks the engine to go, and ends it with its children if it does not at once. */
  @Override
  public void close() {
    Thread.ofPlatform().daemon().name("engine-end").start(this::quit);
  }

  private void quit() {
    List<ProcessHandle> children = process.descendants().toList();
    // By a thread of its own: an engine that does not read would hold it up for good.
    Thread.ofVirtual().start(this::bidFarewell);
    try {
      process.waitFor(EngineProcesses.FAREWELL_MS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    children.forEach(ProcessHandle::destroyForcibly);
    EngineProcesses.end(process);
  }

  private void bidFarewell() {
    try {
      send("quit");
      process.getOutputStream().close();
    } catch (EngineFailure | IOException e) {
      // It does not listen any more.
    }
  }
}
