package quadrille.network.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.core.MoveList;
import quadrille.core.Outcome;
import quadrille.core.Position;
import quadrille.core.Rules;
import quadrille.core.Side;
import quadrille.games.Games;
import quadrille.match.Clock;
import quadrille.match.Match;
import quadrille.network.TestTable;
import quadrille.network.client.RemoteTable;
import tools.jackson.databind.JsonNode;

/**
 * Plays games to their end on the page, in a real browser; skipped where none is installed. The
 * columns: rules, moves already played, size of the window, input, colours and language.
 */
@NullMarked
class BrowserGameTest {
  private static final Set<Side> BOTH = Set.of(Side.FIRST, Side.SECOND);
  private static final long TIMEOUT_NANOS = 60_000_000_000L;

  /** What to do next: click a possible target, or any cell to begin with. */
  private static final String NEXT =
      """
      (() => {
        const cells = [...document.querySelectorAll('.areas polygon')];
        const targets = cells.filter((each) => /possible/.test(each.getAttribute('aria-label')));
        const choice = targets.length > 0 ? targets : cells;
        const box = choice[Math.floor(RANDOM * choice.length)].getBoundingClientRect();
        return {
          over: document.querySelectorAll('#actions button').length === 1,
          open: document.querySelector('.board.open') !== null,
          x: box.x + box.width / 2,
          y: box.y + box.height / 2,
        };
      })()
      """;

  private static final String LAST_NUMBER =
      "[...document.querySelectorAll('#moves [data-number]')].at(-1).dataset.number";

  private static final String[] ARROWS = {"ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"};
  private static final int LEFT_CODE = 37;
  private static final int ENTER_CODE = 13;

  @TempDir private static Path profile;
  private static Browser browser;

  private final Random random = new Random(1);

  @BeforeAll
  static void startBrowser() throws Exception {
    Optional<Path> program = Browser.installed();
    assumeTrue(program.isPresent(), "no Chromium is installed, so the page was not driven");
    browser = new Browser(program.get(), profile);
  }

  @AfterAll
  static void closeBrowser() {
    if (browser != null) {
      browser.close();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "hex,      'size=4',             0, 360,  640, TOUCH,    dark,  fr",
    "dames,    'size=6,menRows=1',   0, 1280,  800, CLICK,    light, en",
    "hexxagon, '',                 220,  360,  640, TOUCH,    light, en",
    "dots,     'rows=2,columns=2',   0, 1280,  800, KEYBOARD, dark,  fr",
  })
  void aGameIsPlayedToItsEndAgainstAnotherProgram(
      String game,
      String rules,
      int played,
      int width,
      int height,
      Input input,
      String colours,
      String language)
      throws Exception {
    Line start = afterRandomMoves(Games.get(game).game(), rules, played);
    try (TestTable table = new TestTable(start, Clock.Rule.parse("total:300"))) {
      Match hosted = table.play(BOTH);
      browser.show(width, height, input == Input.TOUCH, colours, language);
      join(table);
      try (RemoteTable other = table.join("Bob")) {
        other.newMatch(TestTable.randomPlayer(start, 1)).start();
        playToTheEnd(input);
        Outcome outcome = Objects.requireNonNull(hosted.state().outcome());
        assertThat(outcome.reason()).isNotIn("resignation", "time");
        assertThat(text("status")).contains(outcome.text().in(Locale.of(language)));
        assertThat(browser.evaluate("document.getElementById('moves').children.length").asInt())
            .isEqualTo(hosted.state().line().ply());
        assertThat(browser.evaluate(LAST_NUMBER).asString().replaceAll("[.…]", ""))
            .isEqualTo(Integer.toString(hosted.state().line().moveNumber()));
        assertThat(browser.evaluate("document.documentElement.scrollWidth > innerWidth"))
            .hasToString("false");
      }
    }
    assertThat(browser.problems()).isEmpty();
  }

  @Test
  void aPhoneShowsTheRulesByNameAndTheColourOfTheSideThatBegins() throws Exception {
    Line start = afterRandomMoves(Games.get("dames").game(), "rules=english", 0);
    try (TestTable table = new TestTable(start, Clock.Rule.parse("total:300"))) {
      table.play(BOTH);
      browser.show(360, 640, true, "light", "en");
      join(table);
      assertThat(text("rules")).isEqualTo("English (8 × 8)");
      assertThat(browser.evaluate("document.querySelector('.seat .mark').className").asString())
          .as("of Black")
          .isEqualTo("mark second");
      assertThat(browser.evaluate("document.documentElement.scrollWidth > innerWidth"))
          .hasToString("false");
    }
  }

  @Test
  void aFirstStoneOfHexIsTakenOverByAButtonToo() throws Exception {
    Line start = afterRandomMoves(Games.get("hex").game(), "size=4", 1);
    try (TestTable table = new TestTable(start, Clock.Rule.parse("total:300"))) {
      Match hosted = table.play(Set.of(Side.SECOND));
      browser.show(360, 640, true, "light", "en");
      join(table);
      waitFor("document.querySelector('#actions button')?.textContent === 'Swap'");
      browser.evaluate("document.querySelector('#actions button').click()");
      waitFor("document.getElementById('moves').children.length === 1");
      assertThat(hosted.state().line().moveTexts()).containsExactly("swap-pieces");
    }
  }

  @Test
  void onlyAHostWhoseGamesAreAgreedOnIsAskedForARematch() throws Exception {
    Line start = afterRandomMoves(Games.get("hex").game(), "size=4", 0);
    for (int games : new int[] {0, 2}) {
      try (TestTable table = new TestTable(start, Clock.Rule.parse("total:300"))) {
        table.setGames(games);
        Match hosted = table.play(Set.of(Side.FIRST));
        browser.show(360, 640, true, "light", "en");
        join(table);
        hosted.resign(Side.SECOND);
        waitFor("document.getElementById('status').textContent.includes('resigns')");
        assertThat(text("actions")).isEqualTo(games == 0 ? "Rematch" : "");
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "hex,  'rows=3,columns=5,swap=false',      en, Rows: 3 · Columns: 5 · Swap: no",
    "dames,'size=8,capture=OPTIONAL',          en, Board: 8 · Rows of men: 3 · Captures: May be"
        + " declined",
    "dots, 'rows=3,columns=4,start=icelandic', fr, "
        + "Lignes\u00a0: 3 · Colonnes\u00a0: 4 · Départ\u00a0: Islandais",
  })
  void changedRulesAreToldInWords(String game, String rules, String language, String told)
      throws Exception {
    Line start = afterRandomMoves(Games.get(game).game(), rules, 0);
    try (TestTable table = new TestTable(start, Clock.Rule.parse("total:300"))) {
      table.play(BOTH);
      browser.show(360, 640, true, "light", language);
      join(table);
      assertThat(text("rules")).startsWith(told);
      assertThat(browser.evaluate("document.documentElement.scrollWidth > innerWidth"))
          .hasToString("false");
    }
  }

  /** A game that begins with the position after some moves. */
  private Line afterRandomMoves(Game game, String rules, int count) throws BadInputException {
    Position position = game.start(Rules.parse(game, rules));
    for (int i = 0; i < count; i++) {
      MoveList moves = position.legalMoves();
      position = position.play(moves.get(random.nextInt(moves.size())));
    }
    return Line.from(game, Rules.parse(game, rules), position);
  }

  /** How moves are entered. */
  enum Input {
    CLICK,
    TOUCH,
    KEYBOARD
  }

  @Test
  void aGuestWithALinkTypesOnlyTheName() throws Exception {
    Line start = afterRandomMoves(Games.get("hex").game(), "size=4", 0);
    try (TestTable table = new TestTable(start, Clock.Rule.parse("total:300"))) {
      table.play(BOTH);
      browser.show(360, 640, true, "light", "en");
      openDoor(table);
      waitFor("document.activeElement?.id === 'name'");
      join(table);
    }
  }

  @Test
  void aDoubleClickTakesOneSeat() throws Exception {
    Line start = afterRandomMoves(Games.get("hex").game(), "size=4", 0);
    try (TestTable table = new TestTable(start, Clock.Rule.parse("total:300"))) {
      table.play(BOTH);
      browser.show(360, 640, true, "light", "en");
      openDoor(table);
      browser.evaluate("for (let i = 0; i < 2; i++) document.getElementById('join').click()");
      waitFor("!document.getElementById('table').hidden");
      try (RemoteTable other = table.join("Bob")) {
        other.newMatch(TestTable.randomPlayer(start, 1)).start();
        waitFor("document.getElementById('seats').textContent.includes('Bob')");
      }
    }
  }

  private static void openDoor(TestTable table) throws Exception {
    browser.open(table.uri() + "#" + table.host.code());
    waitFor("document.getElementById('door')?.hidden === false");
  }

  private static void join(TestTable table) throws Exception {
    openDoor(table);
    browser.evaluate("document.getElementById('name').value = 'Ann'");
    browser.evaluate("document.getElementById('join').click()");
    waitFor("!document.getElementById('table').hidden");
  }

  private void playToTheEnd(Input input) throws Exception {
    long end = System.nanoTime() + TIMEOUT_NANOS;
    browser.evaluate("document.querySelector('.areas [tabindex=\"0\"]').focus()");
    JsonNode next = next();
    while (!next.path("over").asBoolean()) {
      assertThat(System.nanoTime()).as("time").isLessThan(end);
      if (next.path("open").asBoolean()) {
        enter(input, next.path("x").asDouble(), next.path("y").asDouble());
      }
      next = next();
    }
  }

  private JsonNode next() throws Exception {
    return browser.evaluate(NEXT.replace("RANDOM", Double.toString(random.nextDouble())));
  }

  private void enter(Input input, double x, double y) throws Exception {
    switch (input) {
      case CLICK -> browser.click(x, y);
      case TOUCH -> browser.tap(x, y);
      case KEYBOARD -> {
        int way = random.nextInt(ARROWS.length);
        browser.press(ARROWS[way], LEFT_CODE + way);
        browser.press("Enter", ENTER_CODE);
      }
    }
  }

  private static String text(String id) throws Exception {
    return browser.evaluate("document.getElementById('" + id + "').textContent").asString();
  }

  private static void waitFor(String condition) throws Exception {
    long end = System.nanoTime() + TIMEOUT_NANOS;
    while (!browser.evaluate(condition).asBoolean(false)) {
      assertThat(System.nanoTime()).as(condition).isLessThan(end);
    }
  }
}
