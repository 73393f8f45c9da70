package quadrille.games.dames.bitbase;

import java.io.IOException;
import java.io.InputStream;
import java.lang.System.Logger.Level;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import quadrille.core.MoveList;
import quadrille.core.Preset;
import quadrille.games.dames.DamesBoard;
import quadrille.games.dames.DamesGame;
import quadrille.games.dames.DamesMoveGenerator;
import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.DamesRules;
import quadrille.games.dames.DamesRules.Capture;
import quadrille.games.dames.PieceColour;
import quadrille.system.UserFolders;

/**
 * The endgame tables of a rule set: which positions with few pieces are won, drawn or lost. Draw
 * rules such as repetition and the 25-move rule are not in them.
 *
 * <p>Where captures are forced, a position in which the side to move can capture is not stored, as
 * in the databases of Chinook (J. Schaeffer and others, 2003, "Building the checkers 10-piece
 * endgame databases"): its captures lead to positions that are. Thread-safe once it is loaded.
 */
public final class Bitbases {
  private static final System.Logger LOG = System.getLogger(Bitbases.class.getName());
  private static final Map<String, Bitbases> LOADED = new ConcurrentHashMap<>();

  /** The rules of the presets by name, in their order. */
  private static final Map<String, DamesRules> PRESETS = presets();

  private final DamesRules rules;
  private final String name;
  private final boolean mayDecline;
  private final int wordBits;
  private final @Nullable Bitbase[] tables = new @Nullable Bitbase[Material.CODES];
  private int maxPieces;

  /** Creates an empty set of tables. */
  Bitbases(DamesRules rules) {
    this.rules = rules;
    name = name(rules);
    mayDecline = rules.capture() == Capture.OPTIONAL;
    DamesBoard board = rules.board();
    wordBits = board.words() == 1 ? board.bit(board.squares()) + 1 : Long.SIZE;
  }

  /** Returns the tables of these rules, those of the program and those in the user's folder. */
  public static Bitbases of(DamesRules rules) {
    return LOADED.computeIfAbsent(name(rules), _ -> load(rules));
  }

  private static Bitbases load(DamesRules rules) {
    Bitbases all = new Bitbases(rules);
    for (int pieces = 2; pieces <= Material.maxPieces(rules.board()); pieces++) {
      for (Material material : Material.ofPieces(pieces)) {
        try {
          if (!all.readResource(material)) {
            all.read(all.folder(), material);
          }
        } catch (IOException e) {
          Path file = file(all.folder(), material);
          LOG.log(Level.WARNING, "the endgame table {0} is left out: {1}", file, e.getMessage());
        }
      }
    }
    return all;
  }

  private static Map<String, DamesRules> presets() {
    Map<String, DamesRules> presets = new LinkedHashMap<>();
    for (Preset preset : new DamesGame().presets()) {
      presets.put(preset.id(), DamesRules.of(DamesGame.settings(preset.id())));
    }
    return Collections.unmodifiableMap(presets);
  }

  /**
   * The name of all rules with the same endings: that of a preset, or else one made up of the
   * rules.
   */
  private static String name(DamesRules rules) {
    return PRESETS.entrySet().stream()
        .filter(preset -> rules.hasTheSameEndings(preset.getValue()))
        .map(Map.Entry::getKey)
        .findFirst()
        .orElseGet(rules::describeEndings);
  }

  String name() {
    return name;
  }

  DamesRules rules() {
    return rules;
  }

  /** The folder of the tables that were made by the user. */
  Path folder() {
    return UserFolders.data().resolve("bitbases").resolve(name);
  }

  static Path file(Path folder, Material material) {
    return folder.resolve(material + ".bitbase");
  }

  /** Reads a table of the program; returns whether there is one. */
  boolean readResource(Material material) throws IOException {
    String file = name + "/" + material + ".bitbase";
    try (InputStream in = Bitbases.class.getResourceAsStream(file)) {
      if (in != null) {
        add(in.readAllBytes(), material);
      }
      return in != null;
    }
  }

  /** Reads a table in a folder; returns whether there is one. */
  boolean read(Path folder, Material material) throws IOException {
    Path file = file(folder, material);
    boolean exists = Files.exists(file);
    if (Files.isDirectory(file)) {
      throw new FileSystemException(file.toString(), null, "it is a folder");
    }
    if (exists) {
      add(Files.readAllBytes(file), material);
    }
    return exists;
  }

  /** Adds the table of a class from the content of its file. */
  void add(byte[] file, Material material) throws IOException {
    tables[material.code()] = Bitbase.read(file, rules, name, material);
    maxPieces = Math.max(maxPieces, material.pieces());
  }

  /** Returns the most pieces that a position in one of the tables has; 0 if there are none. */
  public int maxPieces() {
    return maxPieces;
  }

  /** Whether a position is one that tables hold, if its class is there. */
  boolean isStored(DamesPosition position) {
    return mayDecline || !DamesMoveGenerator.canCapture(position);
  }

  /**
   * Returns the result for the side to move, or null if the position is in no table. If its own
   * table is missing, but not that of the same pieces with the other side to move, its moves are
   * looked up there.
   */
  public @Nullable EndgameResult probe(DamesPosition position) {
    if (position.countPieces() > maxPieces || !isStored(position)) {
      return null;
    }
    boolean isWhite = position.colourToMove() == PieceColour.WHITE;
    long own = isWhite ? position.white() : reversed(position.black());
    long enemies = isWhite ? position.black() : reversed(position.white());
    long kings = isWhite ? position.kings() : reversed(position.kings());
    Bitbase table = table(own, enemies, kings);
    if (table != null) {
      return table.get(own, enemies, kings);
    }
    if (table(enemies, own, kings) == null) {
      return null;
    }
    MoveList moves = new MoveList();
    position.moves(moves);
    return best(position, moves);
  }

  /** Returns a position, turned round if Black is to move. */
  DamesPosition whiteToMove(DamesPosition position) {
    if (position.colourToMove() == PieceColour.WHITE) {
      return position;
    }
    return new DamesPosition(
        rules,
        PieceColour.WHITE,
        reversed(position.black()),
        reversed(position.white()),
        reversed(position.kings()),
        0,
        0,
        0);
  }

  /** Turns a set of squares round. */
  long reversed(long set) {
    return Long.reverse(set) >>> (Long.SIZE - wordBits);
  }

  private @Nullable Bitbase table(long own, long enemies, long kings) {
    return tables[
        Material.code(
            Long.bitCount(own & ~kings),
            Long.bitCount(own & kings),
            Long.bitCount(enemies & ~kings),
            Long.bitCount(enemies & kings))];
  }

  /**
   * Returns the result for the side to move, following the captures of a position that is not
   * stored; null if that leads to one that is in no table.
   */
  public @Nullable EndgameResult solve(DamesPosition position) {
    if (position.count(position.colourToMove()) == 0) {
      return EndgameResult.LOSS;
    }
    if (isStored(position)) {
      return probe(position);
    }
    if (position.countPieces() > maxPieces) {
      return null;
    }
    MoveList captures = new MoveList();
    DamesMoveGenerator.generateCaptures(position, captures);
    return best(position, captures);
  }

  /** Returns the best result of some moves, or null if one leads to a position in no table. */
  private @Nullable EndgameResult best(DamesPosition position, MoveList moves) {
    EndgameResult best = EndgameResult.LOSS;
    for (int i = 0; i < moves.size(); i++) {
      EndgameResult reply = solve(position.play(moves.get(i)));
      if (reply == null) {
        return null;
      }
      if (reply == EndgameResult.LOSS) {
        return EndgameResult.WIN;
      }
      if (reply == EndgameResult.DRAW) {
        best = EndgameResult.DRAW;
      }
    }
    return best;
  }
}
