package quadrille.games.dames.formats;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.formats.GameLink;
import quadrille.games.dames.DamesGame;

/** Links a position to the analysis board of lidraughts, which reads no ranges of squares. */
public final class LidraughtsLink implements GameLink {
  private static final String ANALYSIS_URL = "https://lidraughts.org/analysis/";

  private static final Pattern RANGE = Pattern.compile("(K?)(\\d+)-(\\d+)");

  /** Our presets whose rules lidraughts has too. */
  private static final List<String> VARIANTS = List.of("international", "brazilian", "russian");

  @Override
  public String write(GameTree game, Line shown) throws BadInputException {
    for (String variant : VARIANTS) {
      if (DamesGame.settings(variant).equals(game.settings())) {
        String name = variant.equals("international") ? "standard" : variant;
        String position = shown.game().notation().format(shown.position());
        return ANALYSIS_URL + name + "/" + RANGE.matcher(position).replaceAll(LidraughtsLink::list);
      }
    }
    throw new BadInputException(LidraughtsLink.class, "error.lidraughts");
  }

  /** Lists the squares of a range: {@code K1,K2,K3}. */
  private static String list(MatchResult range) {
    return IntStream.rangeClosed(Integer.parseInt(range.group(2)), Integer.parseInt(range.group(3)))
        .mapToObj(square -> range.group(1) + square)
        .collect(Collectors.joining(","));
  }
}
