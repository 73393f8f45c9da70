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
record ThirdPartyLibrary(String name, String licence, List<String> artifacts) {

  /** All of them, as they are listed beside this class. */
  static List<ThirdPartyLibrary> all() {
    try (InputStream file = ThirdPartyLibrary.class.getResourceAsStream("libraries.json")) {
      return List.of(JsonMapper.shared().readValue(file, ThirdPartyLibrary[].class));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
