package quadrille.games.dames;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quadrille.core.MoveList;
import quadrille.core.Position;
import quadrille.core.Rules;
import quadrille.core.Settings;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** Compares perft counts with published and independent figures. */
class DamesPerftTest {
  private static final DamesGame GAME = new DamesGame();

  @ParameterizedTest
  @MethodSource("entries")
  void perftCountsMatchTheVectors(Entry entry) throws Exception {
    entry.check(0, 1_200_000);
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("entries")
  void deepPerftCountsMatchTheVectors(Entry entry) throws Exception {
    entry.check(1_200_000, Long.MAX_VALUE);
  }

  static Stream<Entry> entries() throws Exception {
    List<Entry> entries = new ArrayList<>();
    try (InputStream file =
        Objects.requireNonNull(
            DamesPerftTest.class.getResourceAsStream("/perft/dames-perft.json"))) {
      new ObjectMapper().readTree(file).forEach(node -> entries.add(new Entry(node)));
    }
    return entries.stream();
  }

  record Entry(JsonNode node) {

    void check(long above, long upTo) throws Exception {
      Position start = position();
      int depth = 0;
      for (JsonNode count : node.get("counts")) {
        depth++;
        if (count.asLong() > above && count.asLong() <= upTo) {
          assertThat(perft(start, depth)).as("depth %d", depth).isEqualTo(count.asLong());
        }
      }
    }

    private Position position() throws Exception {
      Map<String, String> given = new HashMap<>();
      node.get("set").forEachEntry((name, value) -> given.put(name, value.asString()));
      Settings settings = Rules.settings(GAME, node.get("rules").asString(), given);
      JsonNode position = node.get("position");
      return position.isNull()
          ? GAME.start(settings)
          : GAME.notation().parsePosition(position.asString(), settings);
    }

    @Override
    public String toString() {
      return node.get("name").asString();
    }
  }

  static long perft(Position position, int depth) {
    MoveList moves = position.legalMoves();
    if (depth == 1) {
      return moves.size();
    }
    long sum = 0;
    for (int i = 0; i < moves.size(); i++) {
      sum += perft(position.play(moves.get(i)), depth - 1);
    }
    return sum;
  }
}
