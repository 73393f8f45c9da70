package quadrille.app.history;

import java.util.List;
import java.util.Map;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import quadrille.app.common.Fxml;
import quadrille.app.common.Labels;
import quadrille.app.common.Sitters;
import quadrille.app.common.Words;
import quadrille.games.Games;
import quadrille.games.Room;
import quadrille.records.GameSummary;
import quadrille.records.Glicko2;
import quadrille.records.LevelRatings;
import quadrille.records.PlayerStatistics;
import quadrille.records.PlayerStatistics.Score;
import quadrille.records.Sitter;

/** How a person fares in a game. */
final class StatisticsPane {
  private static final double BAR = 120;

  private final HistoryModel model;
  private final Words words;
  private final Parent root;
  private final RatingCourse line = new RatingCourse();
  private final Label noCourse = new Label();

  @FXML private ComboBox<Sitter> person;
  @FXML private ComboBox<Room> game;
  @FXML private ScrollPane scroll;
  @FXML private FlowPane figures;
  @FXML private StackPane course;
  @FXML private GridPane against;
  @FXML private Label none;

  StatisticsPane(HistoryModel model, Words words) {
    this.model = model;
    this.words = words;
    root = Fxml.STATISTICS.load(words, this);
    noCourse.setText(say("rating.none"));
    noCourse.setWrapText(true);
    noCourse.getStyleClass().add("quiet");
    person.setConverter(new Labels<>(each -> words.say(Sitters.name(model.gameOf(each), each))));
    game.setConverter(new Labels<>(each -> words.say(each.game().name())));
    game.getItems().setAll(Games.ALL);
    person.valueProperty().subscribe(this::count);
    game.valueProperty().subscribe(this::count);
    model.all().subscribe(this::offer);
    offer();
  }

  Parent root() {
    return root;
  }

  private String say(String key, Object... arguments) {
    return words.say(StatisticsPane.class, key, arguments);
  }

  /** Offers the people who have played, and what the first of them played last. */
  private void offer() {
    List<GameSummary> games = model.games();
    List<Sitter> people = PlayerStatistics.people(games);
    none.setVisible(people.isEmpty());
    none.setManaged(people.isEmpty());
    scroll.setVisible(!people.isEmpty());
    scroll.setManaged(!people.isEmpty());
    Sitter chosen = person.getValue();
    person.getItems().setAll(people);
    if (!people.isEmpty()) {
      person.setValue(people.contains(chosen) ? chosen : people.getFirst());
    }
    if (game.getValue() == null) {
      game.setValue(played(games, person.getValue()));
    }
    count();
  }

  private static Room played(List<GameSummary> games, @Nullable Sitter who) {
    return games.stream()
        .filter(each -> each.isOver())
        .filter(each -> each.first().equals(who) || each.second().equals(who))
        .flatMap(each -> Games.ALL.stream().filter(room -> room.game().id().equals(each.game())))
        .findFirst()
        .orElse(Games.ALL.getFirst());
  }

  private void count() {
    Sitter who = person.getValue();
    Room room = game.getValue();
    if (who != null && room != null) {
      LevelRatings levels = new LevelRatings(room.game());
      show(PlayerStatistics.of(who, room.game().id(), model.games(), levels));
    }
  }

  private void show(PlayerStatistics of) {
    Score all = of.all();
    figures
        .getChildren()
        .setAll(
            figure("rating", rating(of)),
            figure("games", Integer.toString(all.games())),
            figure("won", Integer.toString(all.won())),
            figure("drawn", Integer.toString(all.drawn())),
            figure("lost", Integer.toString(all.lost())),
            figure("streak", streak(of.streak())),
            figure("longest", Integer.toString(of.longest())),
            figure("length", say("figure.length.value", of.averagePlies())));
    course.getChildren().setAll(of.course().isEmpty() ? noCourse : line);
    if (!of.course().isEmpty()) {
      line.show(of.course(), words);
    }
    showAgainst(of);
  }

  private Node figure(String key, String value) {
    Label name = new Label(say("figure." + key));
    name.getStyleClass().add("quiet");
    Label figure = new Label(value);
    figure.getStyleClass().add("figure-value");
    figure.setId("figure-" + key);
    VBox card = new VBox(figure, name);
    card.getStyleClass().add("figure-card");
    return card;
  }

  private String rating(PlayerStatistics of) {
    if (of.course().isEmpty()) {
      return say("figure.rating.none");
    }
    Glicko2 now = of.course().getLast().strength();
    return say("figure.rating.value", now.rating(), 2 * now.deviation());
  }

  private String streak(int streak) {
    if (streak == 0) {
      return say("figure.streak.none");
    }
    return streak > 0 ? say("figure.streak.won", streak) : say("figure.streak.lost", -streak);
  }

  private void showAgainst(PlayerStatistics of) {
    against.getChildren().clear();
    Label title = new Label(say("against"));
    title.getStyleClass().add("strong-text");
    against.addRow(0, title, head("against.won"), head("against.drawn"), head("against.lost"));
    int row = 1;
    for (Map.Entry<Sitter, Score> each : of.against().entrySet()) {
      Score score = each.getValue();
      against.addRow(
          row++,
          new Label(words.say(Sitters.name(of.game(), each.getKey()))),
          new Label(Integer.toString(score.won())),
          new Label(Integer.toString(score.drawn())),
          new Label(Integer.toString(score.lost())),
          bar(score));
    }
  }

  private Label head(String key) {
    Label label = new Label(say(key));
    label.getStyleClass().add("quiet");
    return label;
  }

  /** The shares of the results beside the figures that tell the same. */
  private static HBox bar(Score score) {
    HBox bar = new HBox();
    bar.setAlignment(javafx.geometry.Pos.CENTER_LEFT);
    bar.getChildren()
        .addAll(
            share("won", score.won(), score.games()),
            share("drawn", score.drawn(), score.games()),
            share("lost", score.lost(), score.games()));
    return bar;
  }

  private static Region share(String kind, int part, int all) {
    Region share = new Region();
    share.getStyleClass().addAll("share", kind);
    share.setPrefWidth(BAR * part / all);
    share.setMinWidth(Region.USE_PREF_SIZE);
    return share;
  }
}
