package quadrille.app.ui;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.geometry.Orientation;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Skin;
import javafx.scene.control.ToggleButton;
import org.controlsfx.control.SegmentedButton;

/**
 * A full-width row of joined buttons, one of which is selected. Buttons that do not fit go to
 * another row.
 */
public final class SegmentedChoice<T> extends SegmentedButton {
  private Consumer<T> onSelected = value -> {};

  public SegmentedChoice() {
    setMaxWidth(Double.MAX_VALUE);
    // A toggle group would let arrow keys select silently and a second click deselect.
    setToggleGroup(null);
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  @Override
  protected Skin<?> createDefaultSkin() {
    return new WrappingSegmentsSkin(this);
  }

  /**
   * Replaces the choices; none of them is selected yet.
   *
   * @param label returns the label of a value
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
    button.setOnAction(
        event -> {
          select(value);
          onSelected.accept(value);
        });
    return button;
  }

  /** Selects a value without calling the handler. */
  public void select(T value) {
    getButtons().forEach(each -> each.setSelected(each.getUserData().equals(value)));
  }

  /** Sets the handler for values that the player selects. */
  public void setOnSelected(Consumer<T> handler) {
    onSelected = handler;
  }
}
