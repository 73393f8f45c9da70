package quadrille.cli.options;

import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import quadrille.games.GameModule;
import quadrille.games.Games;

/** A game by its id. */
public final class GameModuleConverter implements ITypeConverter<GameModule> {

  @Override
  public GameModule convert(String text) {
    return Games.find(text.toLowerCase(Locale.ROOT))
        .orElseThrow(() -> new TypeConversionException("expected " + ids() + " but was " + text));
  }

  private static String ids() {
    return Games.ALL.stream().map(room -> room.game().id()).collect(Collectors.joining(", "));
  }
}
