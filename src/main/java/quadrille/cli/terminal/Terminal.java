package quadrille.cli.terminal;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.util.Locale;

/**
 * The streams that a command reads and writes.
 *
 * @param out results
 * @param err everything else: progress, prompts, errors
 */
public record Terminal(BufferedReader in, PrintWriter out, PrintWriter err) {
  /** The name that a command takes for a file that is standard input or output. */
  public static final String STANDARD_STREAM = "-";

  /** Prints a formatted line of the results, with numbers as in {@link Locale#ROOT}. */
  public void printLine(String format, Object... arguments) {
    out.println(String.format(Locale.ROOT, format, arguments));
  }

  /** The streams that the program was started with. */
  public static Terminal system() {
    Charset input = Charset.forName(System.getProperty("stdin.encoding"));
    return new Terminal(
        new BufferedReader(new InputStreamReader(System.in, input)),
        new PrintWriter(System.out, true, System.out.charset()),
        new PrintWriter(System.err, true, System.err.charset()));
  }
}
