package quadrille.installer;

import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Converts plain text to the Rich Text Format, the only one that Windows installers show. */
final class RichText {
  static final Path LICENCE = Path.of("installer/windows/licence.rtf");

  private static final String BEGIN =
      "{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0\\fswiss Segoe UI;}}\\fs18\\sa120\n";

  private RichText() {}

  /**
   * The text as RTF, with each paragraph on one line, so that it fits a dialog of any width.
   *
   * @param text in ASCII; an empty line ends a paragraph
   */
  static String fromPlain(String text) {
    return Stream.of(text.strip().split("\n\\s*\n"))
        .map(each -> escaped(each.strip().replaceAll("\\s*\n\\s*", " ")) + "\\par\n")
        .collect(Collectors.joining("", BEGIN, "}\n"));
  }

  private static String escaped(String text) {
    return text.replaceAll("([\\\\{}])", "\\\\$1");
  }
}
