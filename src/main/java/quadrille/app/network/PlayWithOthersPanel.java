package quadrille.app.network;

import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import quadrille.app.history.ParticipantNames;
import quadrille.app.settings.NetworkPreferences;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.Nodes;
import quadrille.app.ui.Subscriptions;
import quadrille.core.BadInputException;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.network.discovery.NearbyTable;
import quadrille.network.protocol.JoinCode;
import quadrille.network.protocol.Protocol;
import quadrille.text.Localizer;
import quadrille.text.Text;

/** Asks whether to open a table for others or to join one, and which. */
public final class PlayWithOthersPanel extends FxmlView {
  private final JoinModel model;
  private final NearbyModel nearbyTables;
  private final ObjectProperty<NetworkPreferences> remembered;
  private final Subscriptions subscriptions = new Subscriptions();
  private @Nullable Node pressed;

  @FXML private FlowPane games;
  @FXML private VBox nearby;
  @FXML private Label looking;
  @FXML private TextField address;
  @FXML private TextField code;
  @FXML private TextField name;
  @FXML private Label notice;
  @FXML private Button join;
  @FXML private Button watch;
  @FXML private Button resume;

  /**
   * @param remembered the name and the table of last time
   * @param onHost receives the game to open a table for
   */
  public PlayWithOthersPanel(
      JoinModel model,
      NearbyModel nearbyTables,
      ObjectProperty<NetworkPreferences> remembered,
      Consumer<GameModule> onHost,
      Localizer localizer) {
    super(localizer);
    this.model = model;
    this.nearbyTables = nearbyTables;
    this.remembered = remembered;
    for (GameModule module : Games.ALL) {
      Button button = new Button(localize(module.game().name()));
      button.setId("host-" + module.game().id());
      button.setOnAction(_ -> onHost.accept(module));
      games.getChildren().add(button);
    }
    NetworkPreferences last = remembered.get();
    name.setText(last.name());
    address.setText(last.address());
    address.setTextFormatter(new TextFormatter<>(this::splitLink));
    name.setTextFormatter(new TextFormatter<>(PlayWithOthersPanel::limitName));
    model.busyProperty().subscribe(this::showBusy);
    model.errorProperty().subscribe(this::showError);
    nearbyTables.tablesProperty().subscribe(this::showNearby);
    root().sceneProperty().addListener((_, _, scene) -> noteShown(scene != null));
  }

  /** Takes the join code out of a link, once it is whole. */
  private TextFormatter.Change splitLink(TextFormatter.Change change) {
    String text = change.getControlNewText();
    int mark = text.indexOf('#');
    try {
      if (mark >= 0) {
        code.setText(JoinCode.parse(text.substring(mark + 1)).text());
        change.setRange(0, change.getControlText().length());
        insert(change, text.substring(0, mark).strip());
      }
    } catch (BadInputException e) {
      // More may be typed.
    }
    return change;
  }

  private static void insert(TextFormatter.Change change, String text) {
    change.setText(text);
    int end = change.getRangeStart() + text.length();
    change.selectRange(end, end);
  }

  /** Leaves out what the others could not see. */
  private static TextFormatter.Change limitName(TextFormatter.Change change) {
    int excess = change.getControlNewText().length() - Protocol.MAX_NAME_LENGTH;
    if (excess > 0) {
      String added = change.getText();
      insert(change, added.substring(0, Math.max(0, added.length() - excess)));
    }
    return change;
  }

  /** No button can be pressed meanwhile; the one that was has the focus again afterwards. */
  private void showBusy(boolean busy) {
    List<Button> buttons = List.of(join, watch, resume);
    if (busy) {
      pressed = buttons.stream().filter(Node::isFocused).findFirst().orElse(null);
      showNotice(localize("joining"), false);
    }
    buttons.forEach(each -> each.setDisable(busy));
    if (!busy && pressed != null) {
      pressed.requestFocus();
    }
  }

  private void showError(@Nullable Text reason) {
    showNotice(localize(reason), true);
  }

  private void showNotice(String text, boolean wrong) {
    notice.setText(text);
    notice.getStyleClass().removeAll("form-error");
    if (wrong) {
      notice.getStyleClass().add("form-error");
    }
    Nodes.setShown(notice, !text.isEmpty());
  }

  /** Nothing listens for tables unless somebody may join one. */
  private void noteShown(boolean shown) {
    if (shown) {
      subscriptions.subscribe(remembered, this::showSeat);
      nearbyTables.start();
    } else {
      subscriptions.unsubscribe();
      nearbyTables.stop();
      model.cancel();
    }
  }

  private void showSeat(NetworkPreferences last) {
    Nodes.setShown(resume, !last.token().isEmpty());
    resume.setText(localize("resume", last.address()));
  }

  private void showNearby(List<NearbyTable> tables) {
    Node focused = root().getScene() == null ? null : root().getScene().getFocusOwner();
    Object chosen = focused == null ? null : focused.getUserData();
    nearby.getChildren().setAll(tables.stream().map(this::button).toList());
    nearby.getChildren().stream()
        .filter(each -> Objects.equals(each.getUserData(), chosen))
        .forEach(Node::requestFocus);
    Nodes.setShown(nearby, !tables.isEmpty());
    Nodes.setShown(looking, tables.isEmpty());
  }

  private Button button(NearbyTable table) {
    Button button = new Button(name(table) + "\n" + table.address());
    button.getStyleClass().add("nearby");
    button.setMaxWidth(Double.MAX_VALUE);
    button.setWrapText(true);
    button.setUserData(table);
    button.setOnAction(_ -> choose(table));
    return button;
  }

  private String name(NearbyTable table) {
    String game = localize(table.module().game().name());
    List<String> hosts =
        table.hosts().stream()
            .map(host -> localize(ParticipantNames.ofLabel(table.module().game().id(), host)))
            .toList();
    if (hosts.isEmpty()) {
      return game;
    }
    return table.seats()
        ? localize("nearby.with", game, hosts.getFirst())
        : localize("nearby.watch", game, String.join(" – ", hosts));
  }

  private void choose(NearbyTable table) {
    address.setText(table.address().toString());
    if (table.seats()) {
      code.clear();
      code.requestFocus();
    } else {
      watch.requestFocus();
    }
  }

  @FXML
  private void join() {
    String called = name.getText().strip();
    remembered.set(remembered.get().withTable(called, address.getText().strip()));
    model.join(address.getText(), code.getText(), called, localizer.locale());
  }

  @FXML
  private void watch() {
    NetworkPreferences last = remembered.get();
    remembered.set(last.withTable(last.name(), address.getText().strip()));
    model.watch(address.getText(), localizer.locale());
  }

  @FXML
  private void resume() {
    NetworkPreferences last = remembered.get();
    model.resume(last.address(), last.token(), localizer.locale());
  }
}
