package quadrille.app.history;

import java.util.List;
import javafx.fxml.FXML;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.LabelConverter;
import quadrille.app.ui.Nodes;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.match.Participant;
import quadrille.records.GameSummary;
import quadrille.records.Glicko2;
import quadrille.records.PlayerStatistics;
import quadrille.records.PlayerStatistics.Results;
import quadrille.text.Localizer;

/** A player's results and rating in a game. */
final class StatisticsPane extends FxmlView {
  private static final double BAR_WIDTH = 120;

  private final HistoryModel model;

  @FXML private FlowPane filters;
  @FXML private ComboBox<Participant> person;
  @FXML private ComboBox<GameModule> game;
  @FXML private ScrollPane scroll;
  @FXML private FlowPane figures;
  @FXML private RatingChart course;
  @FXML private Label noCourse;
  @FXML private VBox opponents;
  @FXML private GridPane against;
  @FXML private Label none;

  StatisticsPane(HistoryModel model, Localizer localizer) {
    super(localizer);
    this.model = model;
    person.setConverter(new LabelConverter<>(each -> localize(model.name(each))));
    game.setConverter(new LabelConverter<>(each -> localize(each.game().name())));
    game.getItems().setAll(Games.ALL);
    person.valueProperty().subscribe(this::update);
    game.valueProperty().subscribe(this::update);
    model.all().subscribe(this::updateChoices);
    updateChoices();
  }

  /** Fills the lists; selects the first player and their last game. */
  private void updateChoices() {
    List<GameSummary> games = model.games();
    List<Participant> people = PlayerStatistics.humans(games);
    Nodes.setShown(none, people.isEmpty());
    Nodes.setShown(filters, !people.isEmpty());
    Nodes.setShown(scroll, !people.isEmpty());
    Participant chosen = person.getValue();
    person.getItems().setAll(people);
    if (!people.isEmpty()) {
      person.setValue(people.contains(chosen) ? chosen : people.getFirst());
      if (game.getValue() == null) {
        game.setValue(lastPlayed(games, person.getValue()));
      }
    }
    update();
  }

  private static GameModule lastPlayed(List<GameSummary> games, @Nullable Participant who) {
    return games.stream()
        .filter(GameSummary::isOver)
        .filter(each -> each.first().equals(who) || each.second().equals(who))
        .flatMap(each -> Games.find(each.game()).stream())
        .findFirst()
        .orElse(Games.ALL.getFirst());
  }

  private void update() {
    Participant who = person.getValue();
    GameModule module = game.getValue();
    if (who != null && module != null) {
      show(PlayerStatistics.of(who, module.game(), model.games()));
    }
  }

  private void show(PlayerStatistics of) {
    Results all = of.overall();
    figures
        .getChildren()
        .setAll(
            figure("rating", rating(of)),
            figure("games", Integer.toString(all.games())),
            figure("won", Integer.toString(all.won())),
            figure("drawn", Integer.toString(all.drawn())),
            figure("lost", Integer.toString(all.lost())),
            figure("streak", streak(of.streak())),
            figure("longest", Integer.toString(of.longestWinStreak())),
            figure("length", length(of)));
    boolean rated = !of.ratingHistory().isEmpty();
    course.setVisible(rated);
    noCourse.setVisible(!rated);
    if (rated) {
      course.show(of.ratingHistory(), localizer);
    }
    showAgainst(of);
  }

  private Node figure(String key, String value) {
    Label name = new Label(localize("figure." + key));
    name.getStyleClass().add("quiet");
    Label figure = new Label(value);
    figure.getStyleClass().add("figure-value");
    figure.setId("figure-" + key);
    VBox card = new VBox(figure, name);
    card.getStyleClass().add("figure-card");
    return card;
  }

  private String rating(PlayerStatistics of) {
    if (of.ratingHistory().isEmpty()) {
      return localize("figure.rating.none");
    }
    Glicko2 now = of.ratingHistory().getLast().strength();
    return localize("figure.rating.value", now.rating(), 2 * now.deviation());
  }

  private String length(PlayerStatistics of) {
    return of.overall().games() == 0
        ? localize("figure.length.none")
        : localize("figure.length.value", of.averageMoves());
  }

  private String streak(int streak) {
    if (streak == 0) {
      return localize("figure.streak.none");
    }
    return streak > 0
        ? localize("figure.streak.won", streak)
        : localize("figure.streak.lost", -streak);
  }

  private void showAgainst(PlayerStatistics of) {
    Nodes.setShown(opponents, !of.byOpponent().isEmpty());
    against.getChildren().removeIf(each -> GridPane.getRowIndex(each) > 0);
    of.byOpponent()
        .forEach(
            (opponent, score) ->
                against.addRow(
                    against.getRowCount(),
                    Nodes.wrappingLabel(localize(ParticipantNames.name(of.game(), opponent))),
                    new Label(Integer.toString(score.won())),
                    new Label(Integer.toString(score.drawn())),
                    new Label(Integer.toString(score.lost())),
                    bar(score)));
  }

  /** A bar of wins, draws and losses. */
  private static HBox bar(Results score) {
    HBox bar =
        new HBox(
            share("won", score.won(), score.games()),
            share("drawn", score.drawn(), score.games()),
            share("lost", score.lost(), score.games()));
    bar.setAlignment(Pos.CENTER_LEFT);
    return bar;
  }

  private static Region share(String kind, int part, int all) {
    Region share = new Region();
    share.getStyleClass().addAll("share", kind);
    share.setPrefWidth(BAR_WIDTH * part / all);
    return share;
  }
}
