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
 * The words of the program. The English ones lie beside what says them, in the messages of each
 * package; every other language is one file, {@code languages/fr.properties}, in which a key stands
 * behind its package: {@code app.table/command.undo}. What a language lacks is said in English.
 */
public final class Messages {
  private static final String ROOT = "quadrille.";
  private static final String EXTENSION = ".properties";
  private static final Map<String, Properties> CACHE = new ConcurrentHashMap<>();
  private static final Map<String, String> OWNERS = new ConcurrentHashMap<>();
  private static final List<Locale> LANGUAGES = findLanguages();

  private Messages() {}

  /** The languages that the program speaks, English first. */
  public static List<Locale> languages() {
    return LANGUAGES;
  }

  /** The language that a locale is spoken to in: its own, if the program speaks it, or English. */
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
    String owner = OWNERS.computeIfAbsent(packageName, Messages::owner);
    ResourceBundle english = ResourceBundle.getBundle(owner + ".messages", Locale.ROOT);
    Locale spoken = languageFor(locale);
    return spoken.equals(Locale.ENGLISH)
        ? english
        : new Translated(english, translations(spoken), owner.substring(ROOT.length()) + "/");
  }

  private static String owner(String packageName) {
    String owner = packageName;
    while (Messages.class.getResource("/" + owner.replace('.', '/') + "/messages.properties")
        == null) {
      int parent = owner.lastIndexOf('.');
      if (parent < 0) {
        throw new MissingResourceException("no messages for " + packageName, packageName, "");
      }
      owner = owner.substring(0, parent);
    }
    return owner;
  }

  private static Properties translations(Locale language) {
    return CACHE.computeIfAbsent(
        language.getLanguage(), each -> ResourceProperties.read(Messages.class, file(each)));
  }

  private static String file(String language) {
    return "/quadrille/languages/" + language + EXTENSION;
  }

  private static List<Locale> findLanguages() {
    URL known = Objects.requireNonNull(Messages.class.getResource(file("fr")));
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
      throw new IllegalStateException("the languages cannot be listed", e);
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

  /** The messages of one package in the file of a language. */
  private static final class Translated extends ResourceBundle {
    private final ResourceBundle english;
    private final Properties translations;
    private final String prefix;

    Translated(ResourceBundle english, Properties words, String prefix) {
      this.english = english;
      this.translations = words;
      this.prefix = prefix;
      setParent(english);
    }

    @Override
    protected @Nullable Object handleGetObject(String key) {
      return translations.getProperty(prefix + key);
    }

    @Override
    public Enumeration<String> getKeys() {
      return Collections.enumeration(english.keySet());
    }
  }
}
