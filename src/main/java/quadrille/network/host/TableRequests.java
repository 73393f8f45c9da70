package quadrille.network.host;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import java.io.IOException;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;
import quadrille.core.Side;
import quadrille.match.Match;
import quadrille.network.protocol.Protocol;
import quadrille.records.files.Json;
import tools.jackson.databind.JsonNode;

/** Answers the requests to a table, see {@code docs/network.md}. Thread-safe. */
final class TableRequests implements HttpHandler {
  private static final System.Logger LOGGER = System.getLogger(TableRequests.class.getName());
  private static final int MAX_MOVE_LENGTH = 400;
  private static final int MAX_WORD_LENGTH = 40;

  private final HostedTable table;
  private final HostOptions options;
  private final TryLimiter tries = new TryLimiter(System::nanoTime);

  TableRequests(HostedTable table, HostOptions options) {
    this.table = table;
    this.options = options;
  }

  @Override
  public void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      Request request = new Request(exchange);
      try {
        request.checkOrigin(options.reach());
        answer(request);
      } catch (Refusal refusal) {
        request.refuse(refusal);
      } catch (RuntimeException e) {
        LOGGER.log(System.Logger.Level.WARNING, "failed to answer " + request, e);
        request.refuse(new Refusal(500, "internal"));
      }
    }
  }

  private void answer(Request request) throws Refusal, IOException {
    switch (request.path()) {
      case Protocol.EVENTS -> streamEvents(request);
      case Protocol.SEAT -> claimSeat(request);
      case Protocol.MOVE, Protocol.RESIGN, Protocol.DRAW, Protocol.REMATCH -> act(request);
      default -> {
        StaticPage.PageFile file = StaticPage.find(request.path());
        request.requireMethod("GET");
        request.send(200, file.type(), file.read());
      }
    }
  }

  private void streamEvents(Request request) throws Refusal, IOException {
    request.requireMethod("GET");
    String token = request.token();
    if (!token.isEmpty()) {
      table.sideOf(token);
    }
    Viewer viewer = new Viewer(token, request.language());
    table.enter(viewer);
    try (OutputStream out = request.stream("application/x-ndjson")) {
      viewer.run(out);
    } finally {
      table.leave(viewer);
    }
  }

  private void claimSeat(Request request) throws Refusal, IOException {
    request.requireMethod("POST");
    JsonNode body = request.body();
    int version = Request.number(body, "version");
    if (version != Protocol.VERSION) {
      throw new Refusal(400, "version", version, Protocol.VERSION);
    }
    String code = Request.text(body, "code", MAX_WORD_LENGTH);
    String name = Protocol.printable(Request.text(body, "name", Protocol.MAX_NAME_LENGTH)).strip();
    boolean isComputer = body.path("computer").asBoolean(false);
    Side side = body.has("side") ? side(Request.text(body, "side", MAX_WORD_LENGTH)) : null;
    tries.check(request.client(), options.code().matches(code));
    GuestSeats.Claim claim = table.claim(name, isComputer, side);
    request.reply(
        201,
        Json.object()
            .put("version", Protocol.VERSION)
            .put("side", claim.side().id())
            .put("token", claim.guest().token()));
  }

  private static @Nullable Side side(String word) throws Refusal {
    Side side = Json.side(Json.object().put("side", word).path("side"));
    if (side == null) {
      throw new Refusal(400, "bad-field", "side");
    }
    return side;
  }

  private void act(Request request) throws Refusal, IOException {
    request.requireMethod("POST");
    Side side = table.sideOf(request.token());
    JsonNode body = request.body();
    int game = Request.number(body, "game");
    switch (request.path()) {
      case Protocol.MOVE -> {
        int ply = Request.number(body, "ply");
        table.move(side, game, ply, Request.text(body, "move", MAX_MOVE_LENGTH));
      }
      case Protocol.RESIGN -> table.current(game).resign(side);
      case Protocol.REMATCH -> table.askRematch(side, game);
      default -> draw(table.current(game), side, Request.text(body, "action", MAX_WORD_LENGTH));
    }
    request.reply(200, Json.object());
  }

  private static void draw(Match match, Side side, String action) throws Refusal {
    if (action.equals("offer")) {
      match.offerDraw(side);
      return;
    }
    if (!action.equals("accept") && !action.equals("decline")) {
      throw new Refusal(400, "bad-field", "action");
    }
    if (match.state().drawOffer() != side.other()) {
      throw new Refusal(409, "no-offer");
    }
    if (action.equals("accept")) {
      match.acceptDraw(side);
    } else {
      match.declineDraw(side);
    }
  }
}
