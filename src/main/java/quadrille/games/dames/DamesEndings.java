package quadrille.games.dames;

/**
 * How much of an advantage can be won. Where kings fly, a king on the weaker side is hard to catch:
 * on 10×10 three pieces seldom win against it, on 8×8 two, and on the long diagonal it is safe from
 * one more.
 */
final class DamesEndings {
  /** The scale on which everything counts. */
  static final int WHOLE = 16;

  private static final int DRAWN = 1;
  private static final int HARD = 4;
  private static final int UNCERTAIN = 8;
  private static final int FEW_PIECES = 8;

  private final DamesZones zones;
  private final boolean flyingKings;
  private final int harmless;

  DamesEndings(DamesRules rules, DamesZones zones) {
    this.zones = zones;
    flyingKings = rules.flyingKings();
    harmless = rules.size() >= 10 ? 3 : 2;
  }

  /** The share of its advantage that counts for that colour, 0 … {@value #WHOLE}. */
  int share(DamesPosition position, Colour stronger) {
    Colour weaker = stronger.other();
    int many = position.count(stronger);
    int few = position.count(weaker);
    if (!flyingKings || many + few > FEW_PIECES || position.countKings(weaker) == 0) {
      return WHOLE;
    }
    if (many <= harmless) {
      return DRAWN;
    }
    if (holdsMainRoad(position, weaker)) {
      return many == harmless + 1 ? DRAWN : HARD;
    }
    return few > 1 ? UNCERTAIN : WHOLE;
  }

  private boolean holdsMainRoad(DamesPosition position, Colour colour) {
    long low = position.pieces(colour, 0) & position.kings(0) & zones.mainRoad(0);
    long high = position.pieces(colour, 1) & position.kings(1) & zones.mainRoad(1);
    return (low | high) != 0;
  }
}
