package quadrille.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import quadrille.games.Games;
import quadrille.text.Text;

class RulesTest {

  private static Game game(String id) {
    return Games.get(id).game();
  }

  @Test
  void aDefaultMayDependOnAnEarlierOption() throws BadInputException {
    Settings settings = Rules.settings(game("dames"), "casual", Map.of("size", "8"));
    assertThat(settings.integer("menRows")).isEqualTo(3);
    assertThat(Rules.settings(game("hex"), null, Map.of("rows", "5")).flag("swap")).isFalse();
  }

  @Test
  void anOptionOverridesAShorthand() throws BadInputException {
    Map<String, String> given = Map.of("size", "7", "columns", "4");
    Settings settings = Rules.settings(game("dots"), null, given);
    assertThat(settings.integer("rows")).isEqualTo(7);
    assertThat(settings.integer("columns")).isEqualTo(4);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hex     |          | rows=20      | hex: the option rows cannot be '20'; expected 2…19.",
        "hex     |          | size=20      | hex: the option size cannot be '20'; expected 2…19.",
        "hex     |          | color=red    | it has rows, columns, tiling, swap, size.",
        "hex     |          | colour=red   | hex has no option 'colour'; it has rows,",
        "hex     |          | tiling=round | expected hexagonal, square, triangular.",
        "dames   | chess    | size=8       | dames has no rules called 'chess'; it has"
            + " international,",
        "hexxagon| chess    | holes=none   | hexxagon has no rule presets",
        "dames   |          | size=7       | expected 6, 8, 10, 12, 14."
      })
  void errorsNameTheOptionAndTheExpectedValues(
      String id, String preset, String option, String sentence) {
    String[] pair = option.split("=");
    assertThatThrownBy(() -> Rules.settings(game(id), preset, Map.of(pair[0], pair[1])))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining(sentence);
  }

  @Test
  void aPositionImpliesTheBoardSizeUnlessItIsGiven() throws BadInputException {
    Settings small = Rules.settings(game("hex"), null, Map.of(), ".../.x./..o x");
    assertThat(small.integer("rows")).isEqualTo(3);
    assertThat(small.integer("columns")).isEqualTo(3);
    Settings wide = Rules.settings(game("dots"), null, Map.of(), "1x2 0000 000 .. 1");
    assertThat(wide.integer("columns")).isEqualTo(2);
    Map<String, String> given = Map.of("size", "4");
    assertThat(Rules.settings(game("hex"), null, given, ".../.x./..o x").integer("rows"))
        .isEqualTo(4);
    assertThat(Rules.settings(game("hex"), null, Map.of(), "rubbish").integer("rows"))
        .isEqualTo(11);
  }

  @Test
  void aPositionOfAnotherSizeIsRejected() throws BadInputException {
    Settings five = Rules.defaults(game("dots"));
    assertThatThrownBy(
            () -> game("dots").notation().parsePosition("2x2 000000 000000 .... 1", five))
        .isInstanceOf(BadInputException.class)
        .hasMessage("The position has 2 × 2 boxes; expected 5 × 5, as the options say.");
  }

  @Test
  void textsAreFrenchForFrenchLocalesAndEnglishForOthers() {
    Text text = Text.of(Rules.class, "error.option", "hex", "x", "y");
    assertThat(text.in(Locale.CANADA_FRENCH)).contains("n’a pas d’option");
    assertThat(text.in(Locale.JAPAN)).isEqualTo(text.toString()).contains("has no option");
  }

  @ParameterizedTest
  @ValueSource(strings = {"size=12,menRows=4", "size=14,menRows=4", "size=8,menRows=2", "size=12"})
  void settingsThatAreWrittenAreReadAgain(String text) throws BadInputException {
    Settings settings = Rules.parse(game("dames"), text);
    assertThat(Rules.parse(game("dames"), Rules.format(game("dames"), settings)))
        .isEqualTo(settings);
  }

  @Test
  void valuesAreStoredInCanonicalSpelling() throws BadInputException {
    Settings settings =
        Rules.settings(game("dames"), null, Map.of("flyingKings", "No", "capture", "forced"));
    assertThat(settings.choice("flyingKings")).isEqualTo("false");
    assertThat(settings.choice("capture")).isEqualTo("FORCED");
  }
}
