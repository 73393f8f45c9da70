package quadrille.app.newgame;

import java.util.List;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import quadrille.app.setup.BotChoice;
import quadrille.app.setup.SeatChoice;
import quadrille.games.GameModule;

/** The model of a player in a form. */
public final class SeatModel {

  /** The kinds of players to choose from. */
  public enum Kind {
    HUMAN,
    /** Our search at a level. */
    COMPUTER,
    /** A bot of the game, or an engine from the list. */
    BOT,
    /** Whoever joins over the network; only at a table for others. */
    OPEN
  }

  private final GameModule module;
  private final ObjectProperty<Kind> kind = new SimpleObjectProperty<>(this, "kind");
  private final StringProperty name = new SimpleStringProperty(this, "name");
  private final IntegerProperty level = new SimpleIntegerProperty(this, "level");
  private final ObjectProperty<BotChoice> bot = new SimpleObjectProperty<>(this, "bot");

  /**
   * @param choice the last choice; an opponent that the game does not know falls back to the level
   */
  SeatModel(SeatChoice choice, GameModule module) {
    this.module = module;
    BotChoice before = BotChoice.find(module, choice.participant(module).seat());
    bot.set(before == null ? BotChoice.defaultChoice(module) : before);
    kind.set(before != null ? Kind.BOT : choice.computer() ? Kind.COMPUTER : Kind.HUMAN);
    name.set(choice.name());
    level.set(choice.level());
  }

  public ObjectProperty<Kind> kindProperty() {
    return kind;
  }

  /** The human's name, empty for none. */
  public StringProperty nameProperty() {
    return name;
  }

  /** The computer's level, 1 … 8. */
  public IntegerProperty levelProperty() {
    return level;
  }

  /** The bots to choose from, the weakest first, and the engines that are in the list now. */
  public List<BotChoice> bots() {
    return BotChoice.all(module);
  }

  /** The bot or engine, one of {@link #bots}. */
  public ObjectProperty<BotChoice> botProperty() {
    return bot;
  }

  /** Whether a computer of this program plays. */
  boolean isComputer() {
    return kind.get() == Kind.COMPUTER || kind.get() == Kind.BOT;
  }

  boolean isOpen() {
    return kind.get() == Kind.OPEN;
  }

  /** The choice; an open seat counts as a human's. */
  SeatChoice choice() {
    return new SeatChoice(
        isComputer(),
        name.get().strip(),
        level.get(),
        kind.get() == Kind.BOT ? bot.get().seat().spec() : null);
  }
}
