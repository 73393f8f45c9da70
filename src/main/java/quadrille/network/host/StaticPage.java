package quadrille.network.host;

import java.io.IOException;
import java.io.InputStream;
import java.util.Map;

/** The page for browsers: a fixed list of files, so that no path leads to any other. */
final class StaticPage {
  private static final String HTML = "text/html; charset=utf-8";
  private static final String CSS = "text/css; charset=utf-8";
  private static final String SCRIPT = "text/javascript; charset=utf-8";
  private static final String SVG = "image/svg+xml";

  /** The files by the path of their request. */
  private static final Map<String, PageFile> FILES =
      Map.of(
          "/", new PageFile("index.html", HTML),
          "/page.css", new PageFile("page.css", CSS),
          "/page.js", new PageFile("page.js", SCRIPT),
          "/board.js", new PageFile("board.js", SCRIPT),
          "/icon.svg", new PageFile("icon.svg", SVG));

  /**
   * A file of the page.
   *
   * @param name its name among the resources
   * @param type its media type
   */
  record PageFile(String name, String type) {

    byte[] read() throws IOException {
      try (InputStream in =
          StaticPage.class.getResourceAsStream("/quadrille/network/page/" + name)) {
        if (in == null) {
          throw new IOException("the page has no " + name);
        }
        return in.readAllBytes();
      }
    }
  }

  private StaticPage() {}

  static PageFile find(String path) throws Refusal {
    PageFile file = FILES.get(path);
    if (file == null) {
      throw new Refusal(404, "not-found");
    }
    return file;
  }
}
