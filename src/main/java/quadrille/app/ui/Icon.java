package quadrille.app.ui;

import java.util.Objects;
import java.util.Properties;
import javafx.scene.text.Text;
import quadrille.system.ResourceProperties;

/**
 * An icon, scaled and coloured as text. Of Ikonli it takes the font and the names; Ikonli's own
 * node would read that font, more than a megabyte, anew for each initial of the icons' names.
 */
public final class Icon extends Text {
  /** As Ikonli's node has it, so that the theme knows it. */
  private static final String STYLE_CLASS = "ikonli-font-icon";

  private static final Properties CODE_POINTS =
      ResourceProperties.read(Icon.class, "icons.properties");

  private String literal = "";

  public Icon() {
    getStyleClass().add(STYLE_CLASS);
  }

  /**
   * @param literal see {@link #setLiteral}
   */
  public Icon(String literal) {
    this();
    setLiteral(literal);
  }

  /** Its name in the icon font, empty for none. */
  public String getLiteral() {
    return literal;
  }

  /**
   * Sets its name in the icon font.
   *
   * @param name one of those in {@code icons.properties}
   */
  public void setLiteral(String name) {
    literal = name;
    String code = Objects.requireNonNull(CODE_POINTS.getProperty(name), name);
    setText(Character.toString(Integer.parseInt(code, 16)));
  }
}
