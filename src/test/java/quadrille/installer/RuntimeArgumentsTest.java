package quadrille.installer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.lang.module.Configuration;
import java.lang.module.ModuleFinder;
import java.lang.module.ResolvedModule;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests the modules that jlink puts into the runtime. */
class RuntimeArgumentsTest {

  @Test
  void runtimeHasEveryRequiredJavaModule() throws IOException {
    assertThat(resolve(ModuleFinder.of(), listed())).containsAll(required());
  }

  /** The Java modules that the program and its libraries require. */
  private static Set<String> required() {
    Path[] jars =
        Stream.of(new File("target/modules").listFiles())
            // JavaFX's empty jars contain no module.
            .filter(each -> !each.getName().matches("javafx-[a-z]+-[0-9.]+[.]jar"))
            .map(File::toPath)
            .toArray(Path[]::new);
    Path[] all = Arrays.copyOf(jars, jars.length + 1);
    all[jars.length] = Path.of("target/classes");
    Set<String> names = resolve(ModuleFinder.of(all), Set.of("quadrille"));
    names.removeIf(each -> !each.matches("(java|jdk)[.].*"));
    assertThat(names).contains("java.desktop");
    return names;
  }

  private static Set<String> listed() throws IOException {
    return ArgumentFile.read("runtime.args").values("--add-modules").stream()
        .flatMap(each -> Stream.of(each.split(",")))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> resolve(ModuleFinder finder, Set<String> roots) {
    return Configuration.empty().resolve(finder, ModuleFinder.ofSystem(), roots).modules().stream()
        .map(ResolvedModule::name)
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
