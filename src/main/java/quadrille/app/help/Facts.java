package quadrille.app.help;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import quadrille.app.common.LogFile;
import quadrille.app.common.Words;
import quadrille.core.Build;
import quadrille.core.CacheFolder;
import quadrille.core.DataFolder;

/** What somebody who helps with a problem needs to know about the program and its surroundings. */
final class Facts {
  private Facts() {}

  /** Each fact by its name, both in words. */
  static Map<String, String> all(Words words) {
    Map<String, String> facts = new LinkedHashMap<>();
    Path data = DataFolder.find();
    Build build = Build.current();
    put(facts, words, "version", build.version());
    put(facts, words, "commit", commit(build, words));
    put(facts, words, "java", property("java.version") + ", " + property("java.vendor"));
    put(facts, words, "javafx", property("javafx.runtime.version"));
    put(
        facts,
        words,
        "system",
        String.join(" ", property("os.name"), property("os.version"), property("os.arch")));
    put(facts, words, "data", data.toString());
    put(facts, words, "cache", CacheFolder.find().toString());
    put(facts, words, "log", LogFile.in(data).toString());
    put(facts, words, "licence", words.say(Facts.class, "about.licence.text"));
    return facts;
  }

  private static String commit(Build build, Words words) {
    String source = build.source();
    return source == null ? words.say(Facts.class, "about.commit.unknown") : source;
  }

  private static void put(Map<String, String> facts, Words words, String key, String value) {
    facts.put(words.say(Facts.class, "about." + key), value);
  }

  private static String property(String name) {
    return System.getProperty(name, "?");
  }
}
