package quadrille.app.ui;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.geometry.Orientation;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Skin;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
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
    addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
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
    updateTabStop();
  }

  private ToggleButton button(T value, String label) {
    ToggleButton button = new ToggleButton(label);
    button.setUserData(value);
    button.setMnemonicParsing(false);
    button.setAccessibleRole(AccessibleRole.RADIO_BUTTON);
    button.setMaxWidth(Double.MAX_VALUE);
    button.setMinWidth(USE_PREF_SIZE);
    // A click does not give the focus to a button that is no tab stop.
    button.setOnMousePressed(_ -> button.requestFocus());
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
    updateTabStop();
  }

  /** The Tab key stops at the selected button, or at the first one if none is selected. */
  private void updateTabStop() {
    ToggleButton first = getButtons().isEmpty() ? null : getButtons().getFirst();
    ToggleButton stop =
        getButtons().stream().filter(ToggleButton::isSelected).findFirst().orElse(first);
    getButtons().forEach(each -> each.setFocusTraversable(each.equals(stop)));
  }

  /** Selects the button before or after the focused one by the arrow keys. */
  private void keyPressed(KeyEvent event) {
    boolean back = event.getCode() == KeyCode.LEFT || event.getCode() == KeyCode.UP;
    boolean forward = event.getCode() == KeyCode.RIGHT || event.getCode() == KeyCode.DOWN;
    if ((back || forward) && !event.isAltDown() && !event.isShortcutDown()) {
      int next = getButtons().indexOf(event.getTarget()) + (forward ? 1 : -1);
      if (next >= 0 && next < getButtons().size()) {
        ToggleButton button = getButtons().get(next);
        button.requestFocus();
        button.fire();
      }
      event.consume();
    }
  }

  /** Sets the handler for values that the player selects. */
  public void setOnSelected(Consumer<T> handler) {
    onSelected = handler;
  }
}
