package quadrille.app.settings;

import atlantafx.base.controls.ToggleSwitch;
import java.util.List;
import java.util.Locale;
import javafx.beans.property.ObjectProperty;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import quadrille.app.common.Fxml;
import quadrille.app.common.Segments;
import quadrille.app.common.Words;

/** What can be set about the program; everything takes effect at once. */
public final class SettingsPanel {
  private final Words words;
  private final Runnable engines;
  private final Runnable done;
  private final Parent root;

  @FXML private Segments<Theme> theme;
  @FXML private Segments<Language> language;
  @FXML private Segments<Motion> motion;
  @FXML private ToggleSwitch reduceMotion;
  @FXML private ToggleSwitch confirm;
  @FXML private ToggleSwitch rightClick;
  @FXML private ToggleSwitch coordinates;
  @FXML private ToggleSwitch thinking;

  /**
   * @param engines leads to the engines from outside
   * @param done told when the player has seen enough
   */
  public SettingsPanel(Preferences preferences, Words words, Runnable engines, Runnable done) {
    this.words = words;
    this.engines = engines;
    this.done = done;
    root = Fxml.SETTINGS.load(words, this);
    offer(theme, Theme.values(), preferences.themeProperty());
    offer(language, Language.values(), preferences.languageProperty());
    offer(motion, Motion.values(), preferences.motionProperty());
    reduceMotion.selectedProperty().bindBidirectional(preferences.reduceMotionProperty());
    confirm.selectedProperty().bindBidirectional(preferences.confirmProperty());
    rightClick.selectedProperty().bindBidirectional(preferences.rightClickProperty());
    rightClick.disableProperty().bind(preferences.confirmProperty().not());
    coordinates.selectedProperty().bindBidirectional(preferences.coordinatesProperty());
    thinking.selectedProperty().bindBidirectional(preferences.thinkingProperty());
  }

  private <T extends Enum<T>> void offer(
      Segments<T> segments, T[] values, ObjectProperty<T> property) {
    segments.offer(List.of(values), this::name);
    segments.choose(property.get());
    segments.setOnChosen(property::set);
  }

  private String name(Enum<?> value) {
    String type = value.getDeclaringClass().getSimpleName();
    return words.say(SettingsPanel.class, (type + "." + value.name()).toLowerCase(Locale.ROOT));
  }

  public Parent root() {
    return root;
  }

  @FXML
  private void engines() {
    engines.run();
  }

  @FXML
  private void done() {
    done.run();
  }
}
