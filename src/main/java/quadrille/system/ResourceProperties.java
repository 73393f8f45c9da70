package quadrille.system;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Properties;

/** The properties files that the program brings along. */
public final class ResourceProperties {
  private ResourceProperties() {}

  /**
   * Reads one.
   *
   * @param beside a class of the package that it is in
   * @param file its name, or its path from the root if it begins with a slash; in UTF-8
   */
  public static Properties read(Class<?> beside, String file) {
    Properties properties = new Properties();
    try (InputStream in = Objects.requireNonNull(beside.getResourceAsStream(file), file)) {
      properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return properties;
  }
}
