package quadrille.app.ui;

import java.util.Locale;
import javafx.beans.binding.Bindings;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.scene.text.Text;
import quadrille.app.keys.KeyNames;

/**
 * A button that shows an icon; its label is the tooltip and the accessible text. It may have a
 * short text, to be shown beside the icon where there is room.
 */
public final class IconButton extends Button {
  private static final String LABELLED = "labelled";

  private final Icon icon = new Icon();
  private String shortText = "";
  private String otherText = "";
  private final StringProperty label = new SimpleStringProperty(this, "label", "");
  private final StringProperty keys = new SimpleStringProperty(this, "keys", "");

  public IconButton() {
    getStyleClass().addAll("button-icon", "flat", "icon-button");
    setGraphic(icon);
    addEventFilter(MouseEvent.MOUSE_ENTERED, event -> installTooltip());
    accessibleTextProperty().bind(label);
  }

  /** Creates the tooltip on demand, because each one is a window of its own. */
  private void installTooltip() {
    if (getTooltip() == null) {
      Tooltip tooltip = new Tooltip();
      tooltip.textProperty().bind(Bindings.createStringBinding(this::tooltipText, label, keys));
      setTooltip(tooltip);
    }
  }

  /** The window makes the language of its screens the default. */
  private String tooltipText() {
    return keys.get().isEmpty()
        ? label.get()
        : label.get() + "  " + KeyNames.of(keys.get()).in(Locale.getDefault());
  }

  /** The icon, by its name in the icon font. */
  public String getIcon() {
    return icon.getLiteral();
  }

  public void setIcon(String literal) {
    icon.setLiteral(literal);
  }

  public String getLabel() {
    return label.get();
  }

  public void setLabel(String text) {
    label.set(text);
  }

  /** The text that {@link #setLabelled} shows; empty for none. */
  public String getShortText() {
    return shortText;
  }

  /** Sets the text that {@link #setLabelled} shows; empty for none. */
  public void setShortText(String text) {
    shortText = text;
    setLabelled(getStyleClass().contains(LABELLED));
  }

  /**
   * Leaves room for another short text that takes the place of this one at times, so that the
   * buttons beside it stay where they are.
   */
  public void setOtherText(String text) {
    otherText = text;
  }

  @Override
  protected double computePrefWidth(double height) {
    double more = getText().isEmpty() ? 0 : textWidth(otherText) - textWidth(getText());
    return super.computePrefWidth(height) + Math.max(0, more);
  }

  private double textWidth(String text) {
    Text measured = new Text(text);
    measured.setFont(getFont());
    return Math.ceil(measured.getLayoutBounds().getWidth());
  }

  /** Shows or hides the short text, if there is one. */
  public void setLabelled(boolean shown) {
    boolean labelled = shown && !shortText.isEmpty();
    // A change of the style classes styles the button anew, even one that is taken back.
    if (labelled != getStyleClass().contains(LABELLED)) {
      if (labelled) {
        getStyleClass().add(LABELLED);
      } else {
        getStyleClass().remove(LABELLED);
      }
    }
    setText(labelled ? shortText : "");
  }

  /** The shortcut that does the same, empty for none: {@code Shortcut+Z}. */
  public String getKeys() {
    return keys.get();
  }

  public void setKeys(String combination) {
    keys.set(combination);
  }
}
