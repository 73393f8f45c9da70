package quadrille;

import java.util.List;
import quadrille.cli.Cli;
import quadrille.cli.Terminal;

/** The entry of the program. */
public final class Quadrille {
  private Quadrille() {}

  public static void main(String[] arguments) {
    System.exit(Cli.run(Terminal.system(), List.of(), arguments));
  }
}
