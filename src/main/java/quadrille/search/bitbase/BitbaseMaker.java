package quadrille.search.bitbase;

import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Makes the bitbases of a game under some rules: tables that say which positions with few pieces
 * are won, drawn or lost. There is one for each class of positions with the same pieces.
 */
public interface BitbaseMaker {
  /** The least number of pieces, of both sides together, for which there are bitbases. */
  int MIN_PIECES = 2;

  /**
   * The greatest number of pieces for which bitbases can be made under these rules; 0 if there can
   * be none.
   */
  int maxPieces();

  /** Returns the folder of the bitbases that the search uses besides those of the program. */
  Path folder();

  /**
   * Makes all classes that are missing or damaged, those with the fewest pieces first. Each is in
   * its file once it is finished, so that a killed run continues with the class it was making.
   *
   * @param pieces the greatest number of pieces, {@link #MIN_PIECES} … {@link #maxPieces}
   * @param directory the folder for all of them, or null for those that the program lacks, in
   *     {@link #folder}
   * @throws IOException if a file cannot be written
   */
  void make(int pieces, @Nullable Path directory, Listener listener) throws IOException;

  /** Follows the work. */
  interface Listener {
    /**
     * A class is made now.
     *
     * @param name such as {@code mmk-k}: two men and a king to move, against a king
     * @param number of the class, from 1
     * @param total the number of classes
     */
    void started(String name, int number, int total);

    void finished(Contents contents);
  }

  /**
   * What is in the bitbase of a class.
   *
   * @param name of the class
   * @param wins the positions stored in which the side to move wins
   * @param bytes the size of the file
   */
  record Contents(String name, long wins, long draws, long losses, int bytes) {}
}
