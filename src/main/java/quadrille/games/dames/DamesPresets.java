package quadrille.games.dames;

import java.util.List;
import java.util.Map;
import quadrille.core.Preset;

/** The named rule sets. An option that a preset does not set keeps its default. */
public final class DamesPresets {
  public static final List<Preset> ALL =
      List.of(
          set("international", 10, true, "MAJORITY", "AT_END", "WHITE", "FMJD"),
          set("casual", 10, true, "FORCED", "AT_END", "WHITE", "NONE"),
          set("brazilian", 8, true, "MAJORITY", "AT_END", "WHITE", "FMJD"),
          set("russian", 8, true, "FORCED", "IMMEDIATE", "WHITE", "RUSSIAN"),
          set("pool", 8, true, "FORCED", "AT_END", "BLACK", "RUSSIAN"),
          set("english", 8, false, "FORCED", "ENDS_MOVE", "BLACK", "ENGLISH"),
          set("canadian", 12, true, "MAJORITY", "AT_END", "WHITE", "FMJD"));

  private DamesPresets() {}

  /** In all of them kings fly exactly if men may capture backward. */
  private static Preset set(
      String id,
      int size,
      boolean free,
      String capture,
      String promotion,
      String firstMover,
      String drawRule) {
    return new Preset(
        id,
        Map.of(
            "size", Integer.toString(size),
            "flyingKings", Boolean.toString(free),
            "menCaptureBackward", Boolean.toString(free),
            "capture", capture,
            "promotion", promotion,
            "firstMover", firstMover,
            "drawRule", drawRule));
  }
}
