package quadrille.app.network;

import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.IconButton;
import quadrille.app.ui.Nodes;
import quadrille.app.ui.SystemClipboard;
import quadrille.text.Localizer;

/** Shows how others find the table: its address, the join code, and both as a QR code. */
public final class InvitationPanel extends FxmlView {
  private final Invitation invitation;

  @FXML private StackPane qr;
  @FXML private Label about;
  @FXML private Label address;
  @FXML private IconButton copyAddress;
  @FXML private HBox codeRow;
  @FXML private Label code;
  @FXML private IconButton copyCode;
  @FXML private Label others;

  public InvitationPanel(HostSession session, Localizer localizer) {
    super(localizer);
    invitation = session.invitation();
    qr.getChildren().setAll(new QrCodeView(invitation.link(), localize("invite.qr")));
    about.setText(localize(about()));
    address.setText(invitation.address());
    code.setText(invitation.code());
    Nodes.setShown(codeRow, invitation.seats());
    List<String> more = invitation.more();
    others.setText(localize("invite.others", String.join("  ", more)));
    Nodes.setShown(others, !more.isEmpty());
    copyAddress.setOnAction(_ -> SystemClipboard.copy(invitation.link()));
    copyCode.setOnAction(_ -> SystemClipboard.copy(invitation.code()));
  }

  private String about() {
    if (invitation.isAlone()) {
      return "invite.about.alone";
    }
    return invitation.seats() ? "invite.about" : "invite.about.watch";
  }
}
