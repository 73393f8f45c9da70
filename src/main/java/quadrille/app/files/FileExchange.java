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
import quadrille.app.common.Copied;
import quadrille.app.common.Exchange;
import quadrille.app.common.Notice;
import quadrille.app.pictures.BoardPictures;
import quadrille.app.pictures.PictureKind;
import quadrille.board.BoardTaste;
import quadrille.core.BadInputException;
import quadrille.core.GameFormat;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.Text;
import quadrille.games.Games;
import quadrille.games.Room;
import quadrille.records.files.Formats;
import quadrille.records.files.GameFiles;

/** Reads and writes files of games for the window. */
public final class FileExchange implements Exchange {
  /** Reading a file of more bytes takes a time that is noticed. */
  private static final long LARGE = 1_000_000;

  private final FilesFront front;
  private final FileChoice choice;
  private final Executor screen;

  /**
   * @param front where what was read is shown
   * @param screen runs what it is given later, in order, on the screen's thread
   */
  public FileExchange(FilesFront front, FileChoice choice, Executor screen) {
    this.front = front;
    this.choice = choice;
    this.screen = screen;
  }

  @Override
  public void open() {
    List<FileChoice.Kind> kinds = Formats.ALL.stream().map(this::kind).toList();
    ask(() -> choice.toOpen(say("choose.open"), kinds)).ifPresent(this::open);
  }

  private FileChoice.Kind kind(GameFormat format) {
    return new FileChoice.Kind(front.say(format.name()), format.extensions());
  }

  private String say(String key) {
    return front.say(text(key));
  }

  private Optional<Path> ask(Supplier<Optional<Path>> question) {
    try {
      return question.get();
    } catch (UnsupportedOperationException e) {
      tell("error.no-dialog");
      return Optional.empty();
    }
  }

  @Override
  public void open(Path file) {
    work(
        () -> {
          String name = file.getFileName().toString();
          if (Files.size(file) > LARGE) {
            screen.execute(() -> tell("reading", name));
          }
          String text = GameFiles.text(file);
          return Listing.of(name, text, Formats.of(text, name));
        },
        this::show,
        file.toString());
  }

  @Override
  public void open(String text, @Nullable Line here) {
    String name = say("pasted");
    work(() -> TextGames.read(name, text, here), this::show, "");
  }

  private void show(Listing listing) {
    GameTree only = listing.only();
    if (only != null) {
      show(only);
    } else if (listing.games() == 0 && listing.problems() == 1) {
      Listing.Entry trouble = listing.entries().getFirst();
      if (trouble instanceof Listing.Trouble one) {
        tell("error.file", listing.name(), GameFiles.said(one.problem()));
      }
    } else {
      front.show(
          words ->
              new FileGamesPanel(listing, words, number -> show(listing, number), front::hide)
                  .root());
    }
  }

  private void show(Listing listing, int number) {
    work(
        () -> GameFiles.one(listing.format(), listing.text(), number),
        game -> {
          front.hide();
          show(game);
        },
        listing.name());
  }

  private void show(GameTree game) {
    Games.ALL.stream()
        .filter(room -> room.game() == game.game() || room.game().id().equals(game.game().id()))
        .findFirst()
        .ifPresent(room -> front.open(room, game));
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
  public void copyGame(Room room, GameTree game) {
    try {
      copy(Formats.of(room).getFirst().write(List.of(game)), "copied.game");
    } catch (BadInputException e) {
      front.tell(Notice.of(e.text()));
    }
  }

  private void copy(String text, String told) {
    Copied.text(text);
    tell(told);
  }

  @Override
  public void save(Room room, GameTree game, Line shown) {
    List<GameFormat> formats = Formats.of(room);
    List<FileChoice.Kind> kinds = new ArrayList<>(formats.stream().map(this::kind).toList());
    for (PictureKind kind : PictureKind.values()) {
      String called = say("picture." + kind.extension());
      kinds.add(new FileChoice.Kind(called, List.of(kind.extension())));
    }
    String name = room.game().id() + "." + formats.getFirst().extensions().getFirst();
    ask(() -> choice.toSave(say("choose.save"), name, kinds))
        .ifPresent(
            file ->
                PictureKind.of(file.getFileName().toString())
                    .ifPresentOrElse(
                        kind -> draw(kind, room, game, shown, file), () -> save(room, game, file)));
  }

  /** A game that moves may take some seconds. */
  private void draw(PictureKind kind, Room room, GameTree game, Line shown, Path file) {
    BoardPictures pictures = new BoardPictures(screen, front.scheme());
    BoardTaste taste = front.taste(room);
    tell("drawing", file.getFileName().toString());
    work(
        () -> {
          GameFiles.replace(file, pictures.draw(kind, room, taste, game, shown));
          return file.getFileName().toString();
        },
        saved -> tell("saved", saved),
        file.toString());
  }

  /** The text is made at once, for the game may go on; only the disk is waited for elsewhere. */
  private void save(Room room, GameTree game, Path file) {
    String name = file.getFileName().toString();
    GameFormat format =
        Stream.of(Formats.ofName(name).orElse(Formats.OURS))
            .filter(Formats.of(room)::contains)
            .findFirst()
            .orElse(Formats.OURS);
    try {
      byte[] content = format.write(List.of(game)).getBytes(StandardCharsets.UTF_8);
      work(
          () -> {
            GameFiles.replace(file, content);
            return name;
          },
          saved -> tell("saved", saved),
          file.toString());
    } catch (BadInputException e) {
      front.tell(Notice.of(e.text()));
    }
  }

  @Override
  public void save(List<GameTree> games) {
    List<GameFormat> formats = formats(games);
    String name = say("choose.games") + "." + formats.getFirst().extensions().getFirst();
    List<FileChoice.Kind> kinds = formats.stream().map(this::kind).toList();
    ask(() -> choice.toSave(say("choose.save"), name, kinds))
        .ifPresent(file -> save(games, formats, file));
  }

  /** Those that can hold games of all these kinds, the usual one first. */
  private static List<GameFormat> formats(List<GameTree> games) {
    List<Room> rooms =
        Games.ALL.stream()
            .filter(room -> games.stream().anyMatch(each -> each.game() == room.game()))
            .toList();
    return rooms.size() == 1 ? Formats.of(rooms.getFirst()) : List.of(Formats.OURS);
  }

  private void save(List<GameTree> games, List<GameFormat> formats, Path file) {
    String name = file.getFileName().toString();
    GameFormat format = Formats.ofName(name).filter(formats::contains).orElse(Formats.OURS);
    work(
        () -> {
          GameFiles.replace(file, format.write(games).getBytes(StandardCharsets.UTF_8));
          return name;
        },
        saved -> tell("saved", saved),
        file.toString());
  }

  /** Something that takes a while. */
  private interface Work<T> {
    T done() throws IOException, BadInputException;
  }

  private <T> void work(Work<T> work, Consumer<T> then, String name) {
    Thread.ofVirtual().name("files").start(() -> carryOut(work, then, name));
  }

  private <T> void carryOut(Work<T> work, Consumer<T> then, String name) {
    try {
      T result = work.done();
      screen.execute(() -> then.accept(result));
    } catch (BadInputException e) {
      Text said = name.isEmpty() ? e.text() : text("error.file", name, e.text());
      screen.execute(() -> front.tell(Notice.of(said)));
    } catch (NoSuchFileException e) {
      screen.execute(() -> tell("error.missing", name));
    } catch (IOException e) {
      screen.execute(
          () -> tell(Files.isDirectory(Path.of(name)) ? "error.folder" : "error.io", name));
    } catch (OutOfMemoryError e) {
      screen.execute(() -> tell("error.memory", name));
    }
  }

  private void tell(String key, Object... arguments) {
    front.tell(Notice.of(text(key, arguments)));
  }

  private static Text text(String key, Object... arguments) {
    return Text.of(FileExchange.class, key, arguments);
  }
}
