package quadrille.app.ui;

import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/** The subscriptions of a view, ended together when it closes. */
public final class Subscriptions {
  private Subscription subscriptions = Subscription.EMPTY;

  /** Calls a listener with the value now and after each change. */
  public <T extends @Nullable Object> void subscribe(
      ObservableValue<T> value, Consumer<T> listener) {
    subscriptions = subscriptions.and(value.subscribe(listener));
  }

  /** Runs an action now and after each change of the value. */
  public void onChange(ObservableValue<?> value, Runnable action) {
    subscriptions = subscriptions.and(value.subscribe(any -> action.run()));
  }

  /** Runs an action when the view closes. */
  public void onEnd(Runnable action) {
    subscriptions = subscriptions.and(action::run);
  }

  /** Ends all subscriptions. */
  public void unsubscribe() {
    subscriptions.unsubscribe();
  }
}
