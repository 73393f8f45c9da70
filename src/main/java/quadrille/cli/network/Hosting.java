package quadrille.cli.network;

import quadrille.cli.terminal.CommandFailedException;
import quadrille.core.BadInputException;
import quadrille.network.host.HostOptions;
import quadrille.network.host.TableHost;

/** Opens tables for commands; a port that is in use is no wrong usage. */
public final class Hosting {
  private Hosting() {}

  /**
   * Opens a table at the port of the options.
   *
   * @throws CommandFailedException if it cannot listen, as when the port is taken; says why
   */
  public static TableHost open(HostOptions options) throws CommandFailedException {
    try {
      return TableHost.open(options);
    } catch (BadInputException e) {
      throw new CommandFailedException(e);
    }
  }

  /**
   * Opens a table at another port if that of the options is taken.
   *
   * @throws CommandFailedException if it cannot listen at all; says why
   */
  public static TableHost openAnywhere(HostOptions options) throws CommandFailedException {
    try {
      return TableHost.openAnywhere(options);
    } catch (BadInputException e) {
      throw new CommandFailedException(e);
    }
  }
}
