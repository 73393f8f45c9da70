package quadrille.tools;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import javafx.application.Platform;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import quadrille.app.ui.FxThread;
import quadrille.games.GameModule;
import quadrille.games.Games;

/** {@code frames}: measures how smooth animations are while the computer thinks. */
@Command(
    name = "frames",
    description =
        "Measure the time between frames while two computer players of the highest level play;"
            + " needs no display.")
public final class FrameBenchCommand implements Callable<Integer> {
  private static final double PERCENTILE = 0.95;

  @Spec private @Nullable CommandSpec spec;

  @Option(
      names = "--seconds",
      paramLabel = "N",
      defaultValue = "10",
      description = "how long to measure each game, 1 to 600 (default: ${DEFAULT-VALUE})")
  private int seconds = 10;

  @Option(
      names = "--limit",
      paramLabel = "MS",
      description = "fail if more than 5 %% of the frames of a game take longer than this")
  private @Nullable Double limit;

  @Override
  public Integer call() throws IOException {
    CommandSpec command = Objects.requireNonNull(spec);
    if (seconds < 1 || seconds > 600) {
      throw new ParameterException(
          command.commandLine(), "--seconds is " + seconds + "; expected 1…600");
    }
    PrintWriter out = command.commandLine().getOut();
    List<GameModule> slow = new ArrayList<>();
    FxThread.start();
    for (GameModule module : Games.ALL) {
      FrameTimes times = new FrameBench(seconds).measure(module);
      print(out, module, times);
      if (limit != null && times.percentile(PERCENTILE) > limit) {
        slow.add(module);
      }
    }
    FxThread.run(Platform::exit);
    return slow.isEmpty() ? 0 : 1;
  }

  private static void print(PrintWriter out, GameModule module, FrameTimes times) {
    out.printf(
        Locale.ROOT,
        "%-8s  %5d frames  median %5.1f ms  95 %% within %5.1f ms  longest %6.1f ms%n",
        module.game().id(),
        times.millis().length,
        times.percentile(0.5),
        times.percentile(PERCENTILE),
        times.percentile(1));
    out.flush();
  }
}
