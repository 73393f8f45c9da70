package quadrille.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Chooses what JavaFX renders with. */
final class GraphicsPipeline {
  private static final String PRISM_ORDER = "prism.order";
  private static final String SOFTWARE = "sw";

  private GraphicsPipeline() {}

  /**
   * Lets JavaFX render in software on a Linux without graphics hardware, such as a virtual machine
   * or a remote session. JavaFX would fall back to that anyway, but only after loading a software
   * OpenGL that it then rejects, which costs a twentieth of the start-up time and 40 MB. Call
   * before the toolkit starts; a {@code prism.order} that is already set stays.
   */
  static void configure() {
    if (System.getProperty("os.name").equals("Linux") && !hasGpu(Path.of("/dev"))) {
      System.getProperties().putIfAbsent(PRISM_ORDER, SOFTWARE);
    }
  }

  /** Whether there is a device that OpenGL can use: the kernel's DRI, NVIDIA's, WSL's or ARM's. */
  static boolean hasGpu(Path devices) {
    return Stream.of("dri", "nvidiactl", "dxg", "mali0")
        .anyMatch(each -> Files.exists(devices.resolve(each)));
  }
}
