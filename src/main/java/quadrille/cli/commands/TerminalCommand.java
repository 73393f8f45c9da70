package quadrille.cli.commands;

import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
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

  final ParameterException usageError(String sentence) {
    return new ParameterException(spec.commandLine(), sentence);
  }
}
