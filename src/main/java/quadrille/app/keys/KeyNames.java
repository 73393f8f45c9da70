package quadrille.app.keys;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import quadrille.text.Localizer;
import quadrille.text.Text;

/** Names keys as keyboards of the player's language do; JavaFX has English names only. */
public final class KeyNames {
  private static final String SHIFT = "Shift+";

  /** The keys that have a word on them; the others have a sign. */
  private static final Set<KeyCode> WORDS =
      EnumSet.of(
          KeyCode.ENTER,
          KeyCode.SPACE,
          KeyCode.ESCAPE,
          KeyCode.TAB,
          KeyCode.DELETE,
          KeyCode.HOME,
          KeyCode.END,
          KeyCode.PAGE_UP,
          KeyCode.PAGE_DOWN);

  private KeyNames() {}

  /**
   * Returns the name of a key or a combination.
   *
   * @param combination as JavaFX reads it: {@code Esc}, {@code Shortcut+Shift+Z}
   */
  public static Text of(String combination) {
    return of((KeyCodeCombination) KeyCombination.valueOf(combination));
  }

  private static Text of(KeyCodeCombination combination) {
    KeyCode code = combination.getCode();
    String sign = new KeyCodeCombination(code).getDisplayText();
    String all = combination.getDisplayText();
    String modifiers = all.substring(0, all.length() - sign.length());
    Object key = WORDS.contains(code) ? text(code.name().toLowerCase(Locale.ROOT)) : sign;
    return modifiers.endsWith(SHIFT)
        ? text("shifted", modifiers.substring(0, modifiers.length() - SHIFT.length()), key)
        : text("unshifted", modifiers, key);
  }

  private static Text text(String key, Object... arguments) {
    return Text.of(KeyNames.class, "key." + key, arguments);
  }

  /** Returns a combination that a menu shows by its name. */
  public static KeyCombination accelerator(String combination, Localizer localizer) {
    return new Accelerator(
        KeyCombination.valueOf(combination), localizer.localize(of(combination)));
  }

  private static final class Accelerator extends KeyCombination {
    private final KeyCombination keys;
    private final String name;

    Accelerator(KeyCombination keys, String name) {
      this.keys = keys;
      this.name = name;
    }

    @Override
    public boolean match(KeyEvent event) {
      return keys.match(event);
    }

    @Override
    public String getDisplayText() {
      return name;
    }
  }
}
