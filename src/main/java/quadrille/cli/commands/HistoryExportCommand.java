package quadrille.cli.commands;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;
import quadrille.cli.options.Converters;
import quadrille.cli.options.HistoryFilterOptions;
import quadrille.cli.options.NumberConverters;
import quadrille.cli.output.GameFileOutput;
import quadrille.cli.terminal.CommandFailedException;
import quadrille.core.formats.GameFormat;
import quadrille.records.GameStore;
import quadrille.records.GameSummary;
import quadrille.records.RecordsException;
import quadrille.records.StoredGame;
import quadrille.records.files.GameFiles;

/** Exports games of the history to a file. */
@Command(
    name = "export",
    description = "Exports games with their variations to a file.",
    footer = {
      "",
      "Examples:",
      "  quadrille history export all.quad",
      "  quadrille history export - --to pdn --game dames --player Ada",
      "  quadrille history export lost.sgf --game hex --result lost"
    })
public final class HistoryExportCommand extends TerminalCommand {
  @Parameters(
      index = "0",
      paramLabel = "OUT",
      converter = Converters.FileName.class,
      description = "The file to write; - is standard output.")
  private String out = "";

  @Parameters(
      index = "1..*",
      arity = "0..*",
      paramLabel = "NUMBER",
      description = "The numbers of the games, as shown by list; by default all that match.")
  private List<String> numbers = List.of();

  @Mixin private HistoryFilterOptions filter;

  @Option(
      names = "--to",
      paramLabel = "FORMAT",
      description = "The format of OUT: quad, sgf, pdn, …; by default its file extension.")
  private @Nullable String to;

  @Override
  public Integer call() throws CommandFailedException, RecordsException {
    GameFormat format =
        GameFileInput.format(out, to)
            .orElseThrow(() -> usageError(GameFileOutput.unknownFormat(out, to, List.of())));
    List<Long> ids = chosenIds();
    if (!ids.isEmpty() && filter.isGiven()) {
      throw usageError("games are chosen by their numbers or by options, not by both");
    }
    List<StoredGame> games = new ArrayList<>();
    boolean allRead = readGames(ids, games);
    if (games.isEmpty()) {
      if (allRead) {
        throw new CommandFailedException("no matching games.");
      }
      return ExitCode.SOFTWARE;
    }
    GameFiles.Written written =
        GameFiles.writeText(format, games.stream().map(StoredGame::tree).toList());
    Stream.of(written.refused(), written.leftOut())
        .flatMap(List::stream)
        .map(each -> "game %d: %s".formatted(games.get(each.index()).summary().id(), each.text()))
        .forEach(this::printNotice);
    if (!written.text().isEmpty()) {
      new GameFileOutput(terminal(), out).write(written.text());
    }
    return allRead && written.refused().isEmpty() ? ExitCode.OK : ExitCode.SOFTWARE;
  }

  /** Picocli would call an argument that is no number one too many. */
  private List<Long> chosenIds() {
    try {
      return numbers.stream().map(new NumberConverters.GameNumber()::convert).toList();
    } catch (TypeConversionException e) {
      throw usageError(String.valueOf(e.getMessage()));
    }
  }

  /**
   * Adds the selected games; prints why some cannot be read, and then returns false.
   *
   * @param chosen the numbers of the games, or none for those that match
   */
  private boolean readGames(List<Long> chosen, List<StoredGame> games) throws RecordsException {
    boolean all = true;
    try (GameStore store = GameStore.inDataFolder()) {
      for (long id : chosen.isEmpty() ? matchingIds(store) : chosen) {
        try {
          games.add(store.begunGame(id));
        } catch (RecordsException e) {
          printNotice(e.text());
          all = false;
        }
      }
    }
    return all;
  }

  /** The numbers of the games that match, the oldest first. */
  private List<Long> matchingIds(GameStore store) throws RecordsException {
    return filter.select(store.games()).stream().map(GameSummary::id).toList().reversed();
  }
}
