package quadrille.cli.terminal;

import java.io.BufferedReader;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.util.Locale;

/**
 * The streams that a command reads and writes.
 *
 * @param inBytes standard input undecoded, for files; a command reads either this or {@code in}
 * @param in standard input as text
 * @param out results
 * @param err everything else: progress, prompts, errors
 */
public record Terminal(InputStream inBytes, BufferedReader in, PrintWriter out, PrintWriter err) {
  /** The name that a command takes for a file that is standard input or output. */
  public static final String STANDARD_STREAM = "-";

  /**
   * @param charset that of the text of standard input
   */
  public Terminal(InputStream in, Charset charset, PrintWriter out, PrintWriter err) {
    this(in, new BufferedReader(new InputStreamReader(in, charset)), out, err);
  }

  /** These streams with everything written to {@code err}, where {@code out} is for a file. */
  public Terminal withoutResults() {
    return new Terminal(inBytes, in, err, err);
  }

  /** Prints a formatted line of the results, with numbers as in {@link Locale#ROOT}. */
  public void printLine(String format, Object... arguments) {
    out.println(String.format(Locale.ROOT, format, arguments));
  }

  /** The streams that the program was started with. */
  public static Terminal system() {
    return new Terminal(
        System.in,
        Charset.forName(System.getProperty("stdin.encoding")),
        new PrintWriter(System.out, true, System.out.charset()),
        new PrintWriter(System.err, true, System.err.charset()));
  }
}
