import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * Prints the file for update checks (docs/updates.md): the version, its release notes from the
 * AppStream metadata, and the download page.
 *
 * <p>Arguments: the metadata file, the version, the address of the page. Exits with 1 if the
 * metadata has no such version.
 */
final class UpdateFile {
  private UpdateFile() {}

  public static void main(String[] arguments) throws Exception {
    Document metadata =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(Path.of(arguments[0]).toFile());
    Element release = release(metadata, arguments[1]);
    if (release == null) {
      System.err.println(arguments[0] + " has no release " + arguments[1] + ".");
      System.exit(1);
    }
    System.out.printf(
        "{\"version\": %s, \"notes\": {%s}, \"page\": %s}%n",
        quoted(arguments[1]), notes(release), quoted(arguments[2]));
  }

  private static Element release(Document metadata, String version) {
    return elements(metadata.getElementsByTagName("release")).stream()
        .filter(each -> each.getAttribute("version").equals(version))
        .findFirst()
        .orElse(null);
  }

  /** The paragraphs and list items by language, one per line. */
  private static String notes(Element release) {
    Map<String, String> notes = new LinkedHashMap<>();
    for (Element each : elements(release.getElementsByTagName("*"))) {
      if (each.getTagName().equals("p") || each.getTagName().equals("li")) {
        String language = each.getAttribute("xml:lang");
        String text = each.getTextContent().strip().replaceAll("\\s+", " ");
        notes.merge(language.isEmpty() ? "en" : language, text, (all, more) -> all + "\n" + more);
      }
    }
    return notes.entrySet().stream()
        .map(note -> quoted(note.getKey()) + ": " + quoted(note.getValue()))
        .collect(Collectors.joining(", "));
  }

  private static List<Element> elements(NodeList nodes) {
    return IntStream.range(0, nodes.getLength()).mapToObj(i -> (Element) nodes.item(i)).toList();
  }

  /** The text as a JSON string; XML contains no other control characters than these. */
  private static String quoted(String text) {
    String escaped = text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
    return '"' + escaped.replace("\t", "\\t").replace("\r", "\\r") + '"';
  }
}
