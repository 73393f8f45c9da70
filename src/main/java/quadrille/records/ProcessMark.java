package quadrille.records;

import java.time.Instant;

/**
 * Tells running programs that use the same database apart: by the number of the process and by when
 * it began, since numbers are reused.
 */
final class ProcessMark {
  /** When a process began is computed from a clock that may have been corrected since. */
  private static final long MAX_CLOCK_ERROR_MS = 5_000;

  private ProcessMark() {}

  /** The mark of this program. */
  static String own() {
    ProcessHandle process = ProcessHandle.current();
    return process.pid() + "@" + startMs(process);
  }

  /**
   * Whether another running program has set the mark.
   *
   * @param mark empty if none has
   */
  static boolean isOfAnother(String mark) {
    int end = mark.indexOf('@');
    if (end < 0) {
      return false;
    }
    long number = Long.parseLong(mark.substring(0, end));
    long started = Long.parseLong(mark.substring(end + 1));
    return number != ProcessHandle.current().pid()
        && ProcessHandle.of(number)
            .filter(each -> Math.abs(startMs(each) - started) <= MAX_CLOCK_ERROR_MS)
            .isPresent();
  }

  private static long startMs(ProcessHandle process) {
    return process.info().startInstant().map(Instant::toEpochMilli).orElse(0L);
  }
}
