package quadrille.cli;

import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import quadrille.app.pictures.HeadlessBoardRenderer;
import quadrille.cli.terminal.Terminal;
import quadrille.records.files.GameImageRenderer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * What a run of the command line left behind.
 *
 * @param status the exit status
 */
public record CliRun(int status, String out, String err) {

  /** Runs a command with nothing to read. */
  public static CliRun of(String... arguments) {
    return withInput("", arguments);
  }

  /** Runs a command that reads that text. */
  public static CliRun withInput(String input, String... arguments) {
    return withInput(input.getBytes(StandardCharsets.UTF_8), arguments);
  }

  /** Runs a command that reads these bytes. */
  public static CliRun withInput(byte[] input, String... arguments) {
    return of(GameImageRenderer.NONE, input, arguments);
  }

  /** Runs a command that knows pictures, with nothing to read. */
  public static CliRun withPictures(String... arguments) {
    return of(new HeadlessBoardRenderer(), new byte[0], arguments);
  }

  private static CliRun of(GameImageRenderer renderer, byte[] input, String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    Terminal terminal =
        new Terminal(
            new ByteArrayInputStream(input),
            StandardCharsets.UTF_8,
            new PrintWriter(out),
            new PrintWriter(err));
    int status = Cli.run(terminal, renderer, arguments);
    return new CliRun(status, out.toString(), err.toString());
  }

  public List<String> outLines() {
    return out.lines().toList();
  }

  /** Every line of the output as a JSON value. */
  public List<JsonNode> outJson() {
    return out.lines().map(line -> JsonMapper.shared().readTree(line)).toList();
  }
}
