package quadrille.app.ui;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.AccessibleRole;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.controlsfx.control.SegmentedButton;

/** A row of joined buttons, as wide as there is room, of which one is chosen. */
public final class SegmentedChoice<T> extends SegmentedButton {
  private Consumer<T> onSelected = value -> {};

  public SegmentedChoice() {
    setMaxWidth(Double.MAX_VALUE);
    // A group would let an arrow key choose without telling it, and a second click choose nothing.
    setToggleGroup(null);
  }

  /**
   * Offers two values or more instead of those before; none of them is chosen yet.
   *
   * @param label what the button of a value says
   */
  public void setChoices(List<T> values, Function<T, String> label) {
    getButtons().setAll(values.stream().map(each -> button(each, label.apply(each))).toList());
  }

  private ToggleButton button(T value, String label) {
    ToggleButton button = new ToggleButton(label);
    button.setUserData(value);
    button.setMnemonicParsing(false);
    button.setAccessibleRole(AccessibleRole.RADIO_BUTTON);
    button.setMaxWidth(Double.MAX_VALUE);
    button.setMinWidth(USE_PREF_SIZE);
    HBox.setHgrow(button, Priority.ALWAYS);
    button.setOnAction(
        event -> {
          select(value);
          onSelected.accept(value);
        });
    return button;
  }

  /** Shows a value as the chosen one. */
  public void select(T value) {
    getButtons().forEach(each -> each.setSelected(each.getUserData().equals(value)));
  }

  /** Told when the player chooses a value. */
  public void setOnSelected(Consumer<T> handler) {
    onSelected = handler;
  }
}
