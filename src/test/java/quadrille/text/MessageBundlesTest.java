package quadrille.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.BreakIterator;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quadrille.app.table.model.StatusText;
import quadrille.core.Game;
import quadrille.core.Rules;
import quadrille.core.Side;
import quadrille.games.dames.DamesGame;
import quadrille.games.hex.HexGame;

/** The messages of every package: every language complete and well-formed. */
class MessageBundlesTest {
  private static final Path RESOURCES = Path.of("resources");
  private static final Path GAMES = RESOURCES.resolve("quadrille/games");
  private static final Path SOURCES = Path.of("src/main/java");
  private static final Pattern ARGUMENT = Pattern.compile("\\{(\\d+)");
  private static final Pattern SHOWN = Pattern.compile("\"%([^\"]+)\"");
  private static final Pattern SAID =
      Pattern.compile("\\.localize\\(\\s*(\\w+)\\.class,\\s*\"([^\"]+)\"\\s*[,)]");

  /** A view names a text of its own package. */
  private static final Pattern OWN =
      Pattern.compile("(?<![.\\w])localize\\(\\s*\"([^\"]+)\"\\s*[,)]");

  /** What a control shows or a screen reader says, written out where it is made. */
  private static final Pattern WRITTEN =
      Pattern.compile(
          "(?:new (?:Label|Button|ToggleButton|CheckBox|MenuItem|CheckMenuItem|RadioMenuItem|Menu"
              + "|Tooltip|Tab|Hyperlink)\\(\\s*|set(?:Text|PromptText|AccessibleText|AccessibleHelp|Title"
              + "|HeaderText|ContentText)\\(\\s*)\"([^\"]*\\p{L}[^\"]*)\"");

  private static final Pattern WRITTEN_IN_SCENE =
      Pattern.compile(
          "(?:text|promptText|accessibleText|accessibleHelp|label|title)=\"([^%\"$][^\"]*)\"");
  private static final Pattern USED =
      Pattern.compile(
          "(?:Text\\.of|new BadInputException)" + "\\(\\s*(\\w+)\\.class,\\s*\"([^\"]+)\"\\s*[,)]");

  /** The English bundles. */
  static Stream<Path> bundles() throws IOException {
    return find(RESOURCES, "messages.properties").stream();
  }

  /** The files of the other languages, without the texts of the games. */
  static Stream<Path> languages() throws IOException {
    return find(RESOURCES.resolve("quadrille/languages"), ".properties").stream();
  }

  /** All translations: the files of the languages, and those of a game. A game may have none. */
  static Stream<Path> translations() throws IOException {
    Stream<Path> games =
        find(GAMES, ".properties").stream()
            .filter(file -> file.getFileName().toString().startsWith("messages_"));
    return Stream.concat(languages(), games);
  }

  @ParameterizedTest
  @MethodSource("translations")
  void aTranslationIsComplete(Path translation) throws IOException {
    assertThat(read(translation).keySet()).isEqualTo(english(translation).keySet());
  }

  @ParameterizedTest
  @MethodSource("translations")
  void aTranslationUsesTheSameArgumentsAsEnglish(Path translation) throws IOException {
    Properties theirs = read(translation);
    english(translation)
        .forEach(
            (key, text) -> {
              String translated = theirs.getProperty((String) key, "");
              assertThat(arguments(translated)).as("%s", key).isEqualTo(arguments((String) text));
            });
  }

  @Test
  void everyTextIsAPatternThatShowsItsArguments() throws IOException {
    for (Path file : Stream.concat(bundles(), translations()).toList()) {
      read(file).forEach((key, text) -> assertShowsArguments((String) text, file + " " + key));
    }
  }

  @Test
  void noLineOfFrenchBeginsWithItsPunctuation() throws IOException {
    List<String> loose = new ArrayList<>();
    for (Path file :
        translations()
            .filter(
                each -> each.endsWith("fr.properties") || each.endsWith("messages_fr.properties"))
            .toList()) {
      read(file)
          .forEach(
              (key, text) -> {
                BreakIterator lines = BreakIterator.getLineInstance(Locale.FRENCH);
                lines.setText((String) text);
                for (int at = lines.next(); at < ((String) text).length(); at = lines.next()) {
                  if (";:!?»".indexOf(((String) text).charAt(at)) >= 0) {
                    loose.add(key + "=" + text);
                  }
                }
              });
    }
    // The marks of annotated moves stand alone.
    assertThat(loose).allMatch(each -> each.startsWith("app.table/review.counts="));
  }

  @Test
  void theLanguagesOnOfferAreThoseThatHaveAFile() throws IOException {
    assertThat(Messages.languages()).contains(Locale.ENGLISH, Locale.FRENCH);
    assertThat(Messages.languages()).hasSize(1 + (int) languages().count());
    assertThat(Messages.languageFor(Locale.of("tlh"))).isEqualTo(Locale.ENGLISH);
    assertThat(Messages.languageFor(Locale.CANADA_FRENCH)).isEqualTo(Locale.FRENCH);
  }

  @Test
  void aPackageMayHaveItsOwnTranslationAndWhatItLacksIsEnglish() {
    assertThat(Text.of(MessageBundlesTest.class, "translated").in(Locale.FRENCH))
        .isEqualTo("en français");
    assertThat(Text.of(MessageBundlesTest.class, "untranslated").in(Locale.FRENCH))
        .isEqualTo("in English");
  }

  @Test
  void aVerbAgreesWithTheNameOfASide() {
    Text winner = Text.of(StatusText.class, "status.winner", side(new DamesGame()));
    assertThat(winner.in(Locale.FRENCH)).isEqualTo("Les Blancs gagnent");
    assertThat(winner.in(Locale.ENGLISH)).isEqualTo("White wins");
    assertThat(Text.of(StatusText.class, "status.winner", side(new HexGame())).in(Locale.FRENCH))
        .isEqualTo("Rouge gagne");
    assertThat(Text.of(StatusText.class, "status.winner", "Ada").in(Locale.FRENCH))
        .isEqualTo("Ada gagne");
  }

  private static Text side(Game game) {
    return game.sideName(Side.FIRST, Rules.defaults(game));
  }

  /** The English texts of a translation, with the keys they have there. */
  private static Properties english(Path translation) throws IOException {
    if (translation.startsWith(GAMES)) {
      return read(translation.resolveSibling("messages.properties"));
    }
    Properties program = new Properties();
    for (Path file : bundles().filter(each -> !each.startsWith(GAMES)).toList()) {
      String owner = "" + RESOURCES.resolve("quadrille").relativize(file).getParent();
      String prefix = owner.replace(File.separatorChar, '.') + "/";
      read(file).forEach((key, text) -> program.put(prefix + key, text));
    }
    return program;
  }

  // A lone apostrophe would quote what follows it, arguments and all.
  private static void assertShowsArguments(String text, String what) {
    assertThat(text).as(what).isNotBlank();
    Object[] values = {"{v0}", "{v1}", "{v2}", "{v3}", "{v4}", "{v5}"};
    String shown = new MessageFormat(text.replaceAll(",(number|choice)[^}]*", "")).format(values);
    for (String argument : arguments(text)) {
      assertThat(shown).as(what).contains("{v" + argument + "}");
    }
  }

  @Test
  void everyTextThatTheCodeNamesExists() throws IOException {
    Map<String, Path> sources = new HashMap<>();
    for (Path source : find(SOURCES, ".java")) {
      sources.put(("" + source.getFileName()).replace(".java", ""), source);
    }
    List<String> missing = new ArrayList<>();
    Map<Pattern, Integer> checked = new HashMap<>();
    for (Path source : sources.values()) {
      String code = Files.readString(source);
      for (Pattern pattern : List.of(USED, SAID)) {
        for (MatchResult use : pattern.matcher(code).results().toList()) {
          Path owner =
              Objects.requireNonNull(sources.get(use.group(1)), source + ": " + use.group());
          checked.merge(pattern, 1, Integer::sum);
          if (!messages(owner).containsKey(use.group(2))) {
            missing.add(source + ": " + use.group(2));
          }
        }
      }
      for (MatchResult use : OWN.matcher(code).results().toList()) {
        checked.merge(OWN, 1, Integer::sum);
        if (!messages(source).containsKey(use.group(1))) {
          missing.add(source + ": " + use.group(1));
        }
      }
    }
    assertThat(missing).isEmpty();
    assertThat(checked.get(USED)).isGreaterThan(50);
    assertThat(checked.get(SAID)).isGreaterThan(5);
    assertThat(checked.get(OWN)).isGreaterThan(40);
  }

  @Test
  void everyTextThatAnFxmlFileNamesExists() throws IOException {
    List<String> missing = new ArrayList<>();
    int checked = 0;
    for (Path screen : find(RESOURCES, ".fxml")) {
      Properties texts = read(bundleFor(screen));
      for (MatchResult shown : SHOWN.matcher(Files.readString(screen)).results().toList()) {
        checked++;
        if (!texts.containsKey(shown.group(1))) {
          missing.add(screen + ": " + shown.group(1));
        }
      }
    }
    assertThat(missing).isEmpty();
    assertThat(checked).isGreaterThan(100);
  }

  /** Except the name of the program, which is the same in every language. */
  @Test
  void noTextForTheScreenIsWrittenIntoCode() throws IOException {
    List<String> written = new ArrayList<>();
    for (Path source : find(SOURCES, ".java")) {
      WRITTEN
          .matcher(Files.readString(source))
          .results()
          .map(found -> found.group(1))
          .filter(text -> !text.equals("Quadrille"))
          .forEach(text -> written.add(source + ": " + text));
    }
    assertThat(written).isEmpty();
  }

  @Test
  void noTextForTheScreenIsWrittenIntoAnFxmlFile() throws IOException {
    List<String> written = new ArrayList<>();
    for (Path screen : find(RESOURCES, ".fxml")) {
      WRITTEN_IN_SCENE
          .matcher(Files.readString(screen))
          .results()
          .forEach(found -> written.add(screen + ": " + found.group(1)));
    }
    assertThat(written).isEmpty();
  }

  private static Properties messages(Path source) throws IOException {
    return read(bundleFor(RESOURCES.resolve(SOURCES.relativize(source))));
  }

  /** The English bundle of the folder that a file is in, or of the nearest one around it. */
  private static Path bundleFor(Path file) {
    Path bundle = file.resolveSibling("messages.properties");
    while (!Files.exists(bundle)) {
      bundle = bundle.resolveSibling("../messages.properties").normalize();
    }
    return bundle;
  }

  /** Without the grammatical numbers of the arguments, which a language may do without. */
  private static Set<String> arguments(String text) {
    Set<String> arguments = new TreeSet<>();
    Matcher matcher = ARGUMENT.matcher(text);
    while (matcher.find()) {
      if (matcher.group(1).length() == 1) {
        arguments.add(matcher.group(1));
      }
    }
    return arguments;
  }

  private static List<Path> find(Path root, String ending) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      return files.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    }
  }

  private static Properties read(Path file) throws IOException {
    Properties properties = new Properties();
    try (Reader reader = Files.newBufferedReader(file)) {
      properties.load(reader);
    }
    return properties;
  }
}
