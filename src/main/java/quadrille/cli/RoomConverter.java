package quadrille.cli;

import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import quadrille.games.Games;
import quadrille.games.Room;

/** A game by its id. */
final class RoomConverter implements ITypeConverter<Room> {

  @Override
  public Room convert(String text) {
    return Games.ALL.stream()
        .filter(room -> room.game().id().equalsIgnoreCase(text))
        .findFirst()
        .orElseThrow(() -> new TypeConversionException("expected " + ids() + " but was " + text));
  }

  private static String ids() {
    return Games.ALL.stream().map(room -> room.game().id()).collect(Collectors.joining(", "));
  }
}
