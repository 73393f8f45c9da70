package quadrille.match.engine;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import quadrille.search.protocol.Driver;
import quadrille.search.protocol.EngineChannel;
import quadrille.search.protocol.EngineException;
import quadrille.search.protocol.EngineException.Kind;

/**
 * The process of an external engine. The engine is not trusted: the length and time of its answers
 * are limited, and it is ended together with its child processes.
 *
 * <p>Only one thread may send and receive; any thread may call {@link #close} and {@link
 * #setDeadline}.
 */
public final class EngineProcess implements EngineChannel, AutoCloseable {
  /** The longest line that an engine may write, in characters. */
  private static final int MAX_LINE_LENGTH = 1 << 16;

  /** The most that it may write between two requests, in characters. */
  private static final int MAX_ANSWER_LENGTH = 4 << 20;

  /** How soon a deadline that was moved forward is noticed. */
  private static final long POLL_NANOS = TimeUnit.MILLISECONDS.toNanos(50);

  /** How long an engine may take to quit, in milliseconds. */
  private static final long QUIT_TIMEOUT_MS = 500;

  /** The running engines, which end with the program. */
  private static final Set<Process> RUNNING = ConcurrentHashMap.newKeySet();

  static {
    Thread hook = new Thread(() -> RUNNING.forEach(EngineProcess::kill), "engines-end");
    Runtime.getRuntime().addShutdownHook(hook);
  }

  private final Process process;
  private final BlockingQueue<Received> received = new LinkedBlockingQueue<>();
  private final AtomicLong charsSinceRequest = new AtomicLong();
  private volatile long deadlineNanos;
  private volatile EngineException timeoutFailure =
      new EngineException(Kind.TIME, "failure.time", 0);

  /** A line of output, or the reason why there will be no more. */
  private record Received(String line, @Nullable EngineException failure) {}

  private EngineProcess(Process process) {
    this.process = process;
  }

  /**
   * Starts a program, without a shell.
   *
   * @param log where its standard error goes
   * @throws EngineException when it cannot be started
   */
  public static EngineProcess start(List<String> command, Path log) throws EngineException {
    Process process;
    try {
      process = new ProcessBuilder(command).start();
    } catch (IOException e) {
      throw startFailure(command.getFirst(), e);
    }
    EngineProcess engine = new EngineProcess(process);
    RUNNING.add(process);
    var _ = process.onExit().thenRun(() -> RUNNING.remove(process));
    Thread.ofPlatform().daemon().name("engine-out").start(engine::readOutput);
    InputStream errors = process.getErrorStream();
    Thread.ofPlatform().daemon().name("engine-err").start(() -> EngineLog.copy(errors, log));
    return engine;
  }

  /** The system's own words are for programmers, and most often the program is not there. */
  private static EngineException startFailure(String program, IOException e) {
    return isThere(program)
        ? new EngineException(Kind.DIED, "failure.start", String.valueOf(e.getMessage()).strip())
        : new EngineException(Kind.DIED, "failure.missing", program);
  }

  private static boolean isThere(String program) {
    String path = Objects.requireNonNullElse(System.getenv("PATH"), "");
    boolean windows = System.getProperty("os.name").startsWith("Windows");
    return isThere(program, path, windows ? ".exe" : "");
  }

  /**
   * Whether a program is where its path says, or a bare name in one of the folders.
   *
   * @param path the folders where the system looks for programs
   * @param ending what the system adds to the name of a program
   */
  static boolean isThere(String program, String path, String ending) {
    List<String> names = List.of(program, program + ending);
    boolean bare = new File(program).getParent() == null;
    return names.stream().anyMatch(name -> new File(name).exists())
        || (bare
            && Stream.of(path.split(File.pathSeparator))
                .anyMatch(
                    folder -> names.stream().anyMatch(name -> new File(folder, name).exists())));
  }

  /**
   * Introduces itself to the engine and prepares it for a game.
   *
   * @return what the engine calls itself
   * @throws EngineException when it does not speak the driver's protocol, or not in time
   */
  public String handshake(Driver driver, EngineTimeouts timeouts) throws EngineException {
    long ms = timeouts.handshakeMs();
    expectAnswerWithin(ms, new EngineException(Kind.PROTOCOL, "failure.silent", ms / 1000.0));
    return driver.handshake(this);
  }

  /**
   * Starts a request, to be answered within that many milliseconds.
   *
   * @param failure thrown if it is not
   */
  public void expectAnswerWithin(long ms, EngineException failure) {
    charsSinceRequest.set(0);
    timeoutFailure = failure;
    setDeadline(ms);
  }

  /** Sets how many milliseconds from now the pending request may take. */
  public void setDeadline(long ms) {
    deadlineNanos = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(ms);
  }

  @Override
  public synchronized void send(String line) throws EngineException {
    try {
      OutputStream out = process.getOutputStream();
      out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
      out.flush();
    } catch (IOException e) {
      throw died();
    }
  }

  @Override
  public String receive() throws EngineException {
    try {
      while (true) {
        long left = deadlineNanos - System.nanoTime();
        Received next = received.poll(Math.clamp(left, 0, POLL_NANOS), TimeUnit.NANOSECONDS);
        if (next != null) {
          EngineException failure = next.failure();
          if (failure == null) {
            return next.line();
          }
          received.add(next);
          throw failure;
        }
        if (left <= 0) {
          throw timeoutFailure;
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw died();
    }
  }

  private static EngineException died() {
    return new EngineException(Kind.DIED, "failure.died");
  }

  private void readOutput() {
    EngineException end = died();
    try (Reader out = process.inputReader(StandardCharsets.UTF_8)) {
      readLines(out);
    } catch (IOException e) {
      // The process has ended.
    } catch (EngineException e) {
      end = e;
      kill(process);
    }
    received.add(new Received("", end));
  }

  private void readLines(Reader out) throws IOException, EngineException {
    char[] buffer = new char[8192];
    StringBuilder line = new StringBuilder();
    for (int n = out.read(buffer); n >= 0; n = out.read(buffer)) {
      if (charsSinceRequest.addAndGet(n) > MAX_ANSWER_LENGTH) {
        throw new EngineException(Kind.GARBAGE, "failure.flood", MAX_ANSWER_LENGTH);
      }
      for (int i = 0; i < n; i++) {
        char symbol = buffer[i];
        if (symbol == '\n') {
          received.add(new Received(line.toString(), null));
          line.setLength(0);
        } else if (symbol != '\r') {
          line.append(symbol);
          if (line.length() > MAX_LINE_LENGTH) {
            throw new EngineException(Kind.GARBAGE, "failure.line", MAX_LINE_LENGTH);
          }
        }
      }
    }
  }

  /** Asks the engine to quit; kills it and its child processes if it does not quit soon. */
  @Override
  public void close() {
    Thread.ofPlatform().daemon().name("engine-end").start(this::quit);
  }

  private void quit() {
    List<ProcessHandle> children = process.descendants().toList();
    // On its own thread, because an engine that does not read would block it forever.
    Thread.ofVirtual().start(this::sendQuit);
    try {
      process.waitFor(QUIT_TIMEOUT_MS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    children.forEach(ProcessHandle::destroyForcibly);
    kill(process);
  }

  /** Kills a process and its child processes. */
  private static void kill(Process process) {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }

  private void sendQuit() {
    try {
      send("quit");
      process.getOutputStream().close();
    } catch (EngineException | IOException e) {
      // It no longer listens.
    }
  }
}
