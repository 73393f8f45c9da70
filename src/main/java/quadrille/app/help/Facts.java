package quadrille.app.help;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Properties;
import quadrille.app.common.LogFile;
import quadrille.app.common.Words;
import quadrille.core.DataFolder;

/** What somebody who helps with a problem needs to know about the program and its surroundings. */
final class Facts {
  private Facts() {}

  /** Each fact by its name, both in words. */
  static Map<String, String> all(Words words) {
    Map<String, String> facts = new LinkedHashMap<>();
    Path data = DataFolder.find();
    put(facts, words, "version", version());
    put(facts, words, "java", property("java.version") + ", " + property("java.vendor"));
    put(facts, words, "javafx", property("javafx.runtime.version"));
    put(
        facts,
        words,
        "system",
        String.join(" ", property("os.name"), property("os.version"), property("os.arch")));
    put(facts, words, "data", data.toString());
    put(facts, words, "log", LogFile.in(data).toString());
    put(facts, words, "licence", words.say(Facts.class, "about.licence.text"));
    put(facts, words, "libraries", words.say(Facts.class, "about.libraries.text"));
    return facts;
  }

  private static void put(Map<String, String> facts, Words words, String key, String value) {
    facts.put(words.say(Facts.class, "about." + key), value);
  }

  private static String property(String name) {
    return System.getProperty(name, "?");
  }

  private static String version() {
    Properties properties = new Properties();
    try (InputStream file = Facts.class.getResourceAsStream("/quadrille/cli/version.properties")) {
      if (file != null) {
        properties.load(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return properties.getProperty("version", "?");
  }
}
