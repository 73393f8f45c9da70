package quadrille.installer;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** Reads the XML files of the installers without loading other files. */
final class Xml {
  private Xml() {}

  /** The root element; fails if the file is not well-formed. */
  static Element read(Path file) throws IOException {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
      DocumentBuilder builder = factory.newDocumentBuilder();
      builder.setErrorHandler(null);
      Document document = builder.parse(file.toFile());
      return document.getDocumentElement();
    } catch (ParserConfigurationException | SAXException e) {
      throw new IOException(file + ": " + e.getMessage(), e);
    }
  }

  /** All elements with a name at any depth, in document order. */
  static List<Element> descendants(Element from, String name) {
    return list(from.getElementsByTagName(name));
  }

  /** The direct children with a name. */
  static List<Element> children(Element from, String name) {
    return list(from.getChildNodes()).stream().filter(e -> e.getTagName().equals(name)).toList();
  }

  /** The text of the first element with a name and no language. */
  static String text(Element from, String name) {
    return descendants(from, name).stream()
        .filter(each -> !each.hasAttribute("xml:lang"))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no " + name))
        .getTextContent();
  }

  private static List<Element> list(NodeList nodes) {
    return IntStream.range(0, nodes.getLength())
        .mapToObj(nodes::item)
        .filter(Element.class::isInstance)
        .map(Element.class::cast)
        .toList();
  }
}
