package quadrille.games.dames.bitbase;

import static quadrille.games.dames.bitbase.RetrogradeAnalysis.DRAWN;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import quadrille.core.MoveList;
import quadrille.games.dames.DamesMoveGenerator;
import quadrille.games.dames.DamesPosition;

/**
 * How many plies the wins and losses with few pieces take. The files of the tables would be several
 * times as large with them, so they are found when a position first asks, and kept in memory: with
 * four pieces in a second on 8×8, in up to ten on 10×10. Thread-safe.
 */
final class WinLengths {
  /** With more pieces they take too long, and too much memory. */
  static final int MAX_PIECES = 4;

  /** How long to wait for another thread before asking whether to stop. */
  private static final int WAIT_MS = 10;

  private static final Map<String, WinLengths> KNOWN = new ConcurrentHashMap<>();

  private final Bitbases tables;
  private final @Nullable ClassLengths[] classes = new @Nullable ClassLengths[Material.CODES];
  private final ReentrantLock lock = new ReentrantLock();
  private @Nullable Unfinished unfinished;

  /** The lengths of a class by the numbers of its positions. */
  private record ClassLengths(PositionIndex index, short[] lengths) {}

  /** The class that was being analysed when it was time to stop. */
  private record Unfinished(Material material, RetrogradeAnalysis analysis) {}

  private WinLengths(Bitbases tables) {
    this.tables = tables;
  }

  /** Returns those of the rules of these tables. */
  static WinLengths of(Bitbases tables) {
    return KNOWN.computeIfAbsent(tables.name(), _ -> new WinLengths(tables));
  }

  /**
   * Finds the lengths of all positions to which one can lead, or goes on with it.
   *
   * @param position with no more than {@link #MAX_PIECES} pieces, at least one on each side
   * @param stop polled often; true means to stop for now
   * @return whether all are found, so that {@link #plies} may be asked
   */
  boolean find(DamesPosition position, BooleanSupplier stop) {
    if (!lock(stop)) {
      return false;
    }
    try {
      DamesPosition white = tables.whiteToMove(position);
      for (Material material : Material.of(white).reachable()) {
        if (classes[material.code()] == null && !analyse(material, stop)) {
          return false;
        }
      }
      return true;
    } finally {
      lock.unlock();
    }
  }

  private boolean lock(BooleanSupplier stop) {
    try {
      while (!lock.tryLock(WAIT_MS, TimeUnit.MILLISECONDS)) {
        if (stop.getAsBoolean()) {
          return false;
        }
      }
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private boolean analyse(Material material, BooleanSupplier stop) {
    Unfinished last = unfinished;
    RetrogradeAnalysis analysis =
        last != null && last.material.equals(material)
            ? last.analysis
            : RetrogradeAnalysis.ofLengths(tables, material, this::plies);
    if (!analysis.run(stop)) {
      unfinished = new Unfinished(material, analysis);
      return false;
    }
    unfinished = null;
    add(material, analysis.lengths(false));
    add(material.swapped(), analysis.lengths(true));
    return true;
  }

  private void add(Material material, short[] lengths) {
    PositionIndex index = new PositionIndex(tables.rules(), material);
    classes[material.code()] = new ClassLengths(index, lengths);
  }

  /**
   * Returns the plies to the end if the winner hurries and the loser holds out: odd if the side to
   * move wins, even if it loses; {@link RetrogradeAnalysis#DRAWN} if nobody wins.
   */
  int plies(DamesPosition position) {
    if (position.count(position.colourToMove()) == 0) {
      return 0;
    }
    if (!tables.isStored(position)) {
      return pliesByCaptures(position);
    }
    DamesPosition white = tables.whiteToMove(position);
    ClassLengths all = classes[Material.of(white).code()];
    if (all == null) {
      throw new IllegalStateException("not analysed: " + position);
    }
    return all.lengths[all.index.of(white.white(), white.black(), white.kings())];
  }

  private int pliesByCaptures(DamesPosition position) {
    MoveList captures = new MoveList();
    DamesMoveGenerator.generateCaptures(position, captures);
    int win = Integer.MAX_VALUE;
    int loss = 0;
    boolean drawn = false;
    for (int i = 0; i < captures.size(); i++) {
      int reply = plies(position.play(captures.get(i)));
      if (reply == DRAWN) {
        drawn = true;
      } else if (RetrogradeAnalysis.isWin(reply)) {
        loss = Math.max(loss, reply + 1);
      } else {
        win = Math.min(win, reply + 1);
      }
    }
    return win != Integer.MAX_VALUE ? win : drawn ? DRAWN : loss;
  }
}
