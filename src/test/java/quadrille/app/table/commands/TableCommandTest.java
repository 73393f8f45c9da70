package quadrille.app.table.commands;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.stream.Stream;
import javafx.scene.input.KeyCombination;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests the keys of commands, which share the keyboard with typed cell names. */
class TableCommandTest {

  @ParameterizedTest
  @EnumSource
  void noCommandUsesAPlainLetterOrDigit(TableCommand command) {
    assertThat(command.keys()).doesNotMatch("[A-Za-z0-9]");
  }

  @Test
  void everyCommandHasItsOwnKey() {
    Stream<KeyCombination> keys =
        Stream.of(TableCommand.values()).map(TableCommand::keys).map(KeyCombination::valueOf);
    assertThat(keys).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @EnumSource
  void everyCommandHasANameInBothLanguages(TableCommand command) {
    assertThat(command.text().in(Locale.ENGLISH)).isNotBlank();
    assertThat(command.text().in(Locale.FRENCH)).isNotBlank();
  }
}
