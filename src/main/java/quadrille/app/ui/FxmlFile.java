package quadrille.app.ui;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.Objects;
import javafx.fxml.FXMLLoader;
import javafx.scene.Parent;
import quadrille.text.Localizer;

/**
 * The FXML files of the program. Each is next to its controller and uses the messages of that
 * package.
 */
public enum FxmlFile {
  LAUNCHER("launcher", "Launcher"),
  CARD("launcher", "Card"),
  CONTINUE("launcher", "Continue"),
  NEW_GAME("newgame", "NewGame"),
  SEAT_FORM("newgame", "SeatForm"),
  RULES_FORM("newgame", "RulesForm"),
  EDITOR("newgame", "Editor"),
  GO_ON("newgame", "GoOn"),
  SETTINGS("settings", "Settings"),
  RULES("help", "Rules"),
  LESSON("help", "Lesson"),
  KEYS("help", "Keys"),
  ABOUT("help", "About"),
  LICENCES("help", "Licences"),
  DETAILS("help", "Details"),
  ENGINES("engines", "Engines"),
  HISTORY("history", "History"),
  GAMES("history", "Games"),
  FILTERS("history", "Filters"),
  STATISTICS("history", "Statistics"),
  UPDATE("updates", "Update"),
  UPDATE_CARD("updates", "UpdateCard"),
  FILE_GAMES("files", "FileGames"),
  CONFIRMATION("navigation", "Confirmation"),
  NOTICE("navigation", "Notice"),
  TABLE("table", "Table"),
  SEAT("table", "Seat"),
  MOVES("table/moves", "Moves"),
  REVIEW("table/review", "Review"),
  THINKING("table/analysis", "Thinking"),
  ANALYSIS("table/analysis", "Analysis"),
  CANDIDATE("table/analysis", "Candidate"),
  BOARD_TREE("table/tree", "BoardTree"),
  STATUS("table", "Status");

  private final String folder;
  private final String name;

  FxmlFile(String room, String name) {
    this.folder = room;
    this.name = name;
  }

  /**
   * Loads the file.
   *
   * @param controller receives the {@code fx:id} fields and event handlers
   */
  @SuppressWarnings("TypeParameterUnusedInFormals") // The type of the root is known from the file.
  public <T extends Parent> T load(Localizer localizer, Object controller) {
    FXMLLoader loader =
        new FXMLLoader(url(), localizer.bundle("quadrille.app." + folder.replace('/', '.')));
    loader.setControllerFactory(type -> type.cast(controller));
    try {
      return loader.load();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private URL url() {
    String path = "/quadrille/app/" + folder + "/" + name + ".fxml";
    return Objects.requireNonNull(FxmlFile.class.getResource(path), path);
  }
}
