package quadrille.cli.options;

import picocli.CommandLine.Option;

/** The option for the book of openings of computers at a table with others. */
public final class BookOption {
  @Option(
      names = "--no-book",
      description =
          "Computers search their openings too, instead of playing them from a book; see quadrille"
              + " book --help.")
  private boolean none;

  /** Whether computers play from a book. */
  public boolean isOn() {
    return !none;
  }
}
