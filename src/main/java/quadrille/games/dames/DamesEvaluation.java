package quadrille.games.dames;

/** The worth of a position in points; a man is 100. */
final class DamesEvaluation {
  private static final DamesFeature[] FEATURES = DamesFeature.values();

  private final DamesFeatures features;
  private final DamesEndings endings;
  private final int[] full = new int[FEATURES.length];
  private final int[] bare = new int[FEATURES.length];
  private final int allPieces;

  DamesEvaluation(DamesRules rules) {
    DamesZones zones = new DamesZones(rules.board());
    features = new DamesFeatures(rules.board(), zones);
    endings = new DamesEndings(rules, zones);
    allPieces = rules.size() * rules.menRows();
    for (DamesFeature feature : FEATURES) {
      full[feature.ordinal()] = feature.full(rules.flyingKings());
      bare[feature.ordinal()] = feature.bare(rules.flyingKings());
    }
  }

  /** From the view of the side to move. */
  int evaluate(DamesPosition position) {
    int[] counts = features.count(position);
    int pieces = position.count(Colour.WHITE) + position.count(Colour.BLACK);
    int present = Math.min(pieces, allPieces);
    int sum = 0;
    for (int i = 0; i < counts.length; i++) {
      sum += counts[i] * (full[i] * present + bare[i] * (allPieces - present));
    }
    Colour stronger = sum > 0 ? Colour.WHITE : Colour.BLACK;
    int white = sum / allPieces * endings.share(position, stronger) / DamesEndings.WHOLE;
    return position.colour() == Colour.WHITE ? white : -white;
  }
}
