package quadrille.match.engine;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Splits a command line into a program and its arguments, and joins them again. No shell is
 * involved: blanks separate words, and quotes of either kind keep blanks in a word.
 */
public final class CommandLineWords {
  private static final Pattern WORD = Pattern.compile("(?:[^\\s\"']|\"[^\"]*\"|'[^']*')+|[\"']");
  private static final Pattern QUOTED = Pattern.compile("\"([^\"]*)\"|'([^']*)'");

  private CommandLineWords() {}

  /** The words; none if the text is blank. */
  public static List<String> split(String text) {
    return WORD.matcher(text)
        .results()
        .map(word -> QUOTED.matcher(word.group()).replaceAll("$1$2"))
        .toList();
  }

  /** A line that {@link #split} splits into the same words, unless they contain quotes. */
  public static String join(List<String> words) {
    return words.stream()
        .map(word -> word.isEmpty() || word.matches(".*\\s.*") ? "'" + word + "'" : word)
        .collect(Collectors.joining(" "));
  }
}
