package quadrille.games.dames.bitbase;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import quadrille.core.Settings;
import quadrille.games.dames.DamesRules;
import quadrille.search.bitbase.BitbaseMaker;
import quadrille.system.AtomicFiles;

/** Makes the bitbases of Dames, on boards of one word. */
public final class DamesBitbaseMaker implements BitbaseMaker {
  private final DamesRules rules;

  /** For games with these settings. */
  public DamesBitbaseMaker(Settings settings) {
    rules = DamesRules.of(settings);
  }

  @Override
  public int maxPieces() {
    return Material.maxPieces(rules.board());
  }

  @Override
  public Path folder() {
    return new Bitbases(rules).folder();
  }

  @Override
  public void make(int pieces, @Nullable Path directory, Listener listener) throws IOException {
    Bitbases tables = new Bitbases(rules);
    Path folder = directory == null ? tables.folder() : directory;
    List<Material> classes = new ArrayList<>();
    for (int count = MIN_PIECES; count <= pieces; count++) {
      classes.addAll(Material.ofPieces(count));
    }
    Set<Material> ready = new HashSet<>();
    for (int i = 0; i < classes.size(); i++) {
      Material material = classes.get(i);
      if (ready.contains(material)
          || isShipped(tables, directory, material)
          || isThere(tables, folder, material)) {
        continue;
      }
      listener.started(material.toString(), i + 1, classes.size());
      RetrogradeAnalysis analysis = RetrogradeAnalysis.ofResults(tables, material);
      analysis.run(() -> false);
      write(tables, folder, analysis, false, material, listener);
      Material swapped = material.swapped();
      if (!swapped.equals(material) && !isShipped(tables, directory, swapped)) {
        write(tables, folder, analysis, true, swapped, listener);
      }
      ready.add(swapped);
    }
  }

  /** Whether the program brings a table along, which then is not to be made; adds it. */
  private static boolean isShipped(Bitbases tables, @Nullable Path directory, Material material)
      throws IOException {
    return directory == null && tables.readResource(material);
  }

  /**
   * Whether a table is in the folder and undamaged; adds it.
   *
   * @throws IOException if it cannot be read, or its file holds something else
   */
  private static boolean isThere(Bitbases tables, Path folder, Material material)
      throws IOException {
    try {
      return tables.read(folder, material);
    } catch (BitbaseFormatException e) {
      if (e.isForeign()) {
        Path file = Bitbases.file(folder, material);
        IOException foreign =
            new FileSystemException(
                file.toString(), null, e.getMessage() + ", and is left as it is");
        foreign.initCause(e);
        throw foreign;
      }
      return false;
    }
  }

  private static void write(
      Bitbases tables,
      Path folder,
      RetrogradeAnalysis analysis,
      boolean swapped,
      Material material,
      Listener listener)
      throws IOException {
    byte[] file = Bitbase.write(analysis.results(swapped), tables.name(), material);
    Files.createDirectories(folder);
    AtomicFiles.write(Bitbases.file(folder, material), file);
    tables.add(file, material);
    listener.finished(
        new Contents(
            material.toString(),
            analysis.count(swapped, EndgameResult.WIN),
            analysis.count(swapped, EndgameResult.DRAW),
            analysis.count(swapped, EndgameResult.LOSS),
            file.length));
  }
}
