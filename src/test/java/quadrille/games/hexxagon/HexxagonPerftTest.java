package quadrille.games.hexxagon;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quadrille.core.BadInputException;
import quadrille.core.MoveList;
import quadrille.core.Position;
import quadrille.core.Rules;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Compares the numbers of move sequences with counts by another program. */
class HexxagonPerftTest {
  private static final long MAX_FAST_LEAVES = 10_000_000;

  @ParameterizedTest
  @MethodSource("normalCases")
  void countsMatchReferenceValues(Case each) throws BadInputException {
    assertThat(each.count()).isEqualTo(each.leaves);
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("slowCases")
  void deepCountsMatchReferenceValues(Case each) throws BadInputException {
    assertThat(each.count()).isEqualTo(each.leaves);
  }

  static Stream<Case> normalCases() {
    return cases().stream().filter(each -> each.leaves <= MAX_FAST_LEAVES);
  }

  static Stream<Case> slowCases() {
    return cases().stream().filter(each -> each.leaves > MAX_FAST_LEAVES);
  }

  private static List<Case> cases() {
    List<Case> cases = new ArrayList<>();
    for (JsonNode position : referenceCounts().get("positions")) {
      JsonNode counts = position.get("counts");
      for (int depth = 1; depth <= counts.size(); depth++) {
        String name = position.get("name").asString();
        String text = position.get("position").asString();
        cases.add(new Case(name, text, depth, counts.get(depth - 1).asLong()));
      }
    }
    return cases;
  }

  private static JsonNode referenceCounts() {
    String file = "/perft/hexxagon-perft.json";
    try (InputStream stream = HexxagonPerftTest.class.getResourceAsStream(file)) {
      return new JsonMapper().readTree(Objects.requireNonNull(stream));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  record Case(String name, String position, int depth, long leaves) {
    long count() throws BadInputException {
      HexxagonGame game = new HexxagonGame();
      return perft(game.notation().parsePosition(position, Rules.defaults(game)), depth);
    }

    @Override
    public String toString() {
      return name + " depth " + depth;
    }
  }

  private static long perft(Position position, int depth) {
    MoveList moves = position.legalMoves();
    if (depth == 1) {
      return moves.size();
    }
    long leaves = 0;
    for (int i = 0; i < moves.size(); i++) {
      leaves += perft(position.play(moves.get(i)), depth - 1);
    }
    return leaves;
  }
}
