package quadrille.app.settings;

import atlantafx.base.controls.ToggleSwitch;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.Spinner;
import javafx.scene.layout.VBox;
import quadrille.app.sound.Sound;
import quadrille.app.sound.SoundPlayer;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.IntegerSpinnerValues;
import quadrille.app.ui.SegmentedChoice;
import quadrille.app.ui.SystemClipboard;
import quadrille.app.updates.UpdateChecker;
import quadrille.search.Limits;
import quadrille.system.UserFolders;
import quadrille.text.Localizer;

/** The settings panel; every change takes effect at once. */
public final class SettingsPanel extends FxmlView {
  private static final int MOVE_OVERHEAD_STEP_MS = 10;

  private final UpdateChecker updateChecker;
  private final Runnable engines;

  @FXML private SegmentedChoice<Theme> theme;
  @FXML private SegmentedChoice<Language> language;
  @FXML private SegmentedChoice<Motion> motion;
  @FXML private SegmentedChoice<TextSize> textSize;
  @FXML private Slider volume;
  @FXML private VBox boards;
  @FXML private ToggleSwitch reduceMotion;
  @FXML private ToggleSwitch confirm;
  @FXML private ToggleSwitch rightClick;
  @FXML private ToggleSwitch coordinates;
  @FXML private ToggleSwitch turnBoard;
  @FXML private ToggleSwitch thinking;
  @FXML private ToggleSwitch keepWatched;
  @FXML private ToggleSwitch book;
  @FXML private ToggleSwitch updates;
  @FXML private Label updatesTold;
  @FXML private Button lookNow;
  @FXML private Spinner<Integer> moveOverhead;
  @FXML private Label moveOverheadAbout;
  @FXML private Label folder;
  @FXML private Button copyFolder;

  /**
   * @param updateChecker checks for updates
   * @param engines opens the list of engines
   */
  public SettingsPanel(
      Preferences preferences, UpdateChecker updateChecker, Localizer localizer, Runnable engines) {
    super(localizer);
    this.updateChecker = updateChecker;
    this.engines = engines;
    bind(theme, List.of(Theme.values()), this::name, preferences.themeProperty());
    bind(language, Language.all(), this::name, preferences.languageProperty());
    bind(motion, List.of(Motion.values()), this::name, preferences.motionProperty());
    bind(textSize, List.of(TextSize.values()), this::name, preferences.textSizeProperty());
    volume.valueProperty().bindBidirectional(preferences.volumeProperty());
    volume.setOnMouseReleased(_ -> playSample(preferences));
    volume.setOnKeyReleased(_ -> playSample(preferences));
    boards.getChildren().setAll(new BoardsForm(preferences, localizer).root());
    reduceMotion.selectedProperty().bindBidirectional(preferences.reduceMotionProperty());
    confirm.selectedProperty().bindBidirectional(preferences.confirmProperty());
    rightClick.selectedProperty().bindBidirectional(preferences.rightClickProperty());
    rightClick.disableProperty().bind(preferences.confirmProperty().not());
    coordinates.selectedProperty().bindBidirectional(preferences.coordinatesProperty());
    turnBoard.selectedProperty().bindBidirectional(preferences.turnBoardProperty());
    thinking.selectedProperty().bindBidirectional(preferences.thinkingProperty());
    keepWatched.selectedProperty().bindBidirectional(preferences.keepWatchedProperty());
    book.selectedProperty().bindBidirectional(preferences.bookProperty());
    showMoveOverhead(preferences.moveOverheadProperty());
    folder.setText(UserFolders.data().toAbsolutePath().toString());
    showUpdates();
  }

  private void showMoveOverhead(IntegerProperty ms) {
    IntegerSpinnerValues.install(
        moveOverhead, 0, Limits.MAX_MOVE_OVERHEAD_MS, MOVE_OVERHEAD_STEP_MS);
    moveOverhead.getValueFactory().setValue(ms.get());
    moveOverhead.valueProperty().subscribe(chosen -> ms.set(chosen));
    moveOverheadAbout.setText(
        localize(
            "move-overhead.about", Limits.MAX_MOVE_OVERHEAD_MS, Limits.DEFAULT_MOVE_OVERHEAD_MS));
  }

  private void showUpdates() {
    boolean possible = updateChecker.source().isAvailable();
    updatesTold.setText(
        possible
            ? localize("updates.about", updateChecker.source().host())
            : localize("updates.none"));
    updates.setDisable(!possible);
    updates.setSelected(updateChecker.isEnabled());
    updates.selectedProperty().addListener((_, _, on) -> updateChecker.setEnabled(on));
    lookNow.disableProperty().bind(updates.selectedProperty().not());
  }

  @FXML
  private void lookNow() {
    updatesTold.setText(localize("updates.looking"));
    updateChecker.checkNow(result -> updatesTold.setText(localize(result)));
  }

  private static void playSample(Preferences preferences) {
    SoundPlayer.SHARED.play(Sound.PLACE, preferences.volumeProperty().get());
  }

  private static <T> void bind(
      SegmentedChoice<T> segments,
      List<T> values,
      Function<T, String> label,
      ObjectProperty<T> property) {
    segments.setChoices(values, label);
    segments.select(property.get());
    segments.setOnSelected(property::set);
  }

  private String name(Language value) {
    return value.equals(Language.SYSTEM) ? localize("language.system") : value.name();
  }

  private String name(Enum<?> value) {
    String type = value.getDeclaringClass().getSimpleName();
    return label(type.toLowerCase(Locale.ROOT), value);
  }

  /** Copies the path of the data folder. */
  @FXML
  private void copyFolder() {
    SystemClipboard.copy(folder.getText());
    copyFolder.setText(localize("folder.copied"));
  }

  @FXML
  private void engines() {
    engines.run();
  }
}
