package quadrille.app.help;

import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/** A label with its value below. */
final class LabelledValue extends VBox {

  LabelledValue(String name, String value) {
    Label head = new Label(name);
    head.getStyleClass().add("quiet");
    head.setWrapText(true);
    head.setMinHeight(Label.USE_PREF_SIZE);
    Label text = new Label(value);
    text.setWrapText(true);
    text.setMinHeight(Label.USE_PREF_SIZE);
    getChildren().addAll(head, text);
    getStyleClass().add("fact");
  }
}
