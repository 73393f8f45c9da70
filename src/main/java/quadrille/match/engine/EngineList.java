package quadrille.match.engine;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import quadrille.system.AtomicFiles;
import quadrille.system.UserFolders;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** The user's external engines, stored in {@code engines.json} in the data folder. */
public final class EngineList {
  private final Path file;

  public EngineList(Path folder) {
    file = folder.resolve("engines.json");
  }

  /** The list in the user's data folder. */
  public static EngineList inDataFolder() {
    return new EngineList(UserFolders.data());
  }

  public Path file() {
    return file;
  }

  /**
   * The engines in the order they were added.
   *
   * @throws EngineListException when the file cannot be read
   */
  public List<EngineEntry> read() throws EngineListException {
    try {
      return List.of(JsonMapper.shared().readValue(Files.readString(file), EngineEntry[].class));
    } catch (NoSuchFileException e) {
      return List.of();
    } catch (IOException e) {
      throw new EngineListException("error.list-file", file);
    } catch (JacksonException | NullPointerException e) {
      throw new EngineListException("error.list", file);
    }
  }

  /** The engine with that name, or null. */
  public @Nullable EngineEntry byName(String name) throws EngineListException {
    return read().stream().filter(each -> each.name().equals(name)).findFirst().orElse(null);
  }

  /** Adds an engine, or replaces the one with the same name. */
  public void add(EngineEntry entry) throws EngineListException, IOException {
    try (FileChannel _ = lock()) {
      List<EngineEntry> all = new ArrayList<>(read());
      all.removeIf(each -> each.name().equals(entry.name()));
      all.add(entry);
      write(all);
    }
  }

  /**
   * Removes an engine.
   *
   * @return false if there is none with that name
   */
  public boolean remove(String name) throws EngineListException, IOException {
    try (FileChannel _ = lock()) {
      List<EngineEntry> all = new ArrayList<>(read());
      boolean removed = all.removeIf(each -> each.name().equals(name));
      if (removed) {
        write(all);
      }
      return removed;
    }
  }

  /** Lets no other program change the list until the channel is closed. */
  private FileChannel lock() throws IOException {
    Files.createDirectories(file.getParent());
    Path lock = file.resolveSibling(file.getFileName() + ".lock");
    FileChannel channel =
        FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    channel.lock();
    return channel;
  }

  private void write(List<EngineEntry> all) throws IOException {
    String text = JsonMapper.shared().writerWithDefaultPrettyPrinter().writeValueAsString(all);
    AtomicFiles.writePrivate(file, text);
  }
}
