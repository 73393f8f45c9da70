package quadrille.network.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quadrille.core.BadInputException;
import quadrille.network.protocol.JoinCode;

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

  private static HostOptions at(int port) {
    return new HostOptions(Reach.THIS_COMPUTER, port, true, false, JoinCode.random());
  }

  /** Addresses that no computer has are refused by the system. */
  @Test
  void aTableListensAtThoseOfTheAddressesThatLetIt() throws Exception {
    InetAddress own = InetAddress.getLoopbackAddress();
    InetAddress foreign = InetAddress.getByName("203.0.113.1");
    for (List<InetAddress> addresses : List.of(List.of(own, foreign), List.of(foreign, own))) {
      try (TableHost host = TableHost.open(at(0), addresses)) {
        assertThat(host.listening()).containsExactly(own);
      }
    }
    assertThatThrownBy(() -> TableHost.open(at(0), List.of(foreign)))
        .isInstanceOf(IOException.class);
  }

  @Test
  void aPortThatIsTakenAtAllAddressesIsRefusedOrLeftForAnother() throws Exception {
    try (TableHost first = TableHost.open(at(0))) {
      HostOptions same = at(first.port());
      assertThatThrownBy(() -> TableHost.open(same)).isInstanceOf(BadInputException.class);
      try (TableHost second = TableHost.openAnywhere(same)) {
        assertThat(second.port()).isNotEqualTo(first.port());
        assertThat(second.listening()).isEqualTo(first.listening());
      }
    }
  }

  @Test
  void aPortThatIsTakenAtOneAddressIsLeftForOneThatIsFreeAtAll() throws Exception {
    List<InetAddress> addresses = Reach.THIS_COMPUTER.addresses();
    try (ServerSocket taken = new ServerSocket(0, 1, addresses.getLast());
        TableHost host = TableHost.openAnywhere(at(taken.getLocalPort()))) {
      assertThat(host.listening()).isEqualTo(addresses);
      assertThat(host.port()).isNotEqualTo(taken.getLocalPort());
    }
  }
}
