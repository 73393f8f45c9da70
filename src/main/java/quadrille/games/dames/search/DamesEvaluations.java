package quadrille.games.dames.search;

import org.jspecify.annotations.Nullable;
import quadrille.games.dames.DamesRules;

/** The evaluations of all rules. */
final class DamesEvaluations {
  private DamesEvaluations() {}

  /** Returns the evaluation of a rule set: a trained one where there is one. */
  static DamesEvaluation of(DamesRules rules) {
    @Nullable PatternWeights trained = PatternWeights.of(rules);
    return trained == null ? new FeatureEvaluation(rules) : new PatternEvaluation(rules, trained);
  }
}
