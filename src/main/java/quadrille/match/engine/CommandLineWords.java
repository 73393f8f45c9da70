package quadrille.match.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A program and its arguments in one text. No shell reads it: words are separated by blanks, and
 * quotes of either kind keep blanks together.
 */
public final class CommandLineWords {
  private static final Pattern WORD = Pattern.compile("(?:[^\\s\"']|\"[^\"]*\"|'[^']*')+|[\"']");
  private static final Pattern QUOTED = Pattern.compile("\"([^\"]*)\"|'([^']*)'");

  private CommandLineWords() {}

  /** The words; none if the text is blank. */
  public static List<String> split(String text) {
    List<String> words = new ArrayList<>();
    Matcher word = WORD.matcher(text);
    while (word.find()) {
      words.add(
          QUOTED
              .matcher(word.group())
              .replaceAll(
                  part ->
                      Matcher.quoteReplacement(
                          part.group(1) == null ? part.group(2) : part.group(1))));
    }
    return words;
  }

  /** A text that {@link #split} reads back; quotes within words are not kept apart. */
  public static String join(List<String> words) {
    return words.stream()
        .map(word -> word.isEmpty() || word.matches(".*\\s.*") ? "'" + word + "'" : word)
        .collect(Collectors.joining(" "));
  }
}
