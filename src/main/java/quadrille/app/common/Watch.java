package quadrille.app.common;

import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/** What a view listens to for as long as it is shown. */
public final class Watch {
  private Subscription all = Subscription.EMPTY;

  /** Told the value now, and whenever it changes. */
  public <T extends @Nullable Object> void on(ObservableValue<T> value, Consumer<T> told) {
    all = all.and(value.subscribe(told));
  }

  /** Run now, and whenever the value changes. */
  public void run(ObservableValue<?> value, Runnable action) {
    all = all.and(value.subscribe(any -> action.run()));
  }

  /** Listens no longer. */
  public void stop() {
    all.unsubscribe();
  }
}
