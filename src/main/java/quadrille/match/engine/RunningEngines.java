package quadrille.match.engine;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The engines that are running: none of them outlives the program. */
final class RunningEngines {
  /** How long an engine that was asked to go may take, in milliseconds. */
  static final long QUIT_TIMEOUT_MS = 500;

  private static final Set<Process> RUNNING = ConcurrentHashMap.newKeySet();

  static {
    Thread last = new Thread(() -> RUNNING.forEach(RunningEngines::kill), "engines-end");
    Runtime.getRuntime().addShutdownHook(last);
  }

  private RunningEngines() {}

  static void add(Process process) {
    RUNNING.add(process);
    var _ = process.onExit().thenRun(() -> RUNNING.remove(process));
  }

  /** Ends a process and everything it has started. */
  static void kill(Process process) {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }
}
