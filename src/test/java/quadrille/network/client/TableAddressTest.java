package quadrille.network.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import quadrille.core.BadInputException;

class TableAddressTest {
  @ParameterizedTest
  @CsvSource({
    "192.168.1.5, http://192.168.1.5:7411/",
    "http://pc.local:80/#ABCD-EFGH, http://pc.local:80/",
    "[fd00::5]:7412, http://[fd00::5]:7412/",
    "localhost, http://localhost:7411/"
  })
  void readsWhatAHostShows(String text, String uri) throws Exception {
    assertThat(TableAddress.parse(text).uri()).hasToString(uri);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"192.168.1", "192.168.1.300", "1.2.3.4.5", ".com", "a..b", "-", "[::::]", "[1:2]"})
  void refusesWhatNoComputerCanBeCalled(String text) {
    assertThatThrownBy(() -> TableAddress.parse(text))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("‘" + text + "’ is not the address of a table");
  }
}
