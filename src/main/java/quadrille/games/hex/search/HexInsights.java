package quadrille.games.hex.search;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import quadrille.core.Highlight;
import quadrille.core.Highlight.Link;
import quadrille.core.Line;
import quadrille.core.MoveList;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexNotation;
import quadrille.games.hex.HexPosition;
import quadrille.games.hex.connections.CellSet;
import quadrille.games.hex.connections.ConnectionMap;
import quadrille.games.hex.connections.ConnectionMap.Connection;
import quadrille.games.hex.connections.MustPlayAnalysis;
import quadrille.games.hex.connections.StoneSets;
import quadrille.games.hex.network.HexNetwork;
import quadrille.games.hex.network.NetworkJudge;
import quadrille.search.insight.Insight;
import quadrille.search.insight.Insights;
import quadrille.search.tree.Outlook;
import quadrille.text.Text;

/**
 * Shows the must-play region or the proof of a win, both sides' virtual connections, where the
 * search looks first, and which first stones to swap.
 */
public final class HexInsights implements Insights {
  private static final Topic PROOF = topic("proof");
  private static final Topic CONNECTIONS = topic("connections");
  private static final Topic PROMISING_MOVES = topic("current");
  private static final Topic SWAP = topic("swap");

  /** Moves less promising than this share of the best are not shown. */
  private static final double LEAST_MERIT = 0.1;

  /** How many cells a sentence names. */
  private static final int NAMED_CELLS = 3;

  private static Topic topic(String id) {
    return new Topic(id, text("insight." + id));
  }

  private static Text text(String key, Object... arguments) {
    return Text.of(HexInsights.class, key, arguments);
  }

  @Override
  public List<Topic> topics(Settings settings) {
    HexBoard board = HexBoard.of(settings);
    Stream<Topic> connected =
        MustPlayAnalysis.supports(board) ? Stream.of(PROOF, CONNECTIONS) : Stream.of();
    Stream<Topic> others =
        board.allowsSwap() ? Stream.of(PROMISING_MOVES, SWAP) : Stream.of(PROMISING_MOVES);
    return Stream.concat(connected, others).toList();
  }

  @Override
  public void find(Topic topic, Line line, Consumer<Insight> answer, BooleanSupplier stop) {
    HexPosition position = (HexPosition) line.position();
    if (topic.equals(SWAP)) {
      answer.accept(swap(position.board()));
    } else if (position.winner() != null) {
      answer.accept(new Insight(text("insight.over"), List.of()));
    } else if (topic.equals(CONNECTIONS)) {
      answer.accept(connections(line, position, stop));
    } else if (topic.equals(PROMISING_MOVES)) {
      answer.accept(promisingMoves(position));
    } else if (topic.equals(PROOF)) {
      new ProofInsight(line, position, stop).find(answer);
    } else {
      throw new IllegalArgumentException("unknown topic " + topic.id());
    }
  }

  private static Insight swap(HexBoard board) {
    SwapTable table = SwapTable.of(board);
    Map<Integer, Double> strong =
        IntStream.range(0, board.cells())
            .filter(table::shouldSwap)
            .boxed()
            .collect(Collectors.toMap(cell -> cell, _ -> CarrierTints.STRENGTH));
    Set<Integer> fair = table.fairOpenings().boxed().collect(Collectors.toSet());
    Highlight map = Highlight.of(Side.SECOND, strong).withRings(fair);
    return new Insight(text("insight.swap.map", strong.size(), board.cells()), List.of(map));
  }

  private static Insight connections(Line line, HexPosition position, BooleanSupplier stop) {
    StoneSets stones = StoneSets.of(position);
    List<Connection> first = ConnectionMap.of(position.board(), stones, Side.FIRST, stop);
    List<Connection> second = ConnectionMap.of(position.board(), stones, Side.SECOND, stop);
    Text sentence =
        text(
            "insight.connections.found",
            line.game().sideName(Side.FIRST, line.settings()),
            first.size(),
            line.game().sideName(Side.SECOND, line.settings()),
            second.size());
    return new Insight(sentence, List.of(links(Side.FIRST, first), links(Side.SECOND, second)));
  }

  private static Highlight links(Side side, List<Connection> connections) {
    CellSet carrier =
        connections.stream().map(Connection::carrier).reduce(CellSet.EMPTY, CellSet::or);
    List<Link> links = connections.stream().map(each -> new Link(each.from(), each.to())).toList();
    return new Highlight(side, CarrierTints.of(carrier), links, Set.of());
  }

  /** How promising the search thinks each move is before it looks further. */
  private static Insight promisingMoves(HexPosition position) {
    HexBoard board = position.board();
    Map<Integer, Double> merits = new LinkedHashMap<>();
    if (NetworkPolicy.supports(board)) {
      Outlook outlook =
          new NetworkPolicy(board, new NetworkJudge(HexNetwork.trained()))
              .judgeWithoutSwap(position);
      for (int i = 0; i < outlook.moves().length; i++) {
        // Most of the prior is on one or two moves; without the root no others could be seen.
        merits.put((int) outlook.moves()[i], Math.sqrt(outlook.priors()[i]));
      }
    } else {
      Appraisal appraisal =
          new CircuitEvaluation(HexLinks.withBridges(board)).appraise(position, board.cells());
      for (int i = 0; i < appraisal.cells().length; i++) {
        merits.put(appraisal.cells()[i], appraisal.flows()[i]);
      }
    }
    double most = merits.values().stream().mapToDouble(each -> each).max().orElse(0);
    double full = Math.max(most, Double.MIN_NORMAL);
    Map<Integer, Double> shares =
        merits.entrySet().stream()
            .filter(each -> each.getValue() > LEAST_MERIT * full)
            .collect(Collectors.toMap(Map.Entry::getKey, each -> each.getValue() / full));
    IntStream order = merits.keySet().stream().mapToInt(cell -> cell);
    MoveList swapMoves = new MoveList();
    SwapTable.addMoves(position, swapMoves);
    String key = swapMoves.isEmpty() ? "insight.current.order" : "insight.current.without-swap";
    Text sentence = text(key, names(board, order), Math.min(merits.size(), NAMED_CELLS));
    return new Insight(sentence, List.of(Highlight.of(null, shares)));
  }

  /** The names of the first few cells. */
  private static String names(HexBoard board, IntStream cells) {
    return cells
        .limit(NAMED_CELLS)
        .mapToObj(cell -> HexNotation.cellName(board, cell))
        .collect(Collectors.joining(", "));
  }
}
