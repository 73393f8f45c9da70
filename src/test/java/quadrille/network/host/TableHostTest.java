package quadrille.network.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TableHostTest {

  @ParameterizedTest
  @CsvSource({
    "192.168.0.5,             192.168.0.5",
    "10.0.0.1,                10.0.0.1",
    "0:0:0:0:0:0:0:1,         ::1",
    "fd00:0:0:0:1:2:3:4,      fd00::1:2:3:4",
    "fd00:0:0:7:0:0:0:4,      fd00:0:0:7::4",
    "fd00:1:0:2:3:4:5:6,      fd00:1:0:2:3:4:5:6",
    "fd00:10:20:0:0:0:0:0,    fd00:10:20::",
  })
  void addressesAreShort(String address, String shown) throws Exception {
    assertThat(TableHost.text(InetAddress.getByName(address))).isEqualTo(shown);
  }
}
