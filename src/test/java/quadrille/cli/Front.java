package quadrille.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Another program's front end that talks to `quadrille engine`. */
final class Front implements AutoCloseable {
  private static final long PATIENCE_SECONDS = 60;

  private final PipedWriter input = new PipedWriter();
  private final BlockingQueue<String> output = new LinkedBlockingQueue<>();
  private final CompletableFuture<Integer> ended = new CompletableFuture<>();

  Front(String... arguments) throws IOException {
    Terminal terminal =
        new Terminal(
            new BufferedReader(new PipedReader(input)),
            new PrintWriter(new Lines()),
            new PrintWriter(Writer.nullWriter()));
    Thread.ofPlatform()
        .daemon()
        .start(() -> ended.complete(Cli.run(terminal, List.of(), arguments)));
  }

  Front say(String... lines) throws IOException {
    for (String line : lines) {
      input.write(line + "\n");
    }
    input.flush();
    return this;
  }

  /** What is said up to the first line that begins like that, which is included. */
  List<String> until(String beginning) throws InterruptedException {
    List<String> heard = new ArrayList<>();
    while (heard.isEmpty() || !heard.getLast().startsWith(beginning)) {
      String line = output.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
      if (line == null) {
        throw new AssertionError("nothing that begins with " + beginning + " after " + heard);
      }
      heard.add(line);
    }
    return heard;
  }

  String lineThatBegins(String beginning) throws InterruptedException {
    return until(beginning).getLast();
  }

  /** Ends the input and waits for the program. */
  int end() throws Exception {
    input.close();
    return status();
  }

  /** Waits for the program. */
  int status() throws Exception {
    return ended.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
  }

  @Override
  public void close() throws IOException {
    input.close();
  }

  /** Cuts what is written into lines. */
  private final class Lines extends Writer {
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
