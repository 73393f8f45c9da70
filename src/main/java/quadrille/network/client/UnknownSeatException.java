package quadrille.network.client;

import quadrille.core.BadInputException;
import quadrille.text.Text;

/** Thrown when a host does not know the seat that we had at a table, so that it is lost. */
public final class UnknownSeatException extends BadInputException {
  private static final long serialVersionUID = 1L;

  UnknownSeatException(Text text) {
    super(text);
  }
}
