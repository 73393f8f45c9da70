package quadrille.search.classic;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import quadrille.core.Settings;
import quadrille.search.Knowledge;
import quadrille.text.Text;

/**
 * A named opponent, as a game offers it. Its name and what it does are the texts {@code
 * opponent.ID} and {@code opponent.ID.help} in the messages of its owner's package, {0} standing
 * for the grade.
 *
 * @param owner a class of the package that describes it
 * @param id what the command line calls it: lower case letters and hyphens
 * @param grades how many grades it can be asked for, as in {@code insa:1} … {@code insa:5}; 0 where
 *     there is only one of its kind
 * @param defaultGrade the grade that is meant where none is given; 0 where there are none
 * @param strongerThanLevel the highest level, 1 … 8, that it is stronger than, or 0: where it
 *     stands on a ladder
 * @param factory makes one
 */
public record OpponentKind(
    Class<?> owner,
    String id,
    int grades,
    int defaultGrade,
    int strongerThanLevel,
    Factory factory) {

  /** Plays any legal move, in every game. */
  public static final OpponentKind RANDOM =
      new OpponentKind(OpponentKind.class, "random", 0, (settings, grade) -> new RandomOpponent());

  /**
   * Plays the move after which the game's evaluation is best, for games without a gain to count.
   */
  public static OpponentKind greedy(Function<Settings, Knowledge> knowledge) {
    return new OpponentKind(
        OpponentKind.class,
        "greedy",
        0,
        (settings, grade) -> GreedyOpponent.byEvaluation(knowledge.apply(settings)));
  }

  /** Makes an opponent. */
  @FunctionalInterface
  public interface Factory {

    /**
     * Makes an opponent for games with these settings.
     *
     * @param grade 1 to the number of grades, or 0 if the kind has none
     */
    Opponent create(Settings settings, int grade);
  }

  /** One without grades. */
  public OpponentKind(Class<?> owner, String id, int rung, Factory maker) {
    this(owner, id, 0, 0, rung, maker);
  }

  /** The opponent of that name, or null if there is none. */
  public static @Nullable OpponentKind find(List<OpponentKind> kinds, String id) {
    return kinds.stream().filter(kind -> kind.id.equals(id)).findFirst().orElse(null);
  }

  /** How those are asked for, as a sentence lists them: {@code random, insa:1 … insa:5}. */
  public static String listSpecs(List<OpponentKind> kinds) {
    return kinds.stream().map(OpponentKind::specs).collect(Collectors.joining(", "));
  }

  private String specs() {
    return grades == 0 ? id : id + ":1 … " + id + ":" + grades;
  }

  /** The grades that can be chosen from; 0 alone where there are none. */
  public List<Integer> selectableGrades() {
    return IntStream.rangeClosed(Math.min(1, grades), grades).boxed().toList();
  }

  /** What people call it. */
  public Text name(int grade) {
    return Text.of(owner, "opponent." + id, grade);
  }

  /** What it does, in a sentence. */
  public Text help(int grade) {
    return Text.of(owner, "opponent." + id + ".help", grade);
  }
}
