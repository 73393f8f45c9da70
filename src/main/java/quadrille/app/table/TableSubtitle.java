package quadrille.app.table;

import quadrille.app.setup.GameSetup;
import quadrille.app.setup.Series;
import quadrille.app.table.model.GameTags;
import quadrille.app.table.model.TableModel;
import quadrille.core.Game;
import quadrille.text.Localizer;

/** Tells below a game's name what is played. */
final class TableSubtitle {
  private final TableModel model;
  private final Localizer localizer;

  TableSubtitle(TableModel model, Localizer localizer) {
    this.model = model;
    this.localizer = localizer;
  }

  /** The score of a series of games, the event of a game that is viewed, or the rules. */
  String of(Series series) {
    if (series.of() == 1) {
      String event =
          model.isViewOnly() ? GameTags.eventSummary(model.game().tree(), localizer) : "";
      return event.isEmpty() ? rules() : event;
    }
    boolean oneFirst = model.seats().oneMovesFirst();
    return localizer.localize(
        TableSubtitle.class,
        "series",
        series.number(),
        series.of(),
        Series.formatScore(oneFirst ? series.firstScore() : series.secondScore()),
        Series.formatScore(oneFirst ? series.secondScore() : series.firstScore()));
  }

  private String rules() {
    Game game = model.module().game();
    GameSetup setup = model.seats().setup();
    String preset = setup.preset();
    if (preset != null && setup.isCustom(game)) {
      return localizer.localize(TableSubtitle.class, "rules.custom");
    }
    return preset == null ? "" : localizer.localize(game.text("preset." + preset));
  }
}
