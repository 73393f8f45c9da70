package quadrille.search;

/** Ends a search from any depth; carries no stack trace, since it reports no error. */
final class Stopped extends RuntimeException {
  private static final long serialVersionUID = 1L;
  static final Stopped STOPPED = new Stopped();

  private Stopped() {
    super("stopped", null, false, false);
  }
}
