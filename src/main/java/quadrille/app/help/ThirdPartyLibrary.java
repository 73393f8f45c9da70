package quadrille.app.help;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import tools.jackson.databind.json.JsonMapper;

/**
 * A library that the program includes.
 *
 * @param artifacts its jars without versions; empty if it is part of another jar
 */
record ThirdPartyLibrary(String name, String licence, List<String> artifacts) {

  /** All libraries, from the list beside this class. */
  static List<ThirdPartyLibrary> all() {
    try (InputStream file = ThirdPartyLibrary.class.getResourceAsStream("libraries.json")) {
      return List.of(JsonMapper.shared().readValue(file, ThirdPartyLibrary[].class));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
