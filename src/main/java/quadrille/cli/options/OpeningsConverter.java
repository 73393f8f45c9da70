package quadrille.cli.options;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import quadrille.arena.openings.BalancedOpenings;
import quadrille.arena.openings.ListedOpenings;
import quadrille.arena.openings.Openings;
import quadrille.arena.openings.RandomOpenings;
import quadrille.cli.terminal.CommandFailedException;
import quadrille.core.BadInputException;
import quadrille.core.Line;

/** Reads how games begin: {@code balanced}, {@code random:K} or the path of a file. */
final class OpeningsConverter implements ITypeConverter<OpeningsConverter.Source> {
  private static final String RANDOM_PREFIX = "random:";

  /** Opens a source of openings. */
  interface Source {
    Openings open(Line start, long seed) throws BadInputException, CommandFailedException;
  }

  @Override
  public Source convert(String text) {
    String spec = text.strip();
    String word = spec.toLowerCase(Locale.ROOT);
    if (word.equals(BalancedOpenings.SPEC)) {
      return BalancedOpenings::of;
    }
    if (word.startsWith(RANDOM_PREFIX)) {
      int plies =
          new NumberConverters.CountOrZero().convert(spec.substring(RANDOM_PREFIX.length()));
      return (start, seed) -> new RandomOpenings(start, plies, seed);
    }
    return (start, seed) -> read(spec, start, seed);
  }

  private static Openings read(String file, Line start, long seed)
      throws BadInputException, CommandFailedException {
    try {
      return ListedOpenings.read(file, Files.readAllLines(Path.of(file)), start, seed);
    } catch (IOException | InvalidPathException e) {
      throw new CommandFailedException("cannot read the openings of " + file + ".", e);
    }
  }
}
