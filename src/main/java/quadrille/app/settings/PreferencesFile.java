package quadrille.app.settings;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import quadrille.system.AtomicFiles;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Reads and writes the preferences file. A file that cannot be read as a whole, such as one of a
 * later version, is set aside, and what can be read of it is kept; a failure to write is logged.
 * Neither stops the program.
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
      ObjectNode read = json.readTree(Files.readString(file)).asObject();
      ObjectNode whole = defaults();
      whole.setAll(read);
      SavedPreferences saved = valueOf(whole);
      return saved == null ? readParts(read) : saved;
    } catch (NoSuchFileException e) {
      return SavedPreferences.DEFAULTS;
    } catch (IOException | JacksonException e) {
      LOG.log(Level.WARNING, "the preferences could not be read and are set aside: " + e);
      setAside();
      return SavedPreferences.DEFAULTS;
    }
  }

  /** The defaults, for what an older file lacks. */
  private ObjectNode defaults() {
    return json.valueToTree(SavedPreferences.DEFAULTS);
  }

  /** The preferences in a tree, or null if it has values that cannot be read. */
  private @Nullable SavedPreferences valueOf(JsonNode tree) {
    try {
      return json.treeToValue(tree, SavedPreferences.class);
    } catch (JacksonException e) {
      return null;
    }
  }

  private SavedPreferences readParts(ObjectNode read) {
    LOG.log(Level.WARNING, "a part of the preferences could not be read; they are set aside");
    setAside();
    ObjectNode all = defaults();
    addReadable(read, all, all);
    return json.treeToValue(all, SavedPreferences.class);
  }

  /**
   * Adds the values that can be read.
   *
   * @param to the part of the preferences that they belong to
   * @param all the preferences, which can be read
   */
  private void addReadable(ObjectNode read, ObjectNode to, ObjectNode all) {
    for (Map.Entry<String, JsonNode> each : read.properties()) {
      JsonNode before = to.get(each.getKey());
      to.set(each.getKey(), each.getValue());
      if (valueOf(all) == null) {
        to.remove(each.getKey());
        if (before != null) {
          to.set(each.getKey(), before);
        }
        if (before instanceof ObjectNode whole && each.getValue() instanceof ObjectNode parts) {
          addReadable(parts, whole, all);
        }
      }
    }
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
