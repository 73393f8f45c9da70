package quadrille.app.help;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import tools.jackson.databind.json.JsonMapper;

/**
 * Something of others that the program is made of.
 *
 * @param artifacts the jars that it comes as, without their versions; none for what lies in another
 */
record Library(String name, String licence, List<String> artifacts) {

  /** All of them, as they are listed beside this class. */
  static List<Library> all() {
    try (InputStream file = Library.class.getResourceAsStream("libraries.json")) {
      return List.of(JsonMapper.shared().readValue(file, Library[].class));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
