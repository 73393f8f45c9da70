package quadrille.app.table.analysis;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableValue;
import quadrille.app.table.model.TableModel;
import quadrille.app.ui.Subscriptions;

/**
 * Decides whether a table shows evaluations, and what its computers think. They would help a human
 * who plays, so that by default they are shown only in training, to spectators, and once the game
 * is over. The player's own choice overrides that for the game.
 */
public final class ThinkingVisibility {
  private final TableModel model;
  private final ObservableValue<Boolean> preference;
  private final ReadOnlyBooleanWrapper shown = new ReadOnlyBooleanWrapper();

  /**
   * @param preference whether they are shown where they help nobody
   */
  ThinkingVisibility(TableModel model, ObservableValue<Boolean> preference, Subscriptions watch) {
    this.model = model;
    this.preference = preference;
    watch.onChange(preference, this::update);
    watch.onChange(model.seatsProperty(), this::update);
    watch.onChange(model.stateProperty(), this::update);
    watch.onChange(model.trainingProperty(), this::update);
    watch.onChange(model.thinkingShownProperty(), this::update);
  }

  private void update() {
    boolean plays =
        !model.isViewOnly()
            && !model.isOver()
            && !model.seats().onlyComputersPlay()
            && !model.isCommented();
    boolean usual = preference.getValue() && (!plays || model.trainingProperty().get());
    Boolean choice = model.thinkingShownProperty().get();
    shown.set(choice == null ? usual : choice);
  }

  public ReadOnlyBooleanProperty shownProperty() {
    return shown.getReadOnlyProperty();
  }

  /** Shows or hides everything for the rest of the game, as the player asks for it. */
  public void choose(boolean visible) {
    model.thinkingShownProperty().set(visible);
  }
}
