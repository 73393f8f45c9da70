package quadrille.games.dames.search;

import java.nio.ByteBuffer;
import java.util.function.Supplier;
import quadrille.core.Position;
import quadrille.core.Settings;
import quadrille.games.dames.DamesBoard;
import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.DamesRules;
import quadrille.games.dames.PieceColour;
import quadrille.search.Knowledge;
import quadrille.search.training.FeatureList;
import quadrille.search.training.TrainingModel;

/**
 * The positions of Dames in the records of the training: four sets of squares (white men, white
 * kings, black men, black kings) and a byte for the colour to move. A set is a long, two on boards
 * of more than 64 squares, with square 1 in the lowest bit; it does not depend on the bits of a
 * {@link DamesBoard}.
 */
public final class DamesTraining implements TrainingModel {
  private static final int SETS = 4;

  private final DamesRules rules;
  private final TrainableFeatures features;

  /** For games with these settings. */
  public DamesTraining(Settings settings) {
    rules = DamesRules.of(settings);
    features =
        rules.board().words() == 1 ? new TrainablePatterns(rules) : new TrainableCounts(rules);
  }

  @Override
  public int positionBytes() {
    return SETS * longs() * Long.BYTES + 1;
  }

  /** How many longs a set takes. */
  private int longs() {
    return rules.board().squares() > Long.SIZE ? 2 : 1;
  }

  @Override
  public void write(Position position, ByteBuffer target) {
    DamesPosition dames = (DamesPosition) position;
    for (PieceColour colour : PieceColour.values()) {
      for (boolean king : new boolean[] {false, true}) {
        writeSet(dames, colour, king, target);
      }
    }
    target.put((byte) dames.colourToMove().ordinal());
  }

  private void writeSet(DamesPosition dames, PieceColour colour, boolean king, ByteBuffer target) {
    long[] set = new long[longs()];
    DamesBoard board = rules.board();
    for (int word = 0; word < board.words(); word++) {
      long kings = dames.kings(word);
      long rest = dames.pieces(colour, word) & (king ? kings : ~kings);
      for (; rest != 0; rest &= rest - 1) {
        int square = board.squareOf(Long.SIZE * word + Long.numberOfTrailingZeros(rest));
        DamesPosition.setBit(set, square - 1);
      }
    }
    for (long each : set) {
      target.putLong(each);
    }
  }

  @Override
  public DamesPosition read(ByteBuffer source) {
    long[] kings = new long[2];
    long[] white = readColour(source, kings);
    long[] black = readColour(source, kings);
    return new DamesPosition(rules, PieceColour.values()[source.get()], white, black, kings);
  }

  private long[] readColour(ByteBuffer source, long[] kings) {
    long[] pieces = new long[2];
    readSet(source, pieces);
    long[] crowned = new long[2];
    readSet(source, crowned);
    for (int word = 0; word < pieces.length; word++) {
      pieces[word] |= crowned[word];
      kings[word] |= crowned[word];
    }
    return pieces;
  }

  private void readSet(ByteBuffer source, long[] words) {
    for (int i = 0; i < longs(); i++) {
      for (long rest = source.getLong(); rest != 0; rest &= rest - 1) {
        int square = Long.SIZE * i + Long.numberOfTrailingZeros(rest) + 1;
        DamesPosition.setBit(words, rules.board().bit(square));
      }
    }
  }

  @Override
  public int weightCount() {
    return features.weightCount();
  }

  @Override
  public void addFeatures(Position position, FeatureList list) {
    features.addTo(list, (DamesPosition) position);
  }

  @Override
  public Supplier<Knowledge> knowledge(float[] weights) {
    Supplier<DamesEvaluation> evaluation = features.evaluation(weights);
    return () -> new DamesKnowledge(rules, evaluation.get());
  }
}
