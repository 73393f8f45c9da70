package quadrille.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The version that the build has written down. */
final class Version implements IVersionProvider {

  @Override
  public String[] getVersion() {
    return new String[] {"quadrille " + text()};
  }

  /** The number alone. */
  static String text() {
    Properties properties = new Properties();
    try (InputStream file = Version.class.getResourceAsStream("version.properties")) {
      properties.load(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return properties.getProperty("version");
  }
}
