package quadrille.app.help;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import quadrille.system.BuildInfo;
import quadrille.system.LogFile;
import quadrille.system.UserFolders;
import quadrille.text.Localizer;

/** The facts about the program and its platform that a bug report needs. */
final class SystemFacts {
  private SystemFacts() {}

  /** The facts by their names, localised. */
  static Map<String, String> collect(Localizer localizer) {
    Map<String, String> facts = new LinkedHashMap<>();
    Path data = UserFolders.data();
    BuildInfo build = BuildInfo.current();
    put(facts, localizer, "version", build.version());
    put(facts, localizer, "commit", commit(build, localizer));
    put(facts, localizer, "java", property("java.version") + ", " + property("java.vendor"));
    put(facts, localizer, "javafx", property("javafx.runtime.version"));
    put(
        facts,
        localizer,
        "system",
        String.join(" ", property("os.name"), property("os.version"), property("os.arch")));
    put(facts, localizer, "data", data.toString());
    put(facts, localizer, "cache", UserFolders.cache().toString());
    put(facts, localizer, "log", LogFile.path(data).toString());
    put(facts, localizer, "licence", localizer.localize(SystemFacts.class, "about.licence.text"));
    return facts;
  }

  private static String commit(BuildInfo build, Localizer localizer) {
    String source = build.commitLabel();
    return source == null ? localizer.localize(SystemFacts.class, "about.commit.unknown") : source;
  }

  private static void put(
      Map<String, String> facts, Localizer localizer, String key, String value) {
    facts.put(localizer.localize(SystemFacts.class, "about." + key), value);
  }

  private static String property(String name) {
    return System.getProperty(name, "?");
  }
}
