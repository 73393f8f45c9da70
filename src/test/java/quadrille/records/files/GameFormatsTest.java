package quadrille.records.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import quadrille.core.BadInputException;
import quadrille.core.formats.GameFormat;

class GameFormatsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(;FF[4]GM[11])|game.txt|sgf",
        "[Event \"x\"]|game|pdn",
        "1. 32-28 19-23|x.quad|pdn",
        "https://hexworld.org/board/#11c1,a1|''|hexworld",
        "\\hex \\dim 4|''|toulouse",
        "{\"game\":\"hex\"}|x.sgf|quad",
        "nothing at all|x.PDN|pdn"
      })
  void detectsTheFormatByContentThenByName(String text, String name, String format)
      throws BadInputException {
    assertThat(GameFormats.detect(text, name).id()).isEqualTo(format);
  }

  @Test
  void everyFormatHasItsOwnIdAndExtension() {
    assertThat(GameFormats.ALL).extracting(GameFormat::id).doesNotHaveDuplicates();
    for (GameFormat each : GameFormats.ALL) {
      assertThat(GameFormats.byFileName("a." + each.extensions().getFirst())).contains(each);
      assertThat(each.name().toString()).isNotBlank();
    }
  }

  @Test
  void decodesTextInAnyEncoding() {
    String text = "[White \"Müller, Žižka\"]";
    assertThat(TextDecoder.decode(text.getBytes(StandardCharsets.UTF_8))).isEqualTo(text);
    assertThat(TextDecoder.decode(("\uFEFF" + text).getBytes(StandardCharsets.UTF_8)))
        .isEqualTo(text);
    assertThat(TextDecoder.decode(("\uFEFF" + text).getBytes(StandardCharsets.UTF_16LE)))
        .isEqualTo(text);
    assertThat(TextDecoder.decode(("\uFEFF" + text).getBytes(StandardCharsets.UTF_16BE)))
        .isEqualTo(text);
    assertThat(TextDecoder.decode(text.getBytes(Charset.forName("windows-1252")))).isEqualTo(text);
    String sgf = "(;CA[KOI8-R]PB[Абациев])";
    assertThat(TextDecoder.decode(sgf.getBytes(Charset.forName("KOI8-R")))).isEqualTo(sgf);
  }

  @Test
  void anInvalidByteAfterAByteOrderMarkIsLatin1AndTheRestUtf8() {
    byte[] utf8 = "\uFEFF[White \"Žižka\"][Black \"M?ller\"]".getBytes(StandardCharsets.UTF_8);
    for (int i = 0; i < utf8.length; i++) {
      utf8[i] = utf8[i] == '?' ? (byte) 0xFC : utf8[i];
    }
    assertThat(TextDecoder.decode(utf8)).isEqualTo("[White \"Žižka\"][Black \"Müller\"]");
    byte[] cutOff = Arrays.copyOf("\uFEFFé".getBytes(StandardCharsets.UTF_8), 4);
    assertThat(TextDecoder.decode(cutOff)).isEqualTo("Ã");
  }

  @ParameterizedTest
  @ValueSource(strings = {"-utf", "x-unknown", "UTF-8"})
  void anUnknownOrWrongCharacterSetIsReadAsLatin1(String charset) {
    String sgf = "(;CA[" + charset + "]PB[Müller])";
    assertThat(TextDecoder.decode(sgf.getBytes(StandardCharsets.ISO_8859_1))).isEqualTo(sgf);
  }
}
