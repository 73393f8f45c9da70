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
 * Writes down what the program's start cache is to be made of: {@code java StartClasses.java
 * RUNTIME APP NAMES TIME}.
 *
 * <p>NAMES are the classes that a scripted run was seen to load, and the shapes of its calls by
 * method handles, for which Java then spins no code. They are written beside the launcher's
 * configuration, in the folder APP, each class with the places that it refers to others from: Java
 * resolves these beforehand, which is worth as much as having the classes. They are read from the
 * classes of the RUNTIME and the modules, as they change with every compilation, while the names
 * hardly do.
 *
 * <p>All files of the image get the time TIME, as what is packed depends on it.
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
    date(app.getParent().getParent(), FileTime.from(Instant.parse(arguments[3])));
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

  /** Every lambda is a class, which costs a little of each start: only those that were made. */
  private boolean isUsed(String name, InvokeDynamicEntry call) {
    return !call.bootstrap().bootstrapMethod().reference().owner().name().equalsString(LAMBDAS)
        || lambdas.contains(LAMBDA + name + " " + call.name() + " " + call.type());
  }

  private static void date(Path image, FileTime time) throws IOException {
    try (Stream<Path> all = Files.walk(image)) {
      for (Path each : all.toList()) {
        Files.setLastModifiedTime(each, time);
      }
    }
  }
}
