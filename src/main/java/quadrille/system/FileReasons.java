package quadrille.system;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** Says why a file or a folder cannot be read or written. */
public final class FileReasons {
  private FileReasons() {}

  /** Returns a part of a sentence that does not name the file. */
  public static String of(IOException e) {
    return switch (e) {
      case AccessDeniedException _ -> "permission denied";
      case FileAlreadyExistsException _ -> "there is a file of that name";
      case NoSuchFileException _ -> "there is no such file or folder";
      // Its message names the file, and has the reason in brackets.
      case FileNotFoundException other ->
          inWords(String.valueOf(other.getMessage()).replaceFirst("(?s)^.* \\((.*)\\)$", "$1"));
      case FileSystemException other when other.getReason() != null -> inWords(other.getReason());
      default -> inWords(String.valueOf(e.getMessage()));
    };
  }

  /** What Linux and macOS say most often, as a part of a sentence. */
  private static String inWords(String reason) {
    return switch (reason) {
      case "Is a directory" -> "it is a folder";
      case "Not a directory" -> "one of its folders is a file";
      case "No such file or directory" -> "there is no such file or folder";
      case "Permission denied" -> "permission denied";
      default -> reason;
    };
  }
}
