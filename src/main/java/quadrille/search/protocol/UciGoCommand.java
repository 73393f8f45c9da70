package quadrille.search.protocol;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import quadrille.core.Side;
import quadrille.search.Limits;

/**
 * A {@code go} command.
 *
 * @param infinite whether to wait for {@code stop} before answering
 */
record UciGoCommand(Limits limits, boolean infinite) {

  /** Reads the words of a command; returns null if one of them is unknown. */
  static @Nullable UciGoCommand read(String[] words, Side turn) {
    Map<String, Long> numbers = new HashMap<>();
    boolean infinite = words.length == 1;
    for (int i = 1; i < words.length; i++) {
      if (words[i].equals("infinite")) {
        infinite = true;
      } else if (i + 1 < words.length && words[i + 1].matches("-?\\d{1,12}")) {
        numbers.put(words[i], Long.parseLong(words[++i]));
      } else {
        return null;
      }
    }
    return new UciGoCommand(limits(numbers, turn), infinite);
  }

  private static Limits limits(Map<String, Long> numbers, Side turn) {
    Limits limits = Limits.NONE;
    Long depth = numbers.get("depth");
    if (depth != null) {
      int plies = Math.clamp(depth, 1, Limits.MAX_DEPTH);
      limits = limits.tighter(Limits.depth(plies));
    }
    Long nodes = numbers.get("nodes");
    if (nodes != null) {
      limits = limits.tighter(Limits.nodes(Math.max(1, nodes)));
    }
    Long move = numbers.get("movetime");
    if (move != null) {
      limits = limits.tighter(Limits.forMoveTime(Math.max(1, move)));
    }
    Long clock = numbers.get(turn == Side.FIRST ? "btime" : "wtime");
    if (clock != null) {
      long increment = numbers.getOrDefault(turn == Side.FIRST ? "binc" : "winc", 0L);
      int moves = Math.clamp(numbers.getOrDefault("movestogo", 0L), 0, 1000);
      limits = limits.tighter(Limits.forClock(Math.max(1, clock), increment, moves));
    }
    return limits;
  }
}
