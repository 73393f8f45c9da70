package quadrille.search;

/** Ends a search from any depth; carries no stack trace, since it reports no error. */
final class SearchStoppedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  SearchStoppedException() {
    super("stopped", null, false, false);
  }
}
