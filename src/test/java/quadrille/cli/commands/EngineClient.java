package quadrille.cli.commands;

import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import quadrille.cli.Cli;
import quadrille.cli.terminal.Terminal;

/** Another program's front end that talks to `quadrille engine`. */
final class EngineClient implements AutoCloseable {
  private static final long TIMEOUT_SECONDS = 60;

  private final PipedOutputStream input = new PipedOutputStream();
  private final BlockingQueue<String> output = new LinkedBlockingQueue<>();
  private final CompletableFuture<Integer> exitStatus = new CompletableFuture<>();

  EngineClient(String... arguments) throws IOException {
    Terminal terminal =
        new Terminal(
            new PipedInputStream(input),
            StandardCharsets.UTF_8,
            new PrintWriter(new LineWriter()),
            new PrintWriter(Writer.nullWriter()));
    Thread.ofPlatform().daemon().start(() -> exitStatus.complete(Cli.run(terminal, arguments)));
  }

  EngineClient send(String... lines) throws IOException {
    for (String line : lines) {
      input.write((line + "\n").getBytes(StandardCharsets.UTF_8));
    }
    input.flush();
    return this;
  }

  /** What is said up to the first line that begins like that, which is included. */
  List<String> readUntil(String beginning) throws InterruptedException {
    List<String> heard = new ArrayList<>();
    while (heard.isEmpty() || !heard.getLast().startsWith(beginning)) {
      String line = output.poll(TIMEOUT_SECONDS, TimeUnit.SECONDS);
      if (line == null) {
        throw new AssertionError("nothing that begins with " + beginning + " after " + heard);
      }
      heard.add(line);
    }
    return heard;
  }

  String readLineStarting(String beginning) throws InterruptedException {
    return readUntil(beginning).getLast();
  }

  /** Ends the input and waits for the program. */
  int closeAndWait() throws Exception {
    input.close();
    return awaitExit();
  }

  /** Waits for the program. */
  int awaitExit() throws Exception {
    return exitStatus.get(TIMEOUT_SECONDS, TimeUnit.SECONDS);
  }

  @Override
  public void close() throws IOException {
    input.close();
  }

  /** Cuts what is written into lines. */
  private final class LineWriter extends Writer {
    private final StringBuilder line = new StringBuilder();

    @Override
    public void write(char[] text, int offset, int length) {
      for (int i = offset; i < offset + length; i++) {
        if (text[i] == '\n') {
          output.add(line.toString());
          line.setLength(0);
        } else {
          line.append(text[i]);
        }
      }
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }
}
