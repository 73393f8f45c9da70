package quadrille.records.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.formats.GameFormat;
import quadrille.text.Text;

/** Reads and writes the texts of game files. */
public final class GameFiles {
  /** Larger files are refused: a Java string cannot hold them. */
  private static final int MAX_SIZE = 1 << 30;

  private GameFiles() {}

  /**
   * The text of a file.
   *
   * @throws IOException when it cannot be read
   * @throws BadInputException when it is larger than a gigabyte
   */
  public static String readText(Path file) throws IOException, BadInputException {
    if (Files.size(file) > MAX_SIZE) {
      throw new BadInputException(GameFiles.class, "error.large");
    }
    return TextDecoder.decode(Files.readAllBytes(file));
  }

  /**
   * The text of a stream, decoded like that of a file.
   *
   * @throws IOException when it cannot be read
   * @throws BadInputException when it is larger than a gigabyte
   */
  public static String readText(InputStream stream) throws IOException, BadInputException {
    byte[] bytes = stream.readNBytes(MAX_SIZE + 1);
    if (bytes.length > MAX_SIZE) {
      throw new BadInputException(GameFiles.class, "error.large");
    }
    return TextDecoder.decode(bytes);
  }

  /**
   * What is to be said of one of several games.
   *
   * @param index its place among the games, from 0
   */
  public record Remark(int index, Text text) {}

  /**
   * Games written in a format.
   *
   * @param text the games that it can hold; empty without any
   * @param refused why it cannot hold the others
   * @param leftOut what it has no room for of those in the text
   */
  public record Written(String text, List<Remark> refused, List<Remark> leftOut) {}

  /** Writes games in a format, except those it cannot hold. */
  public static Written writeText(GameFormat format, List<GameTree> games) {
    List<Remark> refused = new ArrayList<>();
    String text = writeText(format, games, refused);
    List<Remark> leftOut = new ArrayList<>();
    for (int i = 0; i < games.size(); i++) {
      int index = i;
      Text missing = leftOut(format, games.get(i));
      if (missing != null && refused.stream().noneMatch(each -> each.index == index)) {
        leftOut.add(new Remark(i, missing));
      }
    }
    return new Written(text, refused, leftOut);
  }

  private static String writeText(GameFormat format, List<GameTree> games, List<Remark> refused) {
    try {
      return games.isEmpty() ? "" : format.write(games);
    } catch (BadInputException e) {
      return writeOneByOne(format, games, refused);
    }
  }

  private static String writeOneByOne(
      GameFormat format, List<GameTree> games, List<Remark> refused) {
    List<GameTree> accepted = new ArrayList<>();
    for (int i = 0; i < games.size(); i++) {
      try {
        format.write(List.of(games.get(i)));
        accepted.add(games.get(i));
      } catch (BadInputException e) {
        refused.add(new Remark(i, e.text()));
      }
    }
    try {
      return accepted.isEmpty() ? "" : format.write(accepted);
    } catch (BadInputException e) {
      throw new IllegalStateException("games can be written one by one but not together", e);
    }
  }

  /** What a format leaves out of a game that it can hold, or null if it is written whole. */
  public static @Nullable Text leftOut(GameFormat format, GameTree game) {
    return format.keepsVariations() || !game.hasVariations()
        ? null
        : Text.of(GameFiles.class, "variations");
  }

  /**
   * Reads one game of a text.
   *
   * @param number its number in the text, from 1
   * @param skipped receives the problems of the parts of the game that were left out
   * @throws BadInputException when there is no such game or it cannot be read
   */
  public static GameTree readGame(
      GameFormat format, String text, int number, Consumer<GameFormat.Problem> skipped)
      throws BadInputException {
    List<GameTree> found = new ArrayList<>();
    List<GameFormat.Problem> problems = new ArrayList<>();
    int[] last = {0};
    format.read(
        text,
        new GameFormat.Visitor() {
          @Override
          public boolean game(int each, GameTree game) {
            last[0] = each;
            if (each == number) {
              found.add(game);
            }
            return each < number;
          }

          @Override
          public void problem(GameFormat.Problem problem) {
            last[0] = problem.number();
            if (problem.number() == number) {
              problems.add(problem);
            }
          }
        });
    if (!found.isEmpty()) {
      problems.forEach(skipped);
      return found.getFirst();
    }
    throw new BadInputException(
        problems.isEmpty()
            ? Text.of(GameFiles.class, "error.number", number, last[0])
            : describe(problems.getFirst()));
  }

  /** A problem with its line and the number of its game. */
  public static Text describe(GameFormat.Problem problem) {
    String line = Integer.toString(problem.line());
    String number = Integer.toString(problem.number());
    return Text.of(GameFiles.class, "problem", line, number, problem.text());
  }
}
