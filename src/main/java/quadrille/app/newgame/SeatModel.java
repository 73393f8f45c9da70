package quadrille.app.newgame;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import quadrille.app.common.SeatChoice;

/** Who is to sit on one seat. */
public final class SeatModel {
  private final BooleanProperty machine = new SimpleBooleanProperty(this, "machine");
  private final StringProperty name = new SimpleStringProperty(this, "name");
  private final IntegerProperty level = new SimpleIntegerProperty(this, "level");

  SeatModel(SeatChoice choice) {
    machine.set(choice.machine());
    name.set(choice.name());
    level.set(choice.level());
  }

  public BooleanProperty machineProperty() {
    return machine;
  }

  /** The person's name, empty for none. */
  public StringProperty nameProperty() {
    return name;
  }

  /** The machine's level, 1 … 8. */
  public IntegerProperty levelProperty() {
    return level;
  }

  SeatChoice choice() {
    return new SeatChoice(machine.get(), name.get().strip(), level.get());
  }
}
