package quadrille.games.hex.search;

import java.util.Arrays;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import quadrille.core.MoveList;
import quadrille.core.Position;
import quadrille.core.Side;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexPosition;
import quadrille.games.hex.connections.MustPlayAnalysis;
import quadrille.games.hex.network.InputJudge;
import quadrille.games.hex.network.NetworkInput;
import quadrille.search.tree.Outlook;
import quadrille.search.tree.Policy;

/**
 * Judges positions by virtual connections, which prove wins, losses and the must-play region, and
 * else by a network. Keeps scratch memory; not thread-safe.
 */
public final class NetworkPolicy implements Policy {
  /** Points for a value of 0.76, a chance of 88 %; more certain results are worth more. */
  private static final double EVALUATION_SCALE = 250;

  /** A network is never certain. */
  private static final double MAX_VALUE = 0.999;

  /**
   * Flattens the policy of the network, which is surer of its best moves than it should be: the
   * search then finds what it overlooks.
   */
  private static final double TEMPERATURE = 1.7;

  /** 2^12 outlooks take at most 6 MB on 11 × 11 and 18 MB on 19 × 19. */
  private static final int CACHE_BITS = 12;

  private final HexBoard board;
  private final ConnectionEvaluation connections;
  private final InputJudge judge;
  private final double[] logits;
  private final @Nullable Remembered[] cache = new Remembered[1 << CACHE_BITS];

  private record Remembered(long key, Outlook outlook) {}

  /** For a board that {@link #supports}. */
  public NetworkPolicy(HexBoard board, InputJudge judge) {
    this.board = board;
    this.judge = judge;
    connections = new ConnectionEvaluation(board);
    logits = new double[board.cells()];
  }

  /** Whether positions of that board can be judged. */
  public static boolean supports(HexBoard board) {
    return MustPlayAnalysis.supports(board);
  }

  @Override
  public int points(double value) {
    double bounded = Math.clamp(value, -MAX_VALUE, MAX_VALUE);
    return (int) Math.round(EVALUATION_SCALE * Math.log((1 + bounded) / (1 - bounded)) / 2);
  }

  /** Judges a position; a first stone that may be swapped, and the swap, by the table of swaps. */
  @Override
  public Outlook judge(Position position) {
    HexPosition hex = (HexPosition) position;
    MoveList opening = new MoveList();
    SwapTable.addMoves(hex, opening);
    return opening.isEmpty() ? judgeWithoutSwap(hex) : opening(hex, opening);
  }

  /** Judges a position as if no stone could be swapped. */
  Outlook judgeWithoutSwap(HexPosition hex) {
    int slot = (int) (hex.key() >>> (Long.SIZE - CACHE_BITS));
    Remembered known = cache[slot];
    if (known == null || known.key != hex.key()) {
      known = new Remembered(hex.key(), judgeAnew(hex));
      cache[slot] = known;
    }
    return known.outlook;
  }

  /** The moves of the table are as good as any, and the longest game fills the board. */
  private static Outlook opening(HexPosition position, MoveList moves) {
    int emptyCells = (int) position.emptyCells().count();
    return new Outlook(
        0, 0, moves.stream().toArray(), evenPriors(moves.size()), emptyCells + 1 & ~1);
  }

  private static float[] evenPriors(int count) {
    float[] priors = new float[count];
    Arrays.fill(priors, 1f / count);
    return priors;
  }

  private Outlook judgeAnew(HexPosition position) {
    Appraisal appraisal = connections.appraise(position);
    return appraisal.plies() == 0 ? guess(position, appraisal) : decided(appraisal);
  }

  private static Outlook decided(Appraisal appraisal) {
    long[] moves = IntStream.of(appraisal.cells()).asLongStream().toArray();
    int plies = appraisal.plies();
    return new Outlook(
        plies, Integer.signum(plies), moves, evenPriors(moves.length), Math.abs(plies));
  }

  private Outlook guess(HexPosition position, Appraisal appraisal) {
    double value = judge.judge(input(position, appraisal), logits);
    int[] cells = appraisal.cells();
    double[] scores =
        IntStream.of(cells).mapToDouble(cell -> logits[mirrored(position, cell)]).toArray();
    RankedMoves ranked = RankedMoves.of(cells, scores, TEMPERATURE);
    double sum = DoubleStream.of(ranked.shares()).sum();
    long[] moves = IntStream.of(ranked.moves()).asLongStream().toArray();
    float[] priors = new float[moves.length];
    for (int i = 0; i < moves.length; i++) {
      priors[i] = (float) (ranked.shares()[i] / sum);
    }
    boolean complete = moves.length == board.cells() - position.stoneCount();
    return new Outlook(0, value, moves, priors, complete ? 0 : connections.pliesElsewhere());
  }

  /** Returns what the network sees of a position, or null if its winner is known. */
  public @Nullable NetworkInput input(HexPosition position) {
    Appraisal appraisal = connections.appraise(position);
    return appraisal.plies() == 0 ? input(position, appraisal) : null;
  }

  private NetworkInput input(HexPosition position, Appraisal appraisal) {
    boolean mirrored = position.turn() == Side.SECOND;
    int cells = board.cells();
    byte[] contents = new byte[cells];
    float[] own = new float[cells];
    float[] others = new float[cells];
    for (int cell = 0; cell < cells; cell++) {
      int there = mirrored(position, cell);
      Side stone = position.stone(cell);
      contents[there] =
          stone == null
              ? NetworkInput.REFUTED
              : stone == position.turn() ? NetworkInput.OWN : NetworkInput.OTHER;
      if (stone == null) {
        own[there] = (float) connections.current(position.turn(), cell);
        others[there] = (float) connections.current(position.turn().other(), cell);
      }
    }
    for (int cell : appraisal.cells()) {
      contents[mirrored(position, cell)] = NetworkInput.PLAYABLE;
    }
    int rows = mirrored ? board.columns() : board.rows();
    int columns = mirrored ? board.rows() : board.columns();
    return new NetworkInput(rows, columns, contents, own, others, (float) appraisal.advantage());
  }

  /**
   * Returns the number of a cell on the board as the network sees it: with rows and columns
   * exchanged if the second player is to move, so that the side to move joins the top to the
   * bottom.
   */
  public int mirrored(HexPosition position, int cell) {
    return position.turn() == Side.FIRST
        ? cell
        : board.column(cell) * board.rows() + board.row(cell);
  }

  /** The cell of the board for one that the network sees; the inverse of {@link #mirrored}. */
  public int cell(HexPosition position, int mirrored) {
    return position.turn() == Side.FIRST
        ? mirrored
        : board.cell(mirrored % board.rows(), mirrored / board.rows());
  }
}
