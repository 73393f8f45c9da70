package quadrille.cli.bench;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;
import quadrille.cli.terminal.CommandFailedException;

/** A version of the program, started anew for each measurement. */
final class BenchProgram {
  private static final String MAIN_CLASS = "quadrille.Quadrille";

  private final String name;
  private final List<String> command;

  /**
   * @param name what messages call it
   * @param command the program and its first arguments
   */
  private BenchProgram(String name, List<String> command) {
    this.name = name;
    this.command = command;
  }

  /** A start script or an installed program. */
  static BenchProgram script(Path file) {
    return new BenchProgram(file.toString(), List.of(file.toAbsolutePath().toString()));
  }

  /** The running version, started like this process. */
  static BenchProgram running() {
    return new BenchProgram("this version", java(null));
  }

  /** The running version, started like a {@link #jar}. */
  static BenchProgram runningAsJar() {
    CodeSource source = BenchProgram.class.getProtectionDomain().getCodeSource();
    return new BenchProgram(
        "this version", java(Path.of(URI.create(source.getLocation().toString()))));
  }

  /**
   * The classes in a jar, with the Java, the libraries and, but for the start cache, the options of
   * this process.
   */
  static BenchProgram jar(Path file) {
    return new BenchProgram(file.toString(), java(file.toAbsolutePath()));
  }

  /** Whether a file is a jar of Quadrille. */
  static boolean isOurs(Path file) {
    try (ZipFile jar = new ZipFile(file.toFile())) {
      return jar.getEntry(MAIN_CLASS.replace('.', '/') + ".class") != null;
    } catch (IOException e) {
      return false;
    }
  }

  /**
   * The command of this process. An agent, such as one that counts coverage, stays out: it would be
   * measured too.
   *
   * @param classes those to run instead, without a start cache, because it would not fit; null for
   *     those of this process
   */
  private static List<String> java(@Nullable Path classes) {
    List<String> command = new ArrayList<>();
    command.add(ProcessHandle.current().info().command().orElseThrow());
    for (String option : ManagementFactory.getRuntimeMXBean().getInputArguments()) {
      if (!isAboutModules(option)
          && !option.startsWith("-javaagent:")
          && (classes == null || !option.startsWith("-XX:AOTCache="))) {
        command.add(option);
      }
    }
    // Of two places with the same module or class the first one counts.
    String before = classes == null ? "" : classes + File.pathSeparator;
    String modules = System.getProperty("jdk.module.path");
    if (modules == null) {
      command.addAll(List.of("-cp", before + System.getProperty("java.class.path"), MAIN_CLASS));
    } else {
      command.addAll(List.of("--module-path", before + modules, "-m", "quadrille/" + MAIN_CLASS));
    }
    return command;
  }

  private static boolean isAboutModules(String option) {
    return option.startsWith("--module-path") || option.startsWith("-Djdk.module.");
  }

  /**
   * Searches the bench positions of a game in a fresh process.
   *
   * @param arguments those of {@code bench}, which prints one pass a line
   * @throws CommandFailedException if it prints anything else or fails
   */
  List<BenchPass> run(List<String> arguments) throws CommandFailedException, InterruptedException {
    List<String> all = new ArrayList<>(command);
    all.add("bench");
    all.addAll(arguments);
    List<BenchPass> passes = new ArrayList<>();
    String complaint = "it printed nothing";
    try {
      Process process = new ProcessBuilder(all).redirectErrorStream(true).start();
      process.getOutputStream().close();
      try (BufferedReader lines = process.inputReader()) {
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
          if (line.startsWith("{")) {
            passes.add(BenchPass.parse(line));
          } else if (!line.isBlank()) {
            complaint = line.strip();
          }
        }
      } finally {
        process.destroy();
      }
      if (process.waitFor() == 0 && !passes.isEmpty()) {
        return passes;
      }
    } catch (IOException | IllegalArgumentException e) {
      complaint = String.valueOf(e.getMessage());
    }
    throw new CommandFailedException("cannot measure " + name + ": " + complaint);
  }
}
