package quadrille.network.host;

import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The page for browsers: a fixed list of files, so that no path leads to any other. */
final class StaticPage {
  private static final String FOLDER = "/quadrille/network/page/";
  private static final PageFile INDEX =
      new PageFile(FOLDER + "index.html", "text/html; charset=utf-8");
  private static final PageFile ICON =
      new PageFile("/quadrille/assets/icons/quadrille-128.png", "image/png");

  /** The files by the path of their request. */
  private static final Map<String, PageFile> FILES = files();

  /**
   * A file of the page.
   *
   * @param resource where it is among the resources
   * @param type its media type
   */
  record PageFile(String resource, String type) {

    byte[] read() throws IOException {
      try (InputStream in = StaticPage.class.getResourceAsStream(resource)) {
        if (in == null) {
          throw new IOException("the page has no " + resource);
        }
        return in.readAllBytes();
      }
    }
  }

  private StaticPage() {}

  private static Map<String, PageFile> files() {
    Map<String, PageFile> files = new HashMap<>(Map.of("/", INDEX, "/icon.png", ICON));
    add(files, "text/css", "page.css");
    add(files, "application/json", "texts.en.json", "texts.fr.json");
    List.of("page", "board", "clocks", "connection", "coverage", "picker", "texts")
        .forEach(script -> add(files, "text/javascript", script + ".js"));
    return Map.copyOf(files);
  }

  private static void add(Map<String, PageFile> files, String type, String... names) {
    for (String name : names) {
      files.put("/" + name, new PageFile(FOLDER + name, type + "; charset=utf-8"));
    }
  }

  static PageFile find(String path) throws Refusal {
    PageFile file = FILES.get(path);
    if (file == null) {
      throw new Refusal(404, "not-found");
    }
    return file;
  }
}
