package quadrille.cli.commands;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

/** An engine for Hex that resigns at once. A program of its own. */
final class ResigningEngine {
  private ResigningEngine() {}

  public static void main(String[] arguments) throws IOException {
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      System.out.println(line.startsWith("genmove") ? "= resign\n" : "= \n");
    }
  }
}
