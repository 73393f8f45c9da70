package quadrille.app.network;

import java.util.Locale;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.network.client.RemoteTable;
import quadrille.network.client.TableAddress;
import quadrille.network.client.UnknownSeatException;
import quadrille.network.protocol.JoinCode;
import quadrille.text.Text;

/** Joins a table in the background. For the screen's thread. */
public final class JoinModel {
  private final Executor background;
  private final Executor screen;
  private final Consumer<RemoteTable> onJoined;
  private final Consumer<RemoteTable> onLate;
  private final Consumer<String> onLost;
  private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<@Nullable Text> error = new ReadOnlyObjectWrapper<>();
  private int attempt;

  /** A way to a seat. */
  private interface Joining {
    RemoteTable join() throws BadInputException, InterruptedException;
  }

  /**
   * @param background runs slow tasks
   * @param screen runs tasks later, in order, on the screen's thread
   * @param onJoined receives the table
   * @param onLate receives a table that nobody waits for any more, and that is closed: what was
   *     asked for may be a seat, which is ours now
   * @param onLost receives the token of a seat that its host does not know any more
   */
  public JoinModel(
      Executor background,
      Executor screen,
      Consumer<RemoteTable> onJoined,
      Consumer<RemoteTable> onLate,
      Consumer<String> onLost) {
    this.background = background;
    this.screen = screen;
    this.onJoined = onJoined;
    this.onLate = onLate;
    this.onLost = onLost;
  }

  /** Whether an answer is waited for. */
  ReadOnlyBooleanProperty busyProperty() {
    return busy.getReadOnlyProperty();
  }

  /** Why the last attempt failed, or null. */
  ReadOnlyObjectProperty<@Nullable Text> errorProperty() {
    return error.getReadOnlyProperty();
  }

  /**
   * Takes a seat.
   *
   * @param address as the host shows it
   * @param code the join code, as typed
   * @param language the language of the host's sentences
   */
  void join(String address, String code, String name, Locale language) {
    begin(
        () ->
            RemoteTable.join(
                TableAddress.parse(address), JoinCode.parse(code), name, null, language));
  }

  /** Watches a table. */
  void watch(String address, Locale language) {
    begin(() -> RemoteTable.watch(TableAddress.parse(address), language));
  }

  /** Returns to a seat that was taken before. */
  void resume(String address, String token, Locale language) {
    begin(
        () -> {
          try {
            return RemoteTable.resume(TableAddress.parse(address), token, language);
          } catch (UnknownSeatException e) {
            screen.execute(() -> onLost.accept(token));
            throw e;
          }
        });
  }

  private void begin(Joining joining) {
    attempt++;
    int current = attempt;
    busy.set(true);
    error.set(null);
    background.execute(
        () -> {
          try {
            RemoteTable table = joining.join();
            screen.execute(() -> joined(table, current));
          } catch (BadInputException e) {
            screen.execute(() -> failed(e.text(), current));
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          } catch (RuntimeException e) {
            screen.execute(() -> failed(Text.of(JoinModel.class, "error.join"), current));
            throw e;
          }
        });
  }

  private void joined(RemoteTable table, int of) {
    if (of == attempt) {
      busy.set(false);
      onJoined.accept(table);
    } else {
      background.execute(table::close);
      onLate.accept(table);
    }
  }

  private void failed(Text reason, int of) {
    if (of == attempt) {
      busy.set(false);
      error.set(reason);
    }
  }

  /** Forgets an attempt whose answer is still waited for. */
  void cancel() {
    attempt++;
    busy.set(false);
  }
}
