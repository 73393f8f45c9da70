"""Plays legal moves at random at a table of Quadrille: network-bot.py ADDRESS CODE NAME"""

import json
import random
import sys
import urllib.error
import urllib.request

address, code, name = sys.argv[1].rstrip("/"), sys.argv[2], sys.argv[3]


def request(path, body=None, token=None):
    headers = {"Authorization": "Bearer " + token} if token else {}
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(address + path, data, headers))


def play(state, game, token):
    move = random.choice(state["legal"])["move"]
    try:
        request("/api/move", {"game": game, "ply": state["ply"], "move": move}, token).close()
    except urllib.error.HTTPError as refused:
        print(json.load(refused)["text"])


seat = json.load(request("/api/seat", {"version": 1, "code": code, "name": name}))
played = None  # the game and the ply of our last move
for line in request("/api/events", token=seat["token"]):
    if not line.strip():
        continue  # the host only shows that it is there
    event = json.loads(line)
    if event["type"] == "closed":
        break
    state, game = event["state"], event["number"]
    if state["outcome"]:
        print(f"Game {game}: {state['outcome']['text']}")
    elif "legal" in state and played != (game, state["ply"]):
        played = (game, state["ply"])
        play(state, game, seat["token"])
