package quadrille.match.engine;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The running engines. Ends them when the program ends. */
final class RunningEngines {
  /** How long an engine may take to quit, in milliseconds. */
  static final long QUIT_TIMEOUT_MS = 500;

  private static final Set<Process> RUNNING = ConcurrentHashMap.newKeySet();

  static {
    Thread hook = new Thread(() -> RUNNING.forEach(RunningEngines::kill), "engines-end");
    Runtime.getRuntime().addShutdownHook(hook);
  }

  private RunningEngines() {}

  static void add(Process process) {
    RUNNING.add(process);
    var _ = process.onExit().thenRun(() -> RUNNING.remove(process));
  }

  /** Kills a process and its child processes. */
  static void kill(Process process) {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }
}
