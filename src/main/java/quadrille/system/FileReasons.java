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
          String.valueOf(other.getMessage()).replaceFirst("(?s)^.* \\((.*)\\)$", "$1");
      case FileSystemException other when other.getReason() != null -> other.getReason();
      default -> String.valueOf(e.getMessage());
    };
  }
}
