package quadrille;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import org.jspecify.annotations.NullMarked;

/** Who may import whom: the floors of the house, seen from below. */
@AnalyzeClasses(packages = "quadrille", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

  @ArchTest static final ArchRule systemImportsNothing = mayImport("system");

  @ArchTest static final ArchRule textImportsSystem = mayImport("text", "system");

  @ArchTest static final ArchRule coreImportsText = mayImport("core", "text", "system");

  @ArchTest static final ArchRule searchImportsCore = mayImport("search", "core", "text", "system");

  @ArchTest static final ArchRule boardImportsCore = mayImport("board", "core", "text", "system");

  @ArchTest
  static final ArchRule matchImportsSearch = mayImport("match", "search", "core", "text", "system");

  @ArchTest
  static final ArchRule arenaImportsMatchAndRecords =
      mayImport("arena", "records", "match", "search", "core", "text", "system", "games");

  @ArchTest
  static final ArchRule gamesImportCoreSearchAndBoard =
      mayImport("games", "core", "search", "board", "text", "system");

  @ArchTest
  static final ArchRule recordsMeetGamesThroughTheList =
      noClasses()
          .that()
          .resideInAnyPackage(
              "quadrille.app..", "quadrille.arena..", "quadrille.cli..", "quadrille.records..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("quadrille.games.*..")
          .allowEmptyShould(true);

  @ArchTest
  static final ArchRule cliKnowsNoScreen =
      noClasses()
          .that()
          .resideInAnyPackage("quadrille.arena..", "quadrille.cli..", "quadrille.records..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("quadrille.app..", "quadrille.board..")
          .allowEmptyShould(true);

  @ArchTest
  static final ArchRule noGameImportsAnother =
      slices()
          .matching("quadrille.games.(*)..")
          .should()
          .notDependOnEachOther()
          .allowEmptyShould(true);

  @ArchTest
  static final ArchRule noCycles = slices().matching("quadrille.(*)..").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule onlyViewsTouchTheScreen =
      noClasses()
          .that()
          .resideInAnyPackage(
              "quadrille.system..",
              "quadrille.text..",
              "quadrille.core..",
              "quadrille.search..",
              "quadrille.match..",
              "quadrille.arena..",
              "quadrille.records..",
              "quadrille.cli..",
              "quadrille.games..")
          .and()
          .resideOutsideOfPackage("quadrille.games.*.view..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("javafx..");

  @ArchTest
  static final ArchRule everyPackageIsNullMarked =
      classes().that().resideInAPackage("quadrille.*..").should(standInANullMarkedPackage());

  private static ArchRule mayImport(String room, String... others) {
    return noClasses()
        .that()
        .resideInAPackage("quadrille." + room + "..")
        .should()
        .dependOnClassesThat(ours().and(outside(room, others)))
        .allowEmptyShould(true);
  }

  private static DescribedPredicate<JavaClass> ours() {
    return JavaClass.Predicates.resideInAPackage("quadrille..");
  }

  private static DescribedPredicate<JavaClass> outside(String room, String... others) {
    DescribedPredicate<JavaClass> inside =
        JavaClass.Predicates.resideInAPackage("quadrille." + room + "..");
    for (String other : others) {
      inside = inside.or(JavaClass.Predicates.resideInAPackage("quadrille." + other + ".."));
    }
    return DescribedPredicate.not(inside);
  }

  private static com.tngtech.archunit.lang.ArchCondition<JavaClass> standInANullMarkedPackage() {
    return com.tngtech.archunit.lang.ArchCondition.from(
        new DescribedPredicate<>("stand in a package marked @NullMarked") {
          @Override
          public boolean test(JavaClass each) {
            return each.getPackage().isAnnotatedWith(NullMarked.class);
          }
        });
  }
}
