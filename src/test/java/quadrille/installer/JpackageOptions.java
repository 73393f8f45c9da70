package quadrille.installer;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;

/** The options of this JDK's jpackage, read from its help. */
final class JpackageOptions {
  /** A line of the help: perhaps a placeholder, two spaces, the option, perhaps its value. */
  private static final Pattern OPTION_LINE =
      Pattern.compile("(?m)^(?: *\\{\\d})?  (--[a-z-]+)( -\\w)?( <.*)?[ \\t]*$");

  private static final String HELP_TEXTS =
      "/modules/jdk.jpackage/jdk/jpackage/internal/resources/HelpResources.properties";

  private JpackageOptions() {}

  /** The options on this system, as {@code jpackage --help} lists them. */
  static Set<String> ofThisSystem() {
    StringWriter out = new StringWriter();
    ToolProvider jpackage = ToolProvider.findFirst("jpackage").orElseThrow();
    int status = jpackage.run(new PrintWriter(out), new PrintWriter(out), "--help");
    if (status != 0) {
      throw new AssertionError(out.toString());
    }
    return listed(out.toString());
  }

  /** The options on any system: every JDK contains the help texts of all of them. */
  static Set<String> ofSystem(String system) throws IOException {
    Properties texts = new Properties();
    try (Reader file =
        Files.newBufferedReader(
            FileSystems.getFileSystem(URI.create("jrt:/")).getPath(HELP_TEXTS))) {
      texts.load(file);
    }
    Set<String> options = new TreeSet<>();
    for (String name : texts.stringPropertyNames()) {
      if (name.equals("MSG_Help") || name.startsWith("MSG_Help_" + system)) {
        options.addAll(listed(texts.getProperty(name)));
      }
    }
    return options;
  }

  private static Set<String> listed(String help) {
    Set<String> options = new TreeSet<>();
    Matcher each = OPTION_LINE.matcher(help);
    while (each.find()) {
      options.add(each.group(1));
    }
    return options;
  }
}
