package quadrille.text;

import java.io.IOException;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Objects;
import java.util.Properties;
import java.util.ResourceBundle;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.jspecify.annotations.Nullable;
import quadrille.system.ResourceProperties;

/**
 * The texts of the program in all languages. English is next to the code, in the {@code
 * messages.properties} of each package. A translation is looked up in the package's own {@code
 * messages_fr.properties}, which games have, and otherwise in the language's file, {@code
 * languages/fr.properties}, where each key follows its package: {@code app.table/command.undo}. A
 * text that has no translation stays English.
 */
public final class Messages {
  private static final String ROOT = "quadrille.";
  private static final String EXTENSION = ".properties";
  private static final Map<String, Properties> FILES = new ConcurrentHashMap<>();
  private static final Map<String, ResourceBundle> BUNDLES = new ConcurrentHashMap<>();
  private static final List<Locale> LANGUAGES = findLanguages();

  private Messages() {}

  /** The languages of the program, English first. */
  public static List<Locale> languages() {
    return LANGUAGES;
  }

  /** Returns the language for a locale: its own if there is a translation, otherwise English. */
  public static Locale languageFor(Locale locale) {
    return LANGUAGES.stream()
        .filter(each -> each.getLanguage().equals(locale.getLanguage()))
        .findFirst()
        .orElse(Locale.ENGLISH);
  }

  /**
   * Returns the messages that a package uses: its own, or those of the nearest package around it
   * that has any.
   *
   * @param packageName the full name, such as {@code quadrille.app.table}
   * @throws MissingResourceException if no package around it has messages
   */
  public static ResourceBundle of(String packageName, Locale locale) {
    Locale language = languageFor(locale);
    return BUNDLES.computeIfAbsent(
        packageName + "_" + language.getLanguage(), _ -> load(packageName, language));
  }

  private static ResourceBundle load(String packageName, Locale language) {
    String owner = owner(packageName);
    ResourceBundle english = ResourceBundle.getBundle(owner + ".messages", Locale.ROOT);
    if (language.equals(Locale.ENGLISH)) {
      return english;
    }
    String own = folder(owner) + "messages_" + language.getLanguage() + EXTENSION;
    return Messages.class.getResource(own) == null
        ? new Translation(
            english, file(languageFile(language)), owner.substring(ROOT.length()) + "/")
        : new Translation(english, file(own), "");
  }

  private static String owner(String packageName) {
    String owner = packageName;
    while (Messages.class.getResource(folder(owner) + "messages" + EXTENSION) == null) {
      int parent = owner.lastIndexOf('.');
      if (parent < 0) {
        throw new MissingResourceException("no messages for " + packageName, packageName, "");
      }
      owner = owner.substring(0, parent);
    }
    return owner;
  }

  private static String folder(String packageName) {
    return "/" + packageName.replace('.', '/') + "/";
  }

  private static Properties file(String path) {
    return FILES.computeIfAbsent(path, _ -> ResourceProperties.read(Messages.class, path));
  }

  private static String languageFile(Locale language) {
    return "/quadrille/languages/" + language.getLanguage() + EXTENSION;
  }

  private static List<Locale> findLanguages() {
    URL known = Objects.requireNonNull(Messages.class.getResource(languageFile(Locale.FRENCH)));
    try {
      List<String> files =
          known.openConnection() instanceof JarURLConnection packed
              ? files(packed)
              : files(Path.of(known.toURI()));
      Stream<Locale> translated =
          files.stream()
              .filter(name -> name.endsWith(EXTENSION))
              .sorted()
              .map(name -> Locale.of(name.substring(0, name.length() - EXTENSION.length())));
      return Stream.concat(Stream.of(Locale.ENGLISH), translated).toList();
    } catch (IOException | URISyntaxException e) {
      throw new IllegalStateException("cannot list the languages", e);
    }
  }

  /** The names of the files beside one that is packed in a jar. */
  private static List<String> files(JarURLConnection known) throws IOException {
    String name = known.getEntryName();
    String folder = name.substring(0, name.lastIndexOf('/') + 1);
    return known.getJarFile().stream()
        .map(ZipEntry::getName)
        .filter(each -> each.startsWith(folder))
        .map(each -> each.substring(folder.length()))
        .toList();
  }

  private static List<String> files(Path known) throws IOException {
    try (Stream<Path> files = Files.list(Objects.requireNonNull(known.getParent()))) {
      return files.map(file -> String.valueOf(file.getFileName())).toList();
    }
  }

  /** The messages of one package in another language than English. */
  private static final class Translation extends ResourceBundle {
    private final ResourceBundle english;
    private final Properties texts;
    private final String prefix;

    /**
     * @param texts the file with the translations
     * @param prefix precedes every key of this package in that file
     */
    Translation(ResourceBundle english, Properties texts, String prefix) {
      this.english = english;
      this.texts = texts;
      this.prefix = prefix;
      setParent(english);
    }

    @Override
    protected @Nullable Object handleGetObject(String key) {
      return texts.getProperty(prefix + key);
    }

    @Override
    public Enumeration<String> getKeys() {
      return Collections.enumeration(english.keySet());
    }
  }
}
