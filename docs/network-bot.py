"""Plays legal moves at random at a table of Quadrille: network-bot.py ADDRESS CODE NAME"""

import http.client
import json
import random
import sys
import time
import urllib.request

address, code, name = sys.argv[1].rstrip("/"), sys.argv[2], sys.argv[3]


def request(path, body=None, token=None):
    headers = {"Authorization": "Bearer " + token} if token else {}
    data = None if body is None else json.dumps(body).encode()
    call = urllib.request.Request(address + path, data, headers)
    return urllib.request.urlopen(call, timeout=20)  # a stream is never silent for so long


def follow(token):
    played = None  # the game and the ply of our last move
    for line in request("/api/events", token=token):
        event = json.loads(line) if line.strip() else {"type": "alive"}
        if event["type"] == "closed":
            return True
        state, game = event.get("state", {}), event.get("number")
        if state.get("outcome"):
            print(f"Game {game}: {state['outcome']['text']}")
        elif "legal" in state and played != (game, state["ply"]):
            played = (game, state["ply"])
            move = random.choice(state["legal"])["move"]
            request("/api/move", {"game": game, "ply": state["ply"], "move": move}, token).close()


seat = json.load(request("/api/seat", {"version": 1, "code": code, "name": name}))
for attempt in range(300):  # a connection that is lost, or a host that was killed, may come back
    try:
        if follow(seat["token"]):
            break
    except (OSError, http.client.HTTPException, ValueError) as error:
        print(error)
    time.sleep(1)
