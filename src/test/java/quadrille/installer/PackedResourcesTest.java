package quadrille.installer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests the size of what the package cannot compress further. */
class PackedResourcesTest {
  private static final int MEGABYTE = 1_000_000;

  @Test
  void weightsAndEndgameTablesOfDamesTakeAtMostFiveMegabytes() throws IOException {
    long size = 0;
    for (Path each : weightsAndTables(Path.of("resources/quadrille/games/dames"))) {
      size += Files.size(each);
    }
    assertThat(size).isBetween(MEGABYTE * 1L, MEGABYTE * 5L);
  }

  private static List<Path> weightsAndTables(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(each -> each.toString().matches(".*[.](weights|bitbase)")).toList();
    }
  }
}
