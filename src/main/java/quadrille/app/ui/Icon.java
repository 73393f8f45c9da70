package quadrille.app.ui;

import java.util.Objects;
import java.util.Properties;
import javafx.scene.text.Text;
import quadrille.system.ResourceProperties;

/**
 * An icon, sized and coloured like text. It uses Ikonli's font and icon names, but not Ikonli's
 * node, which would load the font of more than a megabyte again for each initial letter.
 */
public final class Icon extends Text {
  /** The style class of Ikonli's node, which the theme knows. */
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

  /** The name in the icon font, empty for none. */
  public String getLiteral() {
    return literal;
  }

  /**
   * Sets the icon by its name in the icon font.
   *
   * @param name a key of {@code icons.properties}
   */
  public void setLiteral(String name) {
    literal = name;
    String code = Objects.requireNonNull(CODE_POINTS.getProperty(name), name);
    setText(Character.toString(Integer.parseInt(code, 16)));
  }
}
