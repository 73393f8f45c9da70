package quadrille.search.protocol;

/**
 * A search that a front end has asked for.
 *
 * @param number counts the requests of an {@link EngineBackend}
 * @param nanos when the line that asks was read, see {@link System#nanoTime}
 */
public record SearchRequest(long number, long nanos) {}
