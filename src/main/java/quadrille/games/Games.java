package quadrille.games;

import java.util.List;
import java.util.Optional;
import quadrille.games.dames.DamesModule;
import quadrille.games.dots.DotsModule;
import quadrille.games.hex.HexModule;
import quadrille.games.hexxagon.HexxagonModule;

/** The list of games, in the order in which they are shown. */
public final class Games {
  public static final List<GameModule> ALL =
      List.of(HexModule.MODULE, DamesModule.MODULE, HexxagonModule.MODULE, DotsModule.MODULE);

  private Games() {}

  /** The game with that id, if there is one. */
  public static Optional<GameModule> find(String id) {
    return ALL.stream().filter(module -> module.game().id().equals(id)).findFirst();
  }

  /**
   * The game with that id, which is known to exist.
   *
   * @throws IllegalArgumentException if it does not
   */
  public static GameModule get(String id) {
    return find(id).orElseThrow(() -> new IllegalArgumentException("no game " + id));
  }
}
