package quadrille.app.engines;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.collections.ListChangeListener;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.match.TestProcesses;
import quadrille.match.engine.CommandLineWords;
import quadrille.match.engine.EngineEntry;
import quadrille.match.engine.EngineList;

@Timeout(60)
class EnginesModelTest {
  private static final GameModule DOTS = Games.get("dots");

  @TempDir private Path folder;
  private EngineList list = new EngineList(Path.of("."));
  private EnginesModel model = new EnginesModel(list, Runnable::run, Runnable::run);

  @BeforeEach
  void open() {
    System.setProperty("quadrille.data", folder.toString());
    list = new EngineList(folder);
    model = new EnginesModel(list, Runnable::run, Runnable::run);
  }

  @AfterEach
  void close() throws Exception {
    System.clearProperty("quadrille.data");
    TestProcesses.awaitNoneLeft();
  }

  private String notice() {
    return String.valueOf(model.noticeProperty().get());
  }

  @Test
  void enginesAreAddedTestedAndRemoved() throws Exception {
    model.add(" good ", DOTS.game(), CommandLineWords.join(TestProcesses.badEngine("none")));
    assertThat(notice()).isEqualTo("good added.");
    EngineEntry kept = model.entries().getFirst();
    assertThat(list.read()).containsExactly(kept);

    AtomicInteger changes = new AtomicInteger();
    ListChangeListener<EngineEntry> counter = change -> changes.incrementAndGet();
    model.entries().addListener(counter);
    model.test(kept, DOTS);
    assertThat(notice()).startsWith("good: ").contains("ready after");
    assertThat(changes).as("rows keep the focus").hasValue(0);

    model.remove(kept);
    assertThat(notice()).isEqualTo("good removed.");
    assertThat(model.entries()).isEmpty();
    assertThat(list.read()).isEmpty();
  }

  @Test
  void aListThatIsReadLateTakesNoNoticeAway() {
    Deque<Runnable> tasks = new ArrayDeque<>();
    model = new EnginesModel(list, tasks::add, Runnable::run);
    model.load();
    model.add("x", DOTS.game(), "/opt/x");
    tasks.removeLast().run();
    tasks.remove().run();
    assertThat(notice()).isEqualTo("x added.");
    assertThat(model.entries()).hasSize(1);
  }

  @Test
  void aBadEngineIsReportedAndNotAdded() throws Exception {
    model.add("a b", DOTS.game(), "/opt/x");
    assertThat(notice()).startsWith("'a b' is not a valid engine name");
    model.add(" ", DOTS.game(), "/opt/x");
    assertThat(notice()).isEqualTo("An engine needs a name.");
    model.add("x", DOTS.game(), "  ");
    assertThat(notice()).isEqualTo("An engine needs a program to start.");
    assertThat(list.read()).isEmpty();
  }

  @Test
  void anEngineThatDoesNotStartIsReported() {
    model.test(new EngineEntry("x", "dots", List.of("/no/such/engine")), DOTS);
    assertThat(notice())
        .isEqualTo("The engine cannot play: there is no program ‘/no/such/engine’.");
  }

  @Test
  void anUnreadableListIsNotOverwritten() throws IOException {
    Files.writeString(list.file(), "{");
    model.add("x", DOTS.game(), "/opt/x");
    assertThat(notice()).contains("cannot be read");
    assertThat(list.file()).hasContent("{");
  }
}
