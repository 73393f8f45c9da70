package quadrille.cli.options;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import quadrille.arena.file.ContestFile;
import quadrille.arena.file.ContestFileException;
import quadrille.cli.terminal.CommandFailedException;

/** The options for the file of a contest. */
public final class ContestFileOptions {
  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Writes every finished game to a new file, one JSON object per line.")
  private @Nullable Path out;

  @Option(
      names = "--resume",
      paramLabel = "FILE",
      description =
          "Resumes the match in a file written with --out. Give the same options as before; the"
              + " seed may be left out, and --games may be higher.")
  private @Nullable Path resume;

  /** Opens the file of the contest, or returns null if there is none. */
  public @Nullable ContestFile open() throws ContestFileException, CommandFailedException {
    if (out != null && resume != null) {
      throw new CommandFailedException("--resume continues its own file; leave out --out.");
    }
    return resume != null
        ? ContestFile.resume(resume)
        : out == null ? null : ContestFile.create(out);
  }
}
