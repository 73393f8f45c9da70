package quadrille.app.help;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import quadrille.system.BuildInfo;
import quadrille.system.LogFile;
import quadrille.system.UserFolders;
import quadrille.text.Localizer;

/** What somebody who helps with a problem needs to know about the program and its surroundings. */
final class SystemFacts {
  private SystemFacts() {}

  /** Each fact by its name, both in words. */
  static Map<String, String> collect(Localizer words) {
    Map<String, String> facts = new LinkedHashMap<>();
    Path data = UserFolders.data();
    BuildInfo build = BuildInfo.current();
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
    put(facts, words, "cache", UserFolders.cache().toString());
    put(facts, words, "log", LogFile.path(data).toString());
    put(facts, words, "licence", words.localize(SystemFacts.class, "about.licence.text"));
    return facts;
  }

  private static String commit(BuildInfo build, Localizer words) {
    String source = build.commitLabel();
    return source == null ? words.localize(SystemFacts.class, "about.commit.unknown") : source;
  }

  private static void put(Map<String, String> facts, Localizer words, String key, String value) {
    facts.put(words.localize(SystemFacts.class, "about." + key), value);
  }

  private static String property(String name) {
    return System.getProperty(name, "?");
  }
}
