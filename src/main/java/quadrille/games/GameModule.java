package quadrille.games;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import quadrille.board.GameScene;
import quadrille.board.skin.BoardSkin;
import quadrille.core.Game;
import quadrille.core.Guide;
import quadrille.core.PositionEditor;
import quadrille.core.Settings;
import quadrille.core.formats.GameFormat;
import quadrille.core.formats.GameLink;
import quadrille.search.Knowledge;
import quadrille.search.MoveExplainer;
import quadrille.search.Search;
import quadrille.search.bitbase.BitbaseMaker;
import quadrille.search.classic.OpponentKind;
import quadrille.search.insight.Insights;
import quadrille.search.protocol.EngineProtocol;
import quadrille.search.protocol.UciProtocol;
import quadrille.search.training.TrainingModel;
import quadrille.search.training.WeightsReader;

/**
 * All parts of one game. A game must have rules, knowledge and a skin; every other part has a
 * default. Parts that draw are created when asked for, so that a command without a screen never
 * loads them. Thread-safe, like its parts.
 *
 * @param game the rules
 * @param knowledge creates what one searching thread knows about games with these settings
 * @param skin creates the look of the board
 * @param scene creates the scene at the table: the board and whatever the game shows around it
 * @param opponents the named opponents, the weakest first
 * @param explainer says why a move is good
 * @param insights what can be shown about a position, beside good moves
 * @param guide the rules in words and a first lesson
 * @param editor sets up positions by hand, or null if this game has no editor
 * @param formats the file formats of this game alone, the usual one first
 * @param link null if no web site shows the game
 * @param protocol what its engines speak
 * @param training creates what trains the evaluation for these settings, or null if it cannot be
 *     trained
 * @param generalTraining creates what trains the evaluation for settings of all kinds at once, or
 *     null if it cannot be trained so
 * @param weights reads trained weights that a match is to try out, or null if there are none
 * @param bitbases creates what makes the endgame tables for these settings, or null if the game has
 *     none
 */
public record GameModule(
    Game game,
    Function<Settings, Knowledge> knowledge,
    Supplier<BoardSkin> skin,
    Function<Settings, GameScene> scene,
    List<OpponentKind> opponents,
    MoveExplainer explainer,
    Insights insights,
    Guide guide,
    @Nullable PositionEditor editor,
    List<GameFormat> formats,
    @Nullable GameLink link,
    EngineProtocol protocol,
    @Nullable Function<Settings, TrainingModel> training,
    @Nullable Supplier<TrainingModel> generalTraining,
    @Nullable WeightsReader weights,
    @Nullable Function<Settings, BitbaseMaker> bitbases) {

  public GameModule {
    opponents = List.copyOf(opponents);
    formats = List.copyOf(formats);
  }

  /** Starts a module from the parts that every game must have. */
  public static Builder builder(
      Game game, Function<Settings, Knowledge> knowledge, Supplier<BoardSkin> skin) {
    return new Builder(game, knowledge, skin);
  }

  /** A search with its own transposition table, for games with these settings. */
  public Search newSearch(Settings settings, int hashMegabytes, int threads) {
    return new Search(game, () -> knowledge.apply(settings), hashMegabytes, threads);
  }

  /** The id of the game, so that tests and logs name the module in a word. */
  @Override
  public String toString() {
    return game.id();
  }

  /** Collects the parts of a game; what is not set keeps its default. Not thread-safe. */
  public static final class Builder {
    private final Game game;
    private final Function<Settings, Knowledge> knowledge;
    private final Supplier<BoardSkin> skin;
    private Function<Settings, GameScene> scene;
    private List<OpponentKind> opponents;
    private MoveExplainer explainer = (_, report) -> MoveExplainer.explainDecided(report);
    private Insights insights = Insights.NONE;
    private Guide guide;
    private @Nullable PositionEditor editor;
    private List<GameFormat> formats = List.of();
    private @Nullable GameLink link;
    private EngineProtocol protocol;
    private @Nullable Function<Settings, TrainingModel> training;
    private @Nullable Supplier<TrainingModel> generalTraining;
    private @Nullable WeightsReader weights;
    private @Nullable Function<Settings, BitbaseMaker> bitbases;

    private Builder(Game game, Function<Settings, Knowledge> knowledge, Supplier<BoardSkin> skin) {
      this.game = game;
      this.knowledge = knowledge;
      this.skin = skin;
      scene = settings -> new GameScene(skin.get(), settings);
      opponents = List.of(OpponentKind.RANDOM, OpponentKind.greedy(knowledge));
      guide = new DefaultGuide(game);
      protocol = new UciProtocol(game, game.id());
    }

    /** Default: the board alone. */
    public Builder scene(Function<Settings, GameScene> scene) {
      this.scene = scene;
      return this;
    }

    /** Default: a random and a greedy opponent. */
    public Builder opponents(List<OpponentKind> opponents) {
      this.opponents = opponents;
      return this;
    }

    /** Default: explains certain wins and losses only. */
    public Builder explainer(MoveExplainer explainer) {
      this.explainer = explainer;
      return this;
    }

    /** Default: none. */
    public Builder insights(Insights insights) {
      this.insights = insights;
      return this;
    }

    /** Default: the tagline for rules, and no lesson. */
    public Builder guide(Guide guide) {
      this.guide = guide;
      return this;
    }

    /** Default: no editor. */
    public Builder editor(PositionEditor editor) {
      this.editor = editor;
      return this;
    }

    /** Default: none; our own JSON stores every game. */
    public Builder formats(List<GameFormat> formats) {
      this.formats = formats;
      return this;
    }

    /** Default: no link. */
    public Builder link(GameLink link) {
      this.link = link;
      return this;
    }

    /** Default: the commands of UCI with the game's own notation, named after the game. */
    public Builder protocol(EngineProtocol protocol) {
      this.protocol = protocol;
      return this;
    }

    /** Default: the evaluation cannot be trained. */
    public Builder training(
        Function<Settings, TrainingModel> training, Supplier<TrainingModel> generalTraining) {
      this.training = training;
      this.generalTraining = generalTraining;
      return weights(
          WeightsReader.of(settings -> List.of(training.apply(settings), generalTraining.get())));
    }

    /** Default: those of the {@link #training}, if there is one. */
    public Builder weights(WeightsReader weights) {
      this.weights = weights;
      return this;
    }

    /** Default: no endgame tables. */
    public Builder bitbases(Function<Settings, BitbaseMaker> bitbases) {
      this.bitbases = bitbases;
      return this;
    }

    public GameModule build() {
      return new GameModule(
          game,
          knowledge,
          skin,
          scene,
          opponents,
          explainer,
          insights,
          guide,
          editor,
          formats,
          link,
          protocol,
          training,
          generalTraining,
          weights,
          bitbases);
    }
  }
}
