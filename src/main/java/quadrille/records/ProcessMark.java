package quadrille.records;

import java.time.Instant;

/**
 * Tells programs apart that use the same database: the number of a process and when it began, as
 * numbers are given again.
 */
final class ProcessMark {
  /** Systems tell when a process began by a clock that may have been corrected since. */
  private static final long MAX_CLOCK_ERROR_MS = 5_000;

  private ProcessMark() {}

  /** The mark of this program. */
  static String own() {
    ProcessHandle process = ProcessHandle.current();
    return process.pid() + "@" + startMs(process);
  }

  /**
   * Whether another program that runs has set the mark.
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
