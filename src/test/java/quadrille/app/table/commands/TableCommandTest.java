package quadrille.app.table.commands;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.stream.Stream;
import javafx.scene.input.KeyCombination;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The keys of the commands, which share the keyboard with the names of cells. */
class TableCommandTest {

  @ParameterizedTest
  @EnumSource
  void noCommandTakesALetterOrDigitThatNamesACell(TableCommand command) {
    assertThat(command.keys()).doesNotMatch("[A-Za-z0-9]");
  }

  @Test
  void everyCommandHasAKeyOfItsOwn() {
    Stream<KeyCombination> keys = Stream.of(TableCommand.values()).map(TableCommand::combination);
    assertThat(keys).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @EnumSource
  void everyCommandIsNamedInBothLanguages(TableCommand command) {
    assertThat(command.text().in(Locale.ENGLISH)).isNotBlank();
    assertThat(command.text().in(Locale.FRENCH)).isNotBlank();
  }
}
