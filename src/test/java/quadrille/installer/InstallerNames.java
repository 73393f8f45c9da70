package quadrille.installer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What has to be spelled the same in all files of the installers, and where they are. */
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

  /** What a property of the pom is written to be. */
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
