package quadrille.app.ui;

import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/** What a view listens to for as long as it is shown. */
public final class Subscriptions {
  private Subscription subscriptions = Subscription.EMPTY;

  /** Told the value now, and whenever it changes. */
  public <T extends @Nullable Object> void subscribe(ObservableValue<T> value, Consumer<T> told) {
    subscriptions = subscriptions.and(value.subscribe(told));
  }

  /** Run now, and whenever the value changes. */
  public void onChange(ObservableValue<?> value, Runnable action) {
    subscriptions = subscriptions.and(value.subscribe(any -> action.run()));
  }

  /** Listens no longer. */
  public void unsubscribe() {
    subscriptions.unsubscribe();
  }
}
