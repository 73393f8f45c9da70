package quadrille.search.classic;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import quadrille.core.Settings;
import quadrille.search.Knowledge;
import quadrille.text.Text;

/**
 * A named opponent that a game offers. Its name and description are the texts {@code opponent.ID}
 * and {@code opponent.ID.help} in the messages of its owner's package, where {0} is the grade.
 *
 * @param owner a class of the package with those messages
 * @param id its name on the command line: lower case letters and hyphens
 * @param grades the number of grades, as in {@code insa:1} … {@code insa:5}; 0 if it has none
 * @param defaultGrade the grade to use if none is given, 1 … {@code grades}; 0 if it has none
 * @param strongerThanLevel the highest level it beats, 1 … 8, or 0 for none
 * @param factory creates a player for games with these settings, of a grade from 1 to the number of
 *     grades, or 0 if the kind has none
 */
public record OpponentKind(
    Class<?> owner,
    String id,
    int grades,
    int defaultGrade,
    int strongerThanLevel,
    BiFunction<Settings, Integer, Opponent> factory) {

  /** Plays any legal move, in every game. */
  public static final OpponentKind RANDOM =
      new OpponentKind(
          OpponentKind.class,
          "random",
          0,
          (_, _) -> (line, random, _) -> line.position().legalMoves().pickRandom(random));

  /**
   * Plays the move after which the game's evaluation is best, for games without a gain to count.
   */
  public static OpponentKind greedy(Function<Settings, Knowledge> knowledge) {
    return new OpponentKind(
        OpponentKind.class,
        "greedy",
        0,
        (settings, _) -> GreedyOpponent.byEvaluation(knowledge.apply(settings)));
  }

  /** Creates an opponent without grades. */
  public OpponentKind(
      Class<?> owner,
      String id,
      int strongerThanLevel,
      BiFunction<Settings, Integer, Opponent> factory) {
    this(owner, id, 0, 0, strongerThanLevel, factory);
  }

  /** Returns the opponent with that id, or null if there is none. */
  public static @Nullable OpponentKind find(List<OpponentKind> kinds, String id) {
    return kinds.stream().filter(kind -> kind.id.equals(id)).findFirst().orElse(null);
  }

  /** Lists their names on the command line: {@code random, insa:1 … insa:5}. */
  public static String listSpecs(List<OpponentKind> kinds) {
    return kinds.stream().map(OpponentKind::specs).collect(Collectors.joining(", "));
  }

  private String specs() {
    return grades == 0 ? id : id + ":1 … " + id + ":" + grades;
  }

  /** The grades to choose from; only 0 if there are none. */
  public List<Integer> selectableGrades() {
    return IntStream.rangeClosed(Math.min(1, grades), grades).boxed().toList();
  }

  /** The name shown to people. */
  public Text name(int grade) {
    return Text.of(owner, "opponent." + id, grade);
  }

  /** A sentence about how it plays. */
  public Text help(int grade) {
    return Text.of(owner, "opponent." + id + ".help", grade);
  }
}
