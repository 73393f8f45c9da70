package quadrille;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;

/** Tests which package may import which, and the sizes and names of packages and files. */
@AnalyzeClasses(packages = "quadrille", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
  private static final int MAX_FILES = 25;

  /** Files that may depend on each other. */
  private static final List<Set<String>> ACCEPTED_CIRCLES =
      List.of(
          // A position asks for its moves or their number and prints itself.
          Set.of(
              "CaptureSearch",
              "DamesMoveCounter",
              "DamesMoveGenerator",
              "DamesPosition",
              "Fen",
              "LargeBoardMoves",
              "SmallBoardCaptures",
              "SmallBoardMoves"),
          Set.of("DotsNotation", "DotsPosition"),
          Set.of("HexxagonNotation", "HexxagonPosition"),
          // The protocol creates its two sides, which read and write its words.
          Set.of("HexProtocol", "HtpClock", "HtpDialogue", "HtpDriver", "HtpSession"));

  @ArchTest static final ArchRule systemImportsNothing = mayImport("system");

  @ArchTest static final ArchRule textImportsSystem = mayImport("text", "system");

  @ArchTest static final ArchRule coreImportsText = mayImport("core", "text", "system");

  @ArchTest static final ArchRule searchImportsCore = mayImport("search", "core", "text", "system");

  @ArchTest static final ArchRule boardImportsCore = mayImport("board", "core", "text", "system");

  @ArchTest
  static final ArchRule gamesImportSearchAndBoard =
      mayImport("games", "search", "board", "core", "text", "system");

  @ArchTest
  static final ArchRule matchImportsSearch = mayImport("match", "search", "core", "text", "system");

  @ArchTest
  static final ArchRule recordsImportMatchAndTheListOfGames =
      mayImport("records", "match", "games", "search", "core", "text", "system");

  /** A contest is written in the format of the records. */
  @ArchTest
  static final ArchRule arenaImportsMatchAndRecords =
      mayImport("arena", "match", "records", "search", "core", "text", "system");

  /**
   * A table tells those who join what the board looks like, but draws nothing, and those who watch
   * computers what their searches have found.
   */
  @ArchTest
  static final ArchRule networkImportsMatchRecordsAndTheListOfGames =
      mayImport(
          "network", "match", "records", "games", "board", "search", "core", "text", "system");

  @ArchTest
  static final ArchRule cliImportsAllButTheScreen =
      mayImport(
          "cli", "arena", "network", "match", "records", "games", "search", "core", "text",
          "system");

  @ArchTest
  static final ArchRule appImportsAllButTheCommandLine =
      mayImport(
          "app", "arena", "network", "match", "records", "games", "board", "search", "core", "text",
          "system");

  @ArchTest
  static final ArchRule onlyTheListOfGamesKnowsTheGames =
      noClasses()
          .that(resideInAnyPackage("quadrille..").and(not(resideInAPackage("quadrille.games.."))))
          .should()
          .dependOnClassesThat()
          .resideInAPackage("quadrille.games.*..");

  @ArchTest
  static final ArchRule noGameImportsAnother =
      slices().matching("quadrille.games.(*)..").should().notDependOnEachOther();

  @ArchTest
  static final ArchRule noCycles = slices().matching("quadrille.(*)..").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule noCyclesInTheApp =
      slices().matching("quadrille.app.(*)..").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule onlyViewsUseJavaFx =
      noClasses()
          .that()
          .resideOutsideOfPackages(
              "quadrille.app..", "quadrille.board..", "quadrille.games.*.view..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("javafx..");

  @ArchTest
  static final ArchRule everyPackageIsNullMarked =
      classes().that().resideInAPackage("quadrille.*..").should(beInANullMarkedPackage());

  @ArchTest
  static void noTwoClassesHaveTheSameName(JavaClasses all) {
    Map<String, Long> counts =
        files(all).collect(groupingBy(JavaClass::getSimpleName, TreeMap::new, counting()));
    assertThat(counts).allSatisfy((name, count) -> assertThat(count).as(name).isEqualTo(1));
  }

  @ArchTest
  static void noPackageHasTooManyFiles(JavaClasses all) {
    Map<String, Long> counts =
        files(all).collect(groupingBy(JavaClass::getPackageName, TreeMap::new, counting()));
    assertThat(counts)
        .allSatisfy((name, count) -> assertThat(count).as(name).isLessThanOrEqualTo(MAX_FILES));
  }

  @ArchTest
  static void noFilesOfAPackageDependOnEachOtherInACircle(JavaClasses all) {
    Map<String, Set<String>> uses = new TreeMap<>();
    for (JavaClass each : all) {
      for (Dependency dependency : each.getDirectDependenciesFromSelf()) {
        JavaClass target = dependency.getTargetClass().getBaseComponentType();
        if (target.getPackageName().equals(each.getPackageName())) {
          uses.computeIfAbsent(file(each), name -> new TreeSet<>()).add(file(target));
        }
      }
    }
    for (String file : uses.keySet()) {
      Set<String> circle = new TreeSet<>(reachable(uses, file));
      circle.removeIf(other -> !reachable(uses, other).contains(file));
      Set<String> names = circle.stream().map(ArchitectureTest::simpleName).collect(toSet());
      assertThat(names.size() < 2 || ACCEPTED_CIRCLES.stream().anyMatch(a -> a.containsAll(names)))
          .as("%s", circle)
          .isTrue();
    }
  }

  /** Returns all files that a file depends on, directly or through others. */
  private static Set<String> reachable(Map<String, Set<String>> uses, String file) {
    Set<String> found = new TreeSet<>(uses.getOrDefault(file, Set.of()));
    for (int before = 0; before < found.size(); ) {
      before = found.size();
      Set.copyOf(found).forEach(each -> found.addAll(uses.getOrDefault(each, Set.of())));
    }
    return found;
  }

  private static Stream<JavaClass> files(JavaClasses all) {
    return all.stream()
        .filter(JavaClass::isTopLevelClass)
        .filter(each -> !each.getSimpleName().equals("package-info"));
  }

  /** Returns the name of the top-level class around a class. */
  private static String file(JavaClass each) {
    return each.getName().replaceFirst("\\$.*", "");
  }

  private static String simpleName(String file) {
    return file.substring(file.lastIndexOf('.') + 1);
  }

  private static ArchRule mayImport(String room, String... others) {
    String[] allowed =
        Stream.concat(Stream.of(room), Stream.of(others))
            .map(each -> "quadrille." + each + "..")
            .toArray(String[]::new);
    return noClasses()
        .that()
        .resideInAPackage("quadrille." + room + "..")
        .should()
        .dependOnClassesThat(resideInAPackage("quadrille..").and(not(resideInAnyPackage(allowed))));
  }

  private static ArchCondition<JavaClass> beInANullMarkedPackage() {
    return ArchCondition.from(
        new DescribedPredicate<>("be in a package marked @NullMarked") {
          @Override
          public boolean test(JavaClass each) {
            return each.getPackage().isAnnotatedWith(NullMarked.class);
          }
        });
  }
}
