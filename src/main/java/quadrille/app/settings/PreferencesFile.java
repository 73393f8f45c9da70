package quadrille.app.settings;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import quadrille.system.AtomicFiles;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Reads and writes the preferences file. An unreadable file is set aside, a failure to write is
 * logged; neither stops the program.
 */
public final class PreferencesFile {
  private static final System.Logger LOG = System.getLogger(PreferencesFile.class.getName());

  private final Path file;
  private final JsonMapper json =
      JsonMapper.builder()
          .enable(SerializationFeature.INDENT_OUTPUT)
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .disable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .build();

  public PreferencesFile(Path folder) {
    file = folder.resolve("preferences.json");
  }

  public SavedPreferences read() {
    try {
      return json.treeToValue(
          withDefaults(json.readTree(Files.readString(file))), SavedPreferences.class);
    } catch (NoSuchFileException e) {
      return SavedPreferences.DEFAULTS;
    } catch (IOException | JacksonException e) {
      LOG.log(Level.WARNING, "the preferences could not be read and are set aside: " + e);
      setAside();
      return SavedPreferences.DEFAULTS;
    }
  }

  /** Fills in defaults that an older file lacks. */
  private JsonNode withDefaults(JsonNode read) {
    ObjectNode all = json.valueToTree(SavedPreferences.DEFAULTS);
    return all.setAll(read.asObject());
  }

  private void setAside() {
    try {
      Path aside = file.resolveSibling("preferences.broken.json");
      Files.move(file, aside, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      LOG.log(Level.WARNING, "the preferences could not be set aside: " + e);
    }
  }

  public void write(SavedPreferences saved) {
    try {
      Files.createDirectories(file.getParent());
      AtomicFiles.writePrivate(file, json.writeValueAsString(saved));
    } catch (IOException | JacksonException e) {
      LOG.log(Level.WARNING, "the preferences could not be written: " + e);
    }
  }
}
