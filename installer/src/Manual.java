import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.codegen.docgen.manpage.ManPageGenerator;
import quadrille.cli.Cli;
import quadrille.cli.terminal.Terminal;

/**
 * Writes the manual pages as AsciiDoc and the completion for bash, both from the declared commands:
 * {@code java -cp … Manual.java FOLDER}.
 */
final class Manual {
  private Manual() {}

  public static void main(String[] arguments) throws IOException {
    Path folder = Path.of(arguments[0]);
    CommandLine commands = Cli.commandLine(Terminal.system());
    File pages = Files.createDirectories(folder.resolve("manual")).toFile();
    int status =
        ManPageGenerator.generateManPage(
            pages, null, new boolean[0], true, commands.getCommandSpec());
    if (status != 0) {
      throw new IOException("cannot write the manual pages to " + pages);
    }
    Files.writeString(
        folder.resolve("completion"), AutoComplete.bash("quadrille", commands).strip() + "\n");
  }
}
