package quadrille.cli.network;

import picocli.CommandLine.Option;
import quadrille.cli.options.NumberConverters;
import quadrille.network.host.Reach;
import quadrille.network.protocol.Protocol;

/** The options for letting others watch a contest. */
public final class BroadcastOptions {
  @Option(
      names = "--broadcast",
      required = true,
      description =
          "Lets others watch the games live, in a browser or with Quadrille; prints the address."
              + " One game is shown at a time. What is sent is not encrypted.")
  private boolean broadcast;

  @Option(
      names = "--port",
      paramLabel = "PORT",
      converter = NumberConverters.Port.class,
      description = "The port of the broadcast; " + Protocol.DEFAULT_PORT + " by default.")
  private int port = Protocol.DEFAULT_PORT;

  @Option(
      names = "--listen",
      paramLabel = "WHERE",
      description =
          "From where the broadcast can be reached: this_computer, local_network or everywhere;"
              + " local_network by default.")
  private Reach reach = Reach.LOCAL_NETWORK;

  @Option(
      names = "--pace",
      paramLabel = "MS",
      converter = NumberConverters.CountOrZero.class,
      description =
          "The least time between two moves of a broadcast, in milliseconds, so that people can"
              + " follow; 0 by default.")
  private int paceMs;

  /** Whether others may watch; nothing listens otherwise. */
  public boolean isWanted() {
    return broadcast;
  }

  int port() {
    return port;
  }

  Reach reach() {
    return reach;
  }

  int paceMs() {
    return paceMs;
  }
}
