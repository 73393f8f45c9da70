package quadrille.app.settings;

import atlantafx.base.controls.ToggleSwitch;
import java.util.List;
import java.util.Locale;
import javafx.beans.property.ObjectProperty;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.layout.VBox;
import quadrille.app.common.Copied;
import quadrille.app.common.Fxml;
import quadrille.app.common.Segments;
import quadrille.app.common.Words;
import quadrille.app.sound.Sound;
import quadrille.app.sound.Speaker;
import quadrille.app.updates.Updates;
import quadrille.core.DataFolder;

/** What can be set about the program; everything takes effect at once. */
public final class SettingsPanel {
  private final Words words;
  private final Updates lookout;
  private final Runnable engines;
  private final Runnable done;
  private final Parent root;

  @FXML private Segments<Theme> theme;
  @FXML private Segments<Language> language;
  @FXML private Segments<Motion> motion;
  @FXML private Segments<TextSize> textSize;
  @FXML private Slider volume;
  @FXML private VBox boards;
  @FXML private ToggleSwitch reduceMotion;
  @FXML private ToggleSwitch confirm;
  @FXML private ToggleSwitch rightClick;
  @FXML private ToggleSwitch coordinates;
  @FXML private ToggleSwitch thinking;
  @FXML private ToggleSwitch keepWatched;
  @FXML private ToggleSwitch updates;
  @FXML private Label updatesTold;
  @FXML private Button lookNow;
  @FXML private Label folder;
  @FXML private Button copyFolder;

  /**
   * @param lookout looks for newer versions
   * @param engines leads to the engines from outside
   * @param done told when the player has seen enough
   */
  public SettingsPanel(
      Preferences preferences, Updates lookout, Words words, Runnable engines, Runnable done) {
    this.words = words;
    this.lookout = lookout;
    this.engines = engines;
    this.done = done;
    root = Fxml.SETTINGS.load(words, this);
    offer(theme, Theme.values(), preferences.themeProperty());
    language.offer(Language.all(), this::name);
    language.choose(preferences.languageProperty().get());
    language.setOnChosen(preferences.languageProperty()::set);
    offer(motion, Motion.values(), preferences.motionProperty());
    offer(textSize, TextSize.values(), preferences.textSizeProperty());
    volume.valueProperty().bindBidirectional(preferences.volumeProperty());
    volume.setOnMouseReleased(_ -> listen(preferences));
    volume.setOnKeyReleased(_ -> listen(preferences));
    boards.getChildren().setAll(new BoardsForm(preferences, words).root());
    reduceMotion.selectedProperty().bindBidirectional(preferences.reduceMotionProperty());
    confirm.selectedProperty().bindBidirectional(preferences.confirmProperty());
    rightClick.selectedProperty().bindBidirectional(preferences.rightClickProperty());
    rightClick.disableProperty().bind(preferences.confirmProperty().not());
    coordinates.selectedProperty().bindBidirectional(preferences.coordinatesProperty());
    thinking.selectedProperty().bindBidirectional(preferences.thinkingProperty());
    keepWatched.selectedProperty().bindBidirectional(preferences.keepWatchedProperty());
    folder.setText(DataFolder.find().toAbsolutePath().toString());
    showUpdates();
  }

  private void showUpdates() {
    boolean possible = lookout.source().isThere();
    updatesTold.setText(
        possible ? say("updates.about", lookout.source().host()) : say("updates.none"));
    updates.setDisable(!possible);
    updates.setSelected(lookout.isOn());
    updates.selectedProperty().addListener((_, _, on) -> lookout.turn(on));
    lookNow.disableProperty().bind(updates.selectedProperty().not());
  }

  @FXML
  private void lookNow() {
    updatesTold.setText(say("updates.looking"));
    lookout.lookNow(told -> updatesTold.setText(words.say(told)));
  }

  private String say(String key, Object... arguments) {
    return words.say(SettingsPanel.class, key, arguments);
  }

  private static void listen(Preferences preferences) {
    Speaker.SHARED.play(Sound.PLACE, preferences.volumeProperty().get());
  }

  private <T extends Enum<T>> void offer(
      Segments<T> segments, T[] values, ObjectProperty<T> property) {
    segments.offer(List.of(values), this::name);
    segments.choose(property.get());
    segments.setOnChosen(property::set);
  }

  private String name(Language value) {
    return value.equals(Language.SYSTEM)
        ? words.say(SettingsPanel.class, "language.system")
        : value.name();
  }

  private String name(Enum<?> value) {
    String type = value.getDeclaringClass().getSimpleName();
    return words.say(SettingsPanel.class, (type + "." + value.name()).toLowerCase(Locale.ROOT));
  }

  public Parent root() {
    return root;
  }

  /** Puts the path of the folder into the clipboard. */
  @FXML
  private void copyFolder() {
    Copied.text(folder.getText());
    copyFolder.setText(words.say(SettingsPanel.class, "folder.copied"));
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
