package quadrille.app.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import quadrille.app.navigation.Notice;
import quadrille.core.BadInputException;
import quadrille.text.Text;

/** Reads and writes files on threads of their own; failures become notices. */
final class FileTasks {
  private final Executor fxExecutor;
  private final Consumer<Notice> notices;

  /**
   * @param fxExecutor runs what it is given later, in order, on the FX thread
   * @param notices shows a notice; called on the FX thread
   */
  FileTasks(Executor fxExecutor, Consumer<Notice> notices) {
    this.fxExecutor = fxExecutor;
    this.notices = notices;
  }

  /** Reads or writes a file, or prepares its contents. */
  interface Task<T> {
    T run() throws IOException, BadInputException;
  }

  /**
   * @param onSuccess given the result on the FX thread
   * @param name the file as error messages name it; empty for a text without a file
   */
  <T> void run(Task<T> task, Consumer<T> onSuccess, String name) {
    Thread.ofVirtual().name("files").start(() -> runNow(task, onSuccess, name));
  }

  private <T> void runNow(Task<T> task, Consumer<T> onSuccess, String name) {
    try {
      T result = task.run();
      fxExecutor.execute(() -> onSuccess.accept(result));
    } catch (BadInputException e) {
      show(name.isEmpty() ? e.text() : text("error.file", name, e.text()));
    } catch (NoSuchFileException e) {
      show(text("error.missing", name));
    } catch (IOException e) {
      show(text(Files.isDirectory(Path.of(name)) ? "error.folder" : "error.io", name));
    } catch (OutOfMemoryError e) {
      show(text("error.memory", name));
    }
  }

  /** Shows a notice from any thread. */
  void show(Text text) {
    fxExecutor.execute(() -> notices.accept(Notice.of(text)));
  }

  private static Text text(String key, Object... arguments) {
    return Text.of(FileTasks.class, key, arguments);
  }
}
