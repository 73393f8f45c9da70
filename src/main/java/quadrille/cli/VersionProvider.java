package quadrille.cli;

import picocli.CommandLine.IVersionProvider;
import quadrille.system.BuildInfo;

/** Provides the output of {@code --version}. */
final class VersionProvider implements IVersionProvider {

  @Override
  public String[] getVersion() {
    return new String[] {"quadrille " + BuildInfo.current().version()};
  }
}
