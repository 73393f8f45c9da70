package quadrille.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** What JavaFX draws with. */
final class GraphicsPipeline {
  private static final String PRISM_ORDER = "prism.order";
  private static final String SOFTWARE = "sw";

  private GraphicsPipeline() {}

  /**
   * Lets JavaFX draw by software on a Linux without graphics hardware, as in a virtual machine or a
   * session from afar. It would do so anyway, but only after loading an OpenGL that computes by
   * software as well, which it does not take: a twentieth of a start, and 40 MB that stay in use.
   * To be called before the toolkit starts; an order that is set stays.
   */
  static void configure() {
    if (System.getProperty("os.name").equals("Linux") && !hasGpu(Path.of("/dev"))) {
      System.getProperties().putIfAbsent(PRISM_ORDER, SOFTWARE);
    }
  }

  /**
   * Whether any of the devices is there that OpenGL can use: the kernel's own, NVIDIA's, the one of
   * Windows' Linux, and ARM's.
   */
  static boolean hasGpu(Path devices) {
    return Stream.of("dri", "nvidiactl", "dxg", "mali0")
        .anyMatch(each -> Files.exists(devices.resolve(each)));
  }
}
