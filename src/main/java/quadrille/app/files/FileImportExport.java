package quadrille.app.files;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.scene.Scene;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.TransferMode;
import org.jspecify.annotations.Nullable;
import quadrille.app.navigation.ImportExport;
import quadrille.app.navigation.Navigator;
import quadrille.app.navigation.Notice;
import quadrille.app.navigation.ShownScreen;
import quadrille.app.pictures.BoardImageRenderer;
import quadrille.app.pictures.PictureFormat;
import quadrille.app.settings.Preferences;
import quadrille.app.ui.SystemClipboard;
import quadrille.board.skin.BoardPreferences;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.formats.GameFormat;
import quadrille.core.formats.GameLink;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.records.files.GameFiles;
import quadrille.records.files.GameFormats;
import quadrille.system.AtomicFiles;
import quadrille.text.Text;

/** Opens, saves, copies and pastes games for the window. For the FX thread. */
public final class FileImportExport implements ImportExport {
  /** Reading a larger file takes noticeable time. */
  private static final long LARGE_FILE_BYTES = 1_000_000;

  /** While something is dragged over the window that it can open. */
  private static final PseudoClass DROP_TARGET = PseudoClass.getPseudoClass("drop-target");

  private final Scene scene;
  private final Preferences preferences;
  private final Navigator navigator;
  private final GameFileDialogs dialogs;

  /**
   * @param scene the scene on which files and texts can be dropped
   * @param navigator shows the games that were read, and notices
   */
  public FileImportExport(
      Scene scene, Preferences preferences, Navigator navigator, FileDialogs dialogs) {
    this.scene = scene;
    this.preferences = preferences;
    this.navigator = navigator;
    this.dialogs = new GameFileDialogs(dialogs, preferences, navigator);
    acceptDrops();
  }

  private void acceptDrops() {
    scene.setOnDragOver(
        event -> {
          Dragboard dragged = event.getDragboard();
          // What is dropped would take the place of a question, and so answer it.
          if ((dragged.hasFiles() || dragged.hasString()) && navigator.shownScreen().isShown()) {
            event.acceptTransferModes(TransferMode.COPY_OR_MOVE);
            showDropTarget(true);
          }
          event.consume();
        });
    // Moving from one node to another, too, exits a target; then the next one is dragged over.
    scene.addEventHandler(DragEvent.DRAG_EXITED_TARGET, _ -> showDropTarget(false));
    scene.setOnDragDropped(
        event -> {
          showDropTarget(false);
          event.setDropCompleted(open(event.getDragboard(), null));
          event.consume();
        });
  }

  private void showDropTarget(boolean shown) {
    scene.getRoot().pseudoClassStateChanged(DROP_TARGET, shown);
  }

  @Override
  public void open() {
    dialogs.askForGames().ifPresent(this::open);
  }

  @Override
  public void open(Path file) {
    ShownScreen from = navigator.shownScreen();
    runInBackground(() -> read(file), listing -> show(listing, from), file.toString());
  }

  /** Reads a file, with a notice while that takes noticeable time. */
  private GameFileListing read(Path file) throws IOException, BadInputException {
    String name = nameOf(file);
    Notice reading = Notice.of(text("reading", name));
    if (Files.size(file) > LARGE_FILE_BYTES) {
      Platform.runLater(() -> navigator.showNotice(reading));
    }
    try {
      String content = GameFiles.readText(file);
      return GameFileListing.of(name, content, GameFormats.detect(content, name));
    } finally {
      Platform.runLater(() -> navigator.withdrawNotice(reading));
    }
  }

  /** Opens the files or the text of a clipboard; returns whether there are any. */
  private boolean open(Clipboard clipboard, @Nullable Line current) {
    if (clipboard.hasFiles()) {
      open(clipboard.getFiles().getFirst().toPath());
    } else if (clipboard.hasString()) {
      open(clipboard.getString(), current);
    }
    return clipboard.hasFiles() || clipboard.hasString();
  }

  private void open(String text, @Nullable Line current) {
    String name = preferences.localizer().localize(text("pasted"));
    ShownScreen from = navigator.shownScreen();
    runInBackground(() -> PastedText.read(name, text, current), listing -> show(listing, from), "");
  }

  /**
   * Opens the only game of a file, or lists its games.
   *
   * @param from the screen on which the player asked for the file
   */
  private void show(GameFileListing listing, ShownScreen from) {
    GameTree only = listing.onlyGame();
    if (only != null) {
      show(only, listing.name(), from);
    } else if (listing.games() == 0 && listing.problems() == 1) {
      if (listing.entries().getFirst() instanceof GameFileListing.ProblemEntry problem) {
        showRefusal(listing.name(), GameFiles.describe(problem.problem()));
      }
    } else if (from.isShown()) {
      navigator.showPanel(
          localizer -> new FileGamesPanel(listing, localizer, number -> show(listing, number)));
    } else {
      showStaying("late", listing.name());
    }
  }

  private void show(GameFileListing listing, int number) {
    ShownScreen from = navigator.shownScreen();
    runInBackground(
        // The list shows what was left out.
        () -> GameFiles.readGame(listing.format(), listing.text(), number, _ -> {}),
        game -> show(game, listing.name(), from),
        listing.name());
  }

  /** Opens a game in place of the screen on which the player asked for it, not of a later one. */
  private void show(GameTree game, String name, ShownScreen from) {
    GameModule module = Games.get(game.game().id());
    if (from.isShown()) {
      from.leave(() -> navigator.open(module, game));
    } else {
      showStaying("late", name);
    }
  }

  @Override
  public void paste(@Nullable Line current) {
    if (!open(Clipboard.getSystemClipboard(), current)) {
      open("", current);
    }
  }

  @Override
  public void copyPosition(Line line) {
    copy(line.game().notation().format(line.position()), "copied.position");
  }

  @Override
  public void copyGame(GameModule module, GameTree game) {
    try {
      copy(GameFormats.of(module).getFirst().write(List.of(game)), "copied.game");
    } catch (BadInputException e) {
      navigator.showNotice(Notice.of(e.text()));
    }
  }

  @Override
  public void copyLink(GameModule module, GameTree game, Line shown) {
    GameLink link = module.link();
    if (link == null) {
      return;
    }
    try {
      copy(link.write(game, shown), "copied.link");
    } catch (BadInputException e) {
      navigator.showNotice(Notice.of(e.text()));
    }
  }

  private void copy(String text, String noticeKey) {
    SystemClipboard.copy(text);
    showNotice(noticeKey);
  }

  @Override
  public void save(GameModule module, GameTree game, Line shown) {
    List<GameFormat> formats = GameFormats.of(module);
    dialogs
        .askForGameOrPicture(module.game().id(), formats)
        .ifPresent(
            file ->
                PictureFormat.of(file.getFileName().toString())
                    .ifPresentOrElse(
                        picture -> savePicture(picture, module, game, shown, file),
                        () -> saveGame(game, formats, file)));
  }

  /** An animated picture may take some seconds. */
  private void savePicture(
      PictureFormat format, GameModule module, GameTree game, Line shown, Path file) {
    BoardImageRenderer renderer = new BoardImageRenderer(scene.getPreferences().getColorScheme());
    BoardPreferences board = preferences.boardProperty(module.game().id()).get();
    showNotice("drawing", file.getFileName().toString());
    write(file, () -> renderer.render(format, module, board, game, shown), null);
  }

  /**
   * Formats the game now, because it may still change; only the writing happens in the background.
   */
  private void saveGame(GameTree game, List<GameFormat> formats, Path file) {
    try {
      GameFormat format = format(file, formats);
      byte[] content = encode(format, List.of(game));
      write(file, () -> content, GameFiles.leftOut(format, game));
    } catch (BadInputException e) {
      navigator.showNotice(Notice.of(e.text()));
    }
  }

  @Override
  public void save(List<GameTree> games) {
    List<GameFormat> formats = formats(games);
    dialogs
        .askForGames(formats)
        .ifPresent(
            file -> {
              GameFormat format = format(file, formats);
              write(file, () -> encode(format, games), leftOut(format, games));
            });
  }

  /** The formats that can hold games of all these kinds, the usual one first. */
  private static List<GameFormat> formats(List<GameTree> games) {
    List<GameModule> modules =
        Games.ALL.stream()
            .filter(module -> games.stream().anyMatch(game -> game.game().equals(module.game())))
            .toList();
    return modules.size() == 1
        ? GameFormats.of(modules.getFirst())
        : List.of(GameFormats.QUADRILLE);
  }

  private static GameFormat format(Path file, List<GameFormat> formats) {
    return GameFormats.byFileName(file.getFileName().toString())
        .filter(formats::contains)
        .orElse(GameFormats.QUADRILLE);
  }

  private static byte[] encode(GameFormat format, List<GameTree> games) throws BadInputException {
    return format.write(games).getBytes(StandardCharsets.UTF_8);
  }

  /** What a format leaves out of games that it can hold, or null if they are written whole. */
  private static @Nullable Text leftOut(GameFormat format, List<GameTree> games) {
    return games.stream()
        .map(game -> GameFiles.leftOut(format, game))
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(null);
  }

  /**
   * Writes a file and says so.
   *
   * @param leftOut what is not in the file, or null if it is whole
   */
  private void write(Path file, Task<byte[]> content, @Nullable Text leftOut) {
    runInBackground(
        () -> {
          AtomicFiles.write(file, content.run());
          return file.getFileName().toString();
        },
        name -> {
          if (leftOut == null) {
            showNotice("saved", name);
          } else {
            showNotice("saved.shortened", name, leftOut);
          }
        },
        file.toString());
  }

  /** Reads or writes a file, or prepares its contents. */
  private interface Task<T> {
    T run() throws IOException, BadInputException;
  }

  /**
   * Runs a task on a thread of its own; its failure becomes a notice.
   *
   * @param onSuccess given the result on the FX thread
   * @param name the file as error messages name it; empty for a text without a file
   */
  private <T> void runInBackground(Task<T> task, Consumer<T> onSuccess, String name) {
    Thread.ofVirtual().name("files").start(() -> Platform.runLater(run(task, onSuccess, name)));
  }

  /** Runs a task and returns what is left to do on the FX thread. */
  private <T> Runnable run(Task<T> task, Consumer<T> onSuccess, String name) {
    try {
      T result = task.run();
      return () -> onSuccess.accept(result);
    } catch (BadInputException e) {
      return () -> showRefusal(name, e.text());
    } catch (NoSuchFileException e) {
      return () -> showStaying("error.missing", name);
    } catch (IOException e) {
      String key = Files.isDirectory(Path.of(name)) ? "error.folder" : "error.io";
      return () -> showStaying(key, name);
    } catch (OutOfMemoryError e) {
      return () -> showStaying("error.memory", name);
    }
  }

  /** The name of a file; the root of a file system has none. */
  private static String nameOf(Path file) {
    Path name = file.getFileName();
    return (name == null ? file : name).toString();
  }

  /** Where a file is does not matter once it was read. */
  private void showRefusal(String name, Text reason) {
    if (name.isEmpty()) {
      navigator.showNotice(Notice.of(reason));
    } else {
      showStaying("error.file", nameOf(Path.of(name)), reason);
    }
  }

  /** A file may have been named before the window opened, so that nobody looks yet. */
  private void showStaying(String key, Object... arguments) {
    navigator.showNotice(Notice.staying(text(key, arguments)));
  }

  private void showNotice(String key, Object... arguments) {
    navigator.showNotice(Notice.of(text(key, arguments)));
  }

  private static Text text(String key, Object... arguments) {
    return Text.of(FileImportExport.class, key, arguments);
  }
}
