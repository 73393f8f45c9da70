package quadrille.cli.commands;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import quadrille.cli.terminal.Terminal;

/** A command of the {@link RootCommand}, whose terminal it uses; returns the exit status. */
abstract class TerminalCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  final RootCommand root() {
    return (RootCommand) spec.root().userObject();
  }

  final Terminal terminal() {
    return root().terminal;
  }

  /** Prints a line of the result. */
  final void print(String line) {
    terminal().out().println(line);
  }

  /** Prints a line to standard error. */
  final void printNotice(Object line) {
    terminal().err().println(line);
  }

  /** The names of the options on the command line, in their order. */
  final List<String> givenOptions() {
    return spec.commandLine().getParseResult().matchedOptionsSet().stream()
        .map(OptionSpec::longestName)
        .collect(Collectors.toCollection(ArrayList::new));
  }

  final ParameterException usageError(String sentence) {
    return new ParameterException(spec.commandLine(), sentence);
  }
}
