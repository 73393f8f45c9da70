package quadrille.network.host;

import java.util.Locale;
import java.util.regex.Pattern;

/**
 * The names under which a browser may ask for the page. A site elsewhere can make its own name
 * point to this computer (DNS rebinding), but neither an address in numbers nor a name that only
 * exists in the local network.
 */
final class HostNames {
  private static final Pattern PORT = Pattern.compile(":\\d{1,5}$");
  private static final Pattern IPV4 = Pattern.compile("\\d{1,3}(\\.\\d{1,3}){3}");
  private static final Pattern IPV6 = Pattern.compile("\\[[0-9a-f:.]{2,45}(%[0-9a-z]{1,15})?\\]");
  private static final Pattern LOCAL = Pattern.compile("[a-z][a-z0-9-]{0,62}(\\.local)?");

  private HostNames() {}

  /** Whether a Host header names a computer of the local network. */
  static boolean isLocal(String header) {
    String name = PORT.matcher(header.toLowerCase(Locale.ROOT)).replaceFirst("");
    return LOCAL.matcher(name).matches()
        || IPV4.matcher(name).matches()
        || IPV6.matcher(name).matches();
  }
}
