package quadrille.installer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Names that all installers have to agree on, and the files of the installers. */
final class InstallerNames {
  static final String NAME = "Quadrille";
  static final String COMMAND = "quadrille";
  static final String ID = "io.github.quadrille.Quadrille";

  static final Path INSTALLER = Path.of("installer");
  static final Path LINUX = INSTALLER.resolve("linux");
  static final Path DESKTOP_ENTRY = LINUX.resolve(ID + ".desktop");
  static final Path METAINFO = LINUX.resolve(ID + ".metainfo.xml");
  static final Path MIME_TYPES = LINUX.resolve("quadrille-mime.xml");
  static final Path COPYRIGHT = LINUX.resolve("copyright");

  private InstallerNames() {}

  /** The value of a property in the root pom. */
  static String pomProperty(String name) throws IOException {
    Matcher written =
        Pattern.compile("<" + name + ">(.+)</" + name + ">")
            .matcher(Files.readString(Path.of("pom.xml")));
    if (!written.find()) {
      throw new AssertionError("the pom has no " + name);
    }
    return written.group(1);
  }
}
