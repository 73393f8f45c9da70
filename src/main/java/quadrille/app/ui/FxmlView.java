package quadrille.app.ui;

import java.util.Locale;
import java.util.Map;
import javafx.scene.Parent;
import org.jspecify.annotations.Nullable;
import quadrille.board.FxmlFiles;
import quadrille.text.Localizer;
import quadrille.text.Text;

/**
 * A part of the window, laid out by the FXML file of the same name beside its class, which is also
 * its controller. In the file, {@code %key} is a text of the package.
 */
public abstract class FxmlView {
  protected final Localizer localizer;
  private final Parent root;

  /** Loads the file, which sets the {@code @FXML} fields of the subclass. */
  @SuppressWarnings("this-escape") // The loader only sets fields, and before the subclass does.
  protected FxmlView(Localizer localizer) {
    this.localizer = localizer;
    String file = getClass().getSimpleName() + ".fxml";
    root = FxmlFiles.load(this, file, localizer.bundle(getClass().getPackageName()), Map.of());
  }

  public final Parent root() {
    return root;
  }

  /** Returns a text in the language of the view, empty for null. */
  protected final String localize(@Nullable Text text) {
    return text == null ? "" : localizer.localize(text);
  }

  /** Returns the text with that key in the messages of the view's package. */
  protected final String localize(String key, Object... arguments) {
    return localizer.localize(getClass(), key, arguments);
  }

  /** Returns the text with the key {@code name.value}, in lower case. */
  protected final String label(String name, Enum<?> value) {
    return localize(name + "." + value.name().toLowerCase(Locale.ROOT));
  }
}
