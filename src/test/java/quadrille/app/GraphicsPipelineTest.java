package quadrille.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GraphicsPipelineTest {
  @TempDir private Path devices;

  @Test
  void otherDevicesAreNoGraphicsHardware() throws IOException {
    Files.createFile(devices.resolve("fb0"));
    Files.createDirectory(devices.resolve("snd"));

    assertThat(GraphicsPipeline.hasGpu(devices)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"dri", "nvidiactl", "dxg", "mali0"})
  void graphicsHardwareIsRecognisedByItsDevice(String device) throws IOException {
    Files.createFile(devices.resolve(device));

    assertThat(GraphicsPipeline.hasGpu(devices)).isTrue();
  }
}
