package quadrille.match.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class CommandLineWordsTest {

  @Test
  void blanksSeparateWordsAndQuotesKeepThemTogether() {
    assertThat(CommandLineWords.split("  /opt/scan  hub ")).containsExactly("/opt/scan", "hub");
    assertThat(CommandLineWords.split("'/opt/my engine/run' -n \"a b\" ''"))
        .containsExactly("/opt/my engine/run", "-n", "a b", "");
    assertThat(CommandLineWords.split("C:\\Games\\scan.exe --name='x y'"))
        .containsExactly("C:\\Games\\scan.exe", "--name=x y");
    assertThat(CommandLineWords.split(" ")).isEmpty();
  }

  @Test
  void shellSyntaxHasNoMeaning() {
    assertThat(CommandLineWords.split("scan $HOME `id` a;b | c > d"))
        .containsExactly("scan", "$HOME", "`id`", "a;b", "|", "c", ">", "d");
  }

  @Test
  void splitsWhatItJoins() {
    List<String> words = List.of("/opt/my engine", "", "--level", "3");
    assertThat(CommandLineWords.split(CommandLineWords.join(words))).isEqualTo(words);
  }
}
