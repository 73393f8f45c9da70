package quadrille.network.protocol;

import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.json.JsonMapper;

/** The words and limits of the protocol, which {@code docs/network.md} describes. */
public final class Protocol {
  /** The version that both ends must share. */
  public static final int VERSION = 1;

  /** The port that a host takes unless told otherwise, if it is free. */
  public static final int DEFAULT_PORT = 7411;

  /** The longest body of a request, in bytes. */
  public static final int MAX_REQUEST_BYTES = 4096;

  /** The longest event, in characters; the largest boards need a tenth of it. */
  public static final int MAX_EVENT_LENGTH = 4_000_000;

  /** The longest name of a player, in characters. */
  public static final int MAX_NAME_LENGTH = 40;

  /** How often a host sends an empty line when nothing else is to be said, in milliseconds. */
  public static final int KEEP_ALIVE_MS = 5000;

  /** What follows the address in a link to a table that has no seats for guests. */
  public static final String WATCH = "#watch";

  public static final String SEAT = "/api/seat";
  public static final String EVENTS = "/api/events";
  public static final String MOVE = "/api/move";
  public static final String RESIGN = "/api/resign";
  public static final String DRAW = "/api/draw";
  public static final String REMATCH = "/api/rematch";

  /** Reads what another program sent: nothing deep, nothing long. */
  public static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder()
                          .maxNestingDepth(20)
                          .maxStringLength(100_000)
                          .maxNumberLength(40)
                          .build())
                  .build())
          .build();

  private Protocol() {}

  /** A text from elsewhere on one line, without control characters, which a terminal might obey. */
  public static String printable(String text) {
    return text.replaceAll("[\\p{C}\\p{Zl}\\p{Zp}]", "");
  }
}
