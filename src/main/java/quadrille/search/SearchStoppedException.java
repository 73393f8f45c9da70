package quadrille.search;

/** Ends a search from any depth. It is not an error, so it has no stack trace. */
final class SearchStoppedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  SearchStoppedException() {
    super("stopped", null, false, false);
  }
}
