package quadrille.app.table.model;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import quadrille.app.history.ParticipantNames;
import quadrille.app.setup.GameSetup;
import quadrille.app.setup.SeatChoice;
import quadrille.app.setup.Starter;
import quadrille.app.setup.TimeControl;
import quadrille.core.GameTree;
import quadrille.core.Preset;
import quadrille.core.Rules;
import quadrille.match.Player;
import quadrille.text.Localizer;

/** Writes the players of a table into the tags of a game tree, and reads them from there. */
public final class GameTags {
  private GameTags() {}

  /** Adds the names of the players and the date, unless the tree has them. */
  static void fill(GameTree tree, PerSide<Player> players) {
    Map<String, String> tags = tree.tags();
    putName(tags, GameTree.FIRST, players.first().name());
    putName(tags, GameTree.SECOND, players.second().name());
    tags.putIfAbsent(GameTree.DATE, LocalDate.now(ZoneId.systemDefault()).toString());
  }

  /** Somebody who has not come yet has no name. */
  private static void putName(Map<String, String> tags, String tag, String name) {
    if (!name.isEmpty()) {
      tags.putIfAbsent(tag, name);
    }
  }

  /** The rules of a game, and human players with the names in its tags. */
  public static GameSetup setup(GameTree tree) {
    Preset preset = Rules.presetOf(tree.game(), tree.settings());
    return new GameSetup(
        preset == null ? null : preset.id(),
        preset == null ? tree.settings().values() : Map.of(),
        human(tree, GameTree.FIRST),
        human(tree, GameTree.SECOND),
        Starter.ONE,
        TimeControl.NONE);
  }

  private static SeatChoice human(GameTree tree, String tag) {
    return SeatChoice.human(tree.tags().getOrDefault(tag, ""));
  }

  /** The event, round, place and date in one line; unknown ones are left out. */
  public static String eventSummary(GameTree tree, Localizer localizer) {
    return Stream.of(GameTree.EVENT, GameTree.ROUND, GameTree.SITE, GameTree.DATE)
        .map(tree.tags()::get)
        .filter(Objects::nonNull)
        .map(text -> text.replaceAll("[-.]?\\?+", ""))
        .map(text -> ParticipantNames.formatTag(text, localizer))
        .filter(text -> !text.isBlank())
        .collect(Collectors.joining(", "));
  }
}
