package quadrille.games.dames.search;

import java.nio.ByteBuffer;
import quadrille.games.dames.DamesBoard;
import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.DamesRules;
import quadrille.games.dames.PieceColour;

/**
 * The positions of Dames in the records of the training: four sets of squares (white men, white
 * kings, black men, black kings) and a byte for the colour to move. A set is a long, two on boards
 * of more than 64 squares, with square 1 in the lowest bit; it does not depend on the bits of a
 * {@link DamesBoard}.
 */
final class DamesRecords {
  private static final int SETS = 4;

  /** The size of the largest position in bytes. */
  static final int MAX_BYTES = SETS * 2 * Long.BYTES + 1;

  private final DamesRules rules;

  /** For positions under these rules. */
  DamesRecords(DamesRules rules) {
    this.rules = rules;
  }

  /** The size of a position in bytes. */
  int bytes() {
    return SETS * longs() * Long.BYTES + 1;
  }

  /** How many longs a set takes. */
  private int longs() {
    return rules.board().squares() > Long.SIZE ? 2 : 1;
  }

  /** Writes a position. */
  void write(DamesPosition position, ByteBuffer target) {
    for (PieceColour colour : PieceColour.values()) {
      for (boolean king : new boolean[] {false, true}) {
        writeSet(position, colour, king, target);
      }
    }
    target.put((byte) position.colourToMove().ordinal());
  }

  private void writeSet(
      DamesPosition position, PieceColour colour, boolean king, ByteBuffer target) {
    long[] set = new long[longs()];
    DamesBoard board = rules.board();
    for (int word = 0; word < board.words(); word++) {
      long kings = position.kings(word);
      long rest = position.pieces(colour, word) & (king ? kings : ~kings);
      for (; rest != 0; rest &= rest - 1) {
        int square = board.squareOf(Long.SIZE * word + Long.numberOfTrailingZeros(rest));
        DamesPosition.setBit(set, square - 1);
      }
    }
    for (long each : set) {
      target.putLong(each);
    }
  }

  /** Reads a position back. */
  DamesPosition read(ByteBuffer source) {
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
}
