package quadrille.installer;

import java.io.IOException;
import java.util.List;
import org.w3c.dom.Element;

/** Our file types, as declared to Linux desktops. */
final class MimeTypes {
  private MimeTypes() {}

  static List<Element> all() throws IOException {
    return Xml.descendants(Xml.read(InstallerNames.MIME_TYPES), "mime-type");
  }

  static List<String> names() throws IOException {
    return all().stream().map(each -> each.getAttribute("type")).toList();
  }

  /** The file name extension of a type, without the dot. */
  static String extension(Element type) {
    List<Element> globs = Xml.descendants(type, "glob");
    return globs.getFirst().getAttribute("pattern").replaceFirst("^\\*\\.", "");
  }

  /** Whether a file that begins like this is recognised as the type by its content. */
  static boolean matchesContent(Element type, String text) {
    Element magic = Xml.descendants(type, "magic").getFirst();
    return anyMatches(magic, text);
  }

  private static boolean anyMatches(Element parent, String text) {
    List<Element> matches = Xml.children(parent, "match");
    return matches.isEmpty()
        || matches.stream().anyMatch(each -> matches(each, text) && anyMatches(each, text));
  }

  private static boolean matches(Element match, String text) {
    String[] range = match.getAttribute("offset").split(":");
    int from = Integer.parseInt(range[0]);
    int to = Integer.parseInt(range[range.length - 1]);
    int found = text.indexOf(match.getAttribute("value"), from);
    return found >= 0 && found <= to;
  }
}
