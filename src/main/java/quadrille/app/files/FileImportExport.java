package quadrille.app.files;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.scene.input.Clipboard;
import org.jspecify.annotations.Nullable;
import quadrille.app.navigation.ImportExport;
import quadrille.app.navigation.Notice;
import quadrille.app.pictures.BoardImageRenderer;
import quadrille.app.pictures.PictureFormat;
import quadrille.app.ui.SystemClipboard;
import quadrille.board.skin.BoardPreferences;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.formats.GameFormat;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.records.files.GameFiles;
import quadrille.records.files.GameFormats;
import quadrille.system.AtomicFiles;
import quadrille.text.Text;

/** Reads and writes files of games for the window. */
public final class FileImportExport implements ImportExport {
  /** Reading a file of more bytes takes a time that is noticed. */
  private static final long LARGE_FILE_BYTES = 1_000_000;

  private final ImportExportHost host;
  private final FileDialogs dialogs;
  private final Executor fxExecutor;

  /**
   * @param front where what was read is shown
   * @param screen runs what it is given later, in order, on the screen's thread
   */
  public FileImportExport(ImportExportHost front, FileDialogs choice, Executor screen) {
    this.host = front;
    this.dialogs = choice;
    this.fxExecutor = screen;
  }

  @Override
  public void open() {
    List<FileDialogs.FileType> kinds = GameFormats.ALL.stream().map(this::fileType).toList();
    askForFile(() -> dialogs.showOpenDialog(localize("choose.open"), kinds)).ifPresent(this::open);
  }

  private FileDialogs.FileType fileType(GameFormat format) {
    return new FileDialogs.FileType(host.localize(format.name()), format.extensions());
  }

  private String localize(String key) {
    return host.localize(text(key));
  }

  private Optional<Path> askForFile(Supplier<Optional<Path>> question) {
    try {
      return question.get();
    } catch (UnsupportedOperationException e) {
      showNotice("error.no-dialog");
      return Optional.empty();
    }
  }

  @Override
  public void open(Path file) {
    runInBackground(
        () -> {
          String name = file.getFileName().toString();
          if (Files.size(file) > LARGE_FILE_BYTES) {
            fxExecutor.execute(() -> showNotice("reading", name));
          }
          String text = GameFiles.readText(file);
          return GameFileListing.of(name, text, GameFormats.of(text, name));
        },
        this::show,
        file.toString());
  }

  @Override
  public void open(String text, @Nullable Line here) {
    String name = localize("pasted");
    runInBackground(() -> PastedText.read(name, text, here), this::show, "");
  }

  private void show(GameFileListing listing) {
    GameTree only = listing.onlyGame();
    if (only != null) {
      show(only);
    } else if (listing.games() == 0 && listing.problems() == 1) {
      GameFileListing.Entry trouble = listing.entries().getFirst();
      if (trouble instanceof GameFileListing.ProblemEntry one) {
        showNotice("error.file", listing.name(), GameFiles.describe(one.problem()));
      }
    } else {
      host.showPanel(
          words ->
              new FileGamesPanel(listing, words, number -> show(listing, number), host::hidePanel)
                  .root());
    }
  }

  private void show(GameFileListing listing, int number) {
    runInBackground(
        () -> GameFiles.readGame(listing.format(), listing.text(), number),
        game -> {
          host.hidePanel();
          show(game);
        },
        listing.name());
  }

  private void show(GameTree game) {
    Games.find(game.game().id()).ifPresent(room -> host.openGame(room, game));
  }

  @Override
  public void paste(@Nullable Line here) {
    Clipboard clipboard = Clipboard.getSystemClipboard();
    if (clipboard.hasFiles()) {
      open(clipboard.getFiles().getFirst().toPath());
    } else {
      open(clipboard.hasString() ? clipboard.getString() : "", here);
    }
  }

  @Override
  public void copyPosition(Line line) {
    copy(line.game().notation().format(line.position()), "copied.position");
  }

  @Override
  public void copyGame(GameModule room, GameTree game) {
    try {
      copy(GameFormats.of(room).getFirst().write(List.of(game)), "copied.game");
    } catch (BadInputException e) {
      host.showNotice(Notice.of(e.text()));
    }
  }

  private void copy(String text, String told) {
    SystemClipboard.copy(text);
    showNotice(told);
  }

  @Override
  public void save(GameModule room, GameTree game, Line shown) {
    List<GameFormat> formats = GameFormats.of(room);
    List<FileDialogs.FileType> kinds =
        new ArrayList<>(formats.stream().map(this::fileType).toList());
    for (PictureFormat kind : PictureFormat.values()) {
      String called = localize("picture." + kind.extension());
      kinds.add(new FileDialogs.FileType(called, List.of(kind.extension())));
    }
    String name = room.game().id() + "." + formats.getFirst().extensions().getFirst();
    askForFile(() -> dialogs.showSaveDialog(localize("choose.save"), name, kinds))
        .ifPresent(
            file ->
                PictureFormat.of(file.getFileName().toString())
                    .ifPresentOrElse(
                        kind -> savePicture(kind, room, game, shown, file),
                        () -> save(room, game, file)));
  }

  /** A game that moves may take some seconds. */
  private void savePicture(
      PictureFormat kind, GameModule room, GameTree game, Line shown, Path file) {
    BoardImageRenderer pictures = new BoardImageRenderer(fxExecutor, host.colorScheme());
    BoardPreferences taste = host.boardPreferences(room);
    showNotice("drawing", file.getFileName().toString());
    runInBackground(
        () -> {
          AtomicFiles.write(file, pictures.render(kind, room, taste, game, shown));
          return file.getFileName().toString();
        },
        saved -> showNotice("saved", saved),
        file.toString());
  }

  /** The text is made at once, for the game may go on; only the disk is waited for elsewhere. */
  private void save(GameModule room, GameTree game, Path file) {
    String name = file.getFileName().toString();
    GameFormat format =
        Stream.of(GameFormats.byFileName(name).orElse(GameFormats.QUADRILLE))
            .filter(GameFormats.of(room)::contains)
            .findFirst()
            .orElse(GameFormats.QUADRILLE);
    try {
      byte[] content = format.write(List.of(game)).getBytes(StandardCharsets.UTF_8);
      runInBackground(
          () -> {
            AtomicFiles.write(file, content);
            return name;
          },
          saved -> showNotice("saved", saved),
          file.toString());
    } catch (BadInputException e) {
      host.showNotice(Notice.of(e.text()));
    }
  }

  @Override
  public void save(List<GameTree> games) {
    List<GameFormat> formats = formats(games);
    String name = localize("choose.games") + "." + formats.getFirst().extensions().getFirst();
    List<FileDialogs.FileType> kinds = formats.stream().map(this::fileType).toList();
    askForFile(() -> dialogs.showSaveDialog(localize("choose.save"), name, kinds))
        .ifPresent(file -> save(games, formats, file));
  }

  /** Those that can hold games of all these kinds, the usual one first. */
  private static List<GameFormat> formats(List<GameTree> games) {
    List<String> ids = games.stream().map(each -> each.game().id()).distinct().toList();
    return ids.size() == 1
        ? GameFormats.of(Games.get(ids.getFirst()))
        : List.of(GameFormats.QUADRILLE);
  }

  private void save(List<GameTree> games, List<GameFormat> formats, Path file) {
    String name = file.getFileName().toString();
    GameFormat format =
        GameFormats.byFileName(name).filter(formats::contains).orElse(GameFormats.QUADRILLE);
    runInBackground(
        () -> {
          AtomicFiles.writeString(file, format.write(games));
          return name;
        },
        saved -> showNotice("saved", saved),
        file.toString());
  }

  /** Something that takes a while. */
  private interface Task<T> {
    T run() throws IOException, BadInputException;
  }

  private <T> void runInBackground(Task<T> work, Consumer<T> then, String name) {
    Thread.ofVirtual().name("files").start(() -> runTask(work, then, name));
  }

  private <T> void runTask(Task<T> work, Consumer<T> then, String name) {
    try {
      T result = work.run();
      fxExecutor.execute(() -> then.accept(result));
    } catch (BadInputException e) {
      Text said = name.isEmpty() ? e.text() : text("error.file", name, e.text());
      fxExecutor.execute(() -> host.showNotice(Notice.of(said)));
    } catch (NoSuchFileException e) {
      fxExecutor.execute(() -> showNotice("error.missing", name));
    } catch (IOException e) {
      fxExecutor.execute(
          () -> showNotice(Files.isDirectory(Path.of(name)) ? "error.folder" : "error.io", name));
    } catch (OutOfMemoryError e) {
      fxExecutor.execute(() -> showNotice("error.memory", name));
    }
  }

  private void showNotice(String key, Object... arguments) {
    host.showNotice(Notice.of(text(key, arguments)));
  }

  private static Text text(String key, Object... arguments) {
    return Text.of(FileImportExport.class, key, arguments);
  }
}
