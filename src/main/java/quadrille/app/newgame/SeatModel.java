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
import quadrille.match.Seat;

/** Who is to sit on one seat. */
public final class SeatModel {
  private final List<BotChoice> bots;
  private final ObjectProperty<SeatKind> kind = new SimpleObjectProperty<>(this, "kind");
  private final StringProperty name = new SimpleStringProperty(this, "name");
  private final IntegerProperty level = new SimpleIntegerProperty(this, "level");
  private final ObjectProperty<BotChoice> classic = new SimpleObjectProperty<>(this, "classic");

  /**
   * @param choice who sat there before; an opponent that the game does not know gives way to a
   *     level
   */
  SeatModel(SeatChoice choice, GameModule room) {
    bots = BotChoice.all(room);
    Seat named = choice.bot();
    BotChoice before = named == null ? null : BotChoice.find(room, named);
    classic.set(before == null ? BotChoice.defaultChoice(room) : before);
    kind.set(
        before != null ? SeatKind.CLASSIC : choice.machine() ? SeatKind.MACHINE : SeatKind.PERSON);
    name.set(choice.name());
    level.set(choice.level());
  }

  public ObjectProperty<SeatKind> kindProperty() {
    return kind;
  }

  /** The person's name, empty for none. */
  public StringProperty nameProperty() {
    return name;
  }

  /** The machine's level, 1 … 8. */
  public IntegerProperty levelProperty() {
    return level;
  }

  /** The named opponents that can be chosen from, the weakest first, and the engines. */
  public List<BotChoice> bots() {
    return bots;
  }

  /** The named opponent, one of {@link #bots}. */
  public ObjectProperty<BotChoice> botProperty() {
    return classic;
  }

  SeatChoice choice() {
    return new SeatChoice(
        kind.get() != SeatKind.PERSON,
        name.get().strip(),
        level.get(),
        kind.get() == SeatKind.CLASSIC ? classic.get().spec() : null);
  }
}
