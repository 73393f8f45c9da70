package quadrille.app.newgame;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.Icon;
import quadrille.app.ui.LabelConverter;
import quadrille.app.ui.Nodes;
import quadrille.app.ui.SplitRow;
import quadrille.core.Game;
import quadrille.core.Option;
import quadrille.core.Preset;
import quadrille.core.Settings;
import quadrille.text.Localizer;
import quadrille.text.Text;

/** The form for the presets and options that a game declares. */
final class RulesForm extends FxmlView {
  /** Less than the smallest window. */
  private static final double MAX_TOOLTIP_WIDTH = 440;

  private final NewGameModel model;
  private final Game game;
  private final Map<Option, OptionControl> controls = new HashMap<>();
  private final Map<List<String>, ToggleButton> links = new HashMap<>();

  @FXML private HBox presetRow;
  @FXML private ComboBox<Preset> preset;
  @FXML private VBox options;
  @FXML private Button reset;
  @FXML private Label error;

  RulesForm(NewGameModel model, Localizer localizer) {
    super(localizer);
    this.model = model;
    game = model.game();
    reset.setOnAction(_ -> model.reset());
    fillPresets(game.presets());
    game.options().forEach(this::add);
    model.valuesProperty().subscribe(this::show);
    model.errorProperty().subscribe(this::showError);
  }

  private void fillPresets(List<Preset> presets) {
    Nodes.setShown(presetRow, !presets.isEmpty());
    preset.getItems().setAll(presets);
    preset.setConverter(new LabelConverter<>(each -> localize(game.text("preset." + each.id()))));
    preset.setPromptText(localize("rules.custom"));
    preset.setOnAction(event -> choosePreset(preset.getValue()));
  }

  private void choosePreset(@Nullable Preset chosen) {
    if (chosen != null && (model.isChanged() || !chosen.equals(model.presetProperty().get()))) {
      model.choosePreset(chosen);
    }
  }

  /** Names the preset, or says that the rules are no longer those of any. */
  private void showPreset() {
    Preset chosen = model.isChanged() ? null : model.presetProperty().get();
    preset.setValue(chosen);
    String name = chosen == null ? preset.getPromptText() : preset.getConverter().toString(chosen);
    preset.setAccessibleText(localize("rules.accessible", name));
  }

  private void add(Option option) {
    String key = "option." + option.name();
    String name = localize(game.text(key));
    OptionControl control =
        OptionControl.of(
            option,
            name,
            value -> localize(game.text(key + "." + value)),
            value -> model.set(option, value));
    String help = localize(game.text(key + ".help"));
    Label label = Nodes.wrappingLabel(name);
    label.setTooltip(tooltip(help));
    label.setLabelFor(control.node());
    control.node().setAccessibleHelp(help);
    control.node().setId("option-" + option.name());
    Tooltip.install(control.node(), tooltip(help));
    controls.put(option, control);
    place(label, control, option);
  }

  private void place(Label label, OptionControl control, Option option) {
    List<String> group = model.group(option);
    if (control.wide()) {
      VBox field = new VBox(label, control.node());
      field.getStyleClass().add("form-field");
      options.getChildren().add(field);
    } else if (!group.isEmpty() && group.getLast().equals(option.name())) {
      HBox linked = new HBox(link(group), control.node());
      linked.getStyleClass().add("linked");
      options.getChildren().add(new SplitRow(label, linked));
    } else {
      options.getChildren().add(new SplitRow(label, control.node()));
    }
  }

  /** The button that links the options of a group. */
  private ToggleButton link(List<String> group) {
    ToggleButton link = new ToggleButton("", new Icon("mdi2l-link-variant"));
    String meaning = localize("link");
    link.getStyleClass().addAll("flat", "icon-button");
    link.setAccessibleText(meaning);
    link.setTooltip(tooltip(meaning));
    link.setOnAction(event -> model.link(group, link.isSelected()));
    links.put(group, link);
    return link;
  }

  private void show(Settings values) {
    controls.forEach((option, control) -> control.show().accept(values.choice(option.name())));
    links.forEach((group, link) -> link.setSelected(model.isLinked(group)));
    reset.setVisible(model.isChanged());
    showPreset();
  }

  private void showError(@Nullable Text reason) {
    error.setText(localize(reason));
    Nodes.setShown(error, reason != null);
  }

  private static Tooltip tooltip(String text) {
    Tooltip tooltip = new Tooltip(text);
    tooltip.setWrapText(true);
    tooltip.setMaxWidth(MAX_TOOLTIP_WIDTH);
    return tooltip;
  }
}
