import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.constantpool.InvokeDynamicEntry;
import java.lang.classfile.constantpool.MemberRefEntry;
import java.lang.classfile.constantpool.PoolEntry;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Writes the list of classes for the program's start cache: {@code java StartClasses.java RUNTIME
 * APP NAMES TIME}.
 *
 * <p>The file NAMES contains the classes that a recorded run loaded and the shapes of its calls
 * through method handles, for which Java then generates no code at a start. This program writes
 * {@code classes.txt} next to the launcher's configuration in the folder APP. It adds the indices
 * of the references in each class's constant pool, which Java then resolves in advance; that is
 * worth as much as the classes themselves. The references come from the class files of the RUNTIME
 * and the modules, because they change with every compilation, while the names hardly change.
 *
 * <p>All files of the image get the modification time TIME, so that packages are reproducible.
 */
final class StartClasses {
  private static final String INVOKER = "@lambda-form-invoker ";
  private static final String LAMBDA = "@lambda-proxy ";
  private static final String LAMBDAS = "java/lang/invoke/LambdaMetafactory";

  private final Map<String, Path> classes = new TreeMap<>();
  private final Set<String> lambdas = new HashSet<>();

  private StartClasses() {}

  public static void main(String[] arguments) throws Exception {
    Path app = Path.of(arguments[1]);
    StartClasses start = new StartClasses();
    start.addRuntime(Path.of(arguments[0]));
    try (Stream<Path> jars = Files.list(app.resolve("mods"))) {
      for (Path each : jars.toList()) {
        start.add(FileSystems.newFileSystem(each).getPath("/"));
      }
    }
    Files.write(app.resolve("classes.txt"), start.list(Path.of(arguments[2])));
    setTimes(app.getParent().getParent(), FileTime.from(Instant.parse(arguments[3])));
  }

  private void addRuntime(Path home) throws IOException {
    FileSystem runtime =
        FileSystems.newFileSystem(URI.create("jrt:/"), Map.of("java.home", home.toString()));
    try (Stream<Path> modules = Files.list(runtime.getPath("/modules"))) {
      for (Path each : modules.toList()) {
        add(each);
      }
    }
  }

  private void add(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      all.filter(each -> each.toString().endsWith(".class"))
          .forEach(each -> classes.put(name(folder.relativize(each).toString()), each));
    }
  }

  private static String name(String file) {
    return file.substring(0, file.length() - ".class".length());
  }

  private List<String> list(Path names) throws IOException {
    List<String> all = Files.readAllLines(names);
    List<String> known = all.stream().filter(classes::containsKey).toList();
    List<String> lines = new ArrayList<>(known);
    all.stream().filter(each -> each.startsWith(INVOKER)).forEach(lines::add);
    all.stream().filter(each -> each.startsWith(LAMBDA)).forEach(lambdas::add);
    for (String each : known) {
      String references = references(each, classes.get(each));
      if (!references.isEmpty()) {
        lines.add("@cp " + each + references);
      }
    }
    return lines;
  }

  private String references(String name, Path file) throws IOException {
    return StreamSupport.stream(
            ClassFile.of().parse(Files.readAllBytes(file)).constantPool().spliterator(), false)
        .filter(entry -> isReference(name, entry))
        .map(entry -> " " + entry.index())
        .collect(Collectors.joining());
  }

  private boolean isReference(String name, PoolEntry entry) {
    return entry instanceof ClassEntry
        || entry instanceof MemberRefEntry
        || (entry instanceof InvokeDynamicEntry call && isUsed(name, call));
  }

  /** Every lambda is a class that costs time at each start, so only recorded ones are included. */
  private boolean isUsed(String name, InvokeDynamicEntry call) {
    return !call.bootstrap().bootstrapMethod().reference().owner().name().equalsString(LAMBDAS)
        || lambdas.contains(LAMBDA + name + " " + call.name() + " " + call.type());
  }

  private static void setTimes(Path image, FileTime time) throws IOException {
    try (Stream<Path> all = Files.walk(image)) {
      for (Path each : all.toList()) {
        Files.setLastModifiedTime(each, time);
      }
    }
  }
}
