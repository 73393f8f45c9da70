package quadrille.system;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/** Reads the properties and text files that come with the program, in UTF-8. */
public final class ResourceProperties {
  private ResourceProperties() {}

  /**
   * Reads a file that must be there.
   *
   * @param beside a class of the package the file is in
   * @param file its name, or its path from the root if it begins with a slash
   * @throws IllegalArgumentException if there is no such file
   */
  public static Properties read(Class<?> beside, String file) {
    InputStream in = beside.getResourceAsStream(file);
    if (in == null) {
      throw new IllegalArgumentException("no resource " + file + " beside " + beside.getName());
    }
    return load(in);
  }

  /** Reads a file that may be missing; it is then read as an empty one. */
  public static Properties readIfPresent(Class<?> beside, String file) {
    return load(beside.getResourceAsStream(file));
  }

  /** Reads the lines of a text file that may be missing; it then has none. */
  public static List<String> linesIfPresent(Class<?> beside, String file) {
    try (InputStream in = beside.getResourceAsStream(file)) {
      return in == null
          ? List.of()
          : new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Properties load(@Nullable InputStream resource) {
    Properties properties = new Properties();
    try (InputStream in = resource) {
      if (in != null) {
        properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return properties;
  }
}
