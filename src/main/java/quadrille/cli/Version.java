package quadrille.cli;

import picocli.CommandLine.IVersionProvider;
import quadrille.core.Build;

/** What {@code --version} says. */
final class Version implements IVersionProvider {

  @Override
  public String[] getVersion() {
    return new String[] {"quadrille " + Build.current().version()};
  }
}
