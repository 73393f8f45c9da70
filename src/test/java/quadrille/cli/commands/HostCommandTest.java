package quadrille.cli.commands;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.ExitCode;
import quadrille.cli.CliRun;

@Timeout(60)
class HostCommandTest {
  @TempDir private Path folder;

  @BeforeEach
  void setDataFolder() {
    System.setProperty("quadrille.data", folder.toString());
  }

  @AfterEach
  void unsetDataFolder() {
    System.clearProperty("quadrille.data");
  }

  private static CliRun host() {
    return host("0");
  }

  private static CliRun host(String port) {
    return CliRun.of(
        "host",
        "dots",
        "--set",
        "size=1",
        "--first",
        "level:1",
        "--second",
        "level:1",
        "--port",
        port,
        "--listen",
        "this_computer");
  }

  @Test
  void keepsItsGames() {
    CliRun run = host();

    assertThat(run.status()).as(run.err()).isEqualTo(ExitCode.OK);
    assertThat(CliRun.of("history", "list").out()).contains("dots");
  }

  @Test
  void failsIfItsPortIsInUse() throws Exception {
    try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      CliRun run = host(String.valueOf(other.getLocalPort()));

      assertThat(run.status()).isEqualTo(ExitCode.SOFTWARE);
      assertThat(run.err()).contains(String.valueOf(other.getLocalPort()));
    }
  }

  @Test
  void failsIfItsGamesCannotBeKept() throws Exception {
    Files.createDirectory(folder.resolve("quadrille.db"));

    CliRun run = host();

    assertThat(run.status()).isEqualTo(ExitCode.SOFTWARE);
    assertThat(run.err())
        .contains("Games are not saved: ")
        .endsWith("not every game was kept to its end.\n");
  }
}
