# A display without a screen, and what is to be seen on it. Wants: work, suite, root.
# shellcheck shell=bash disable=SC2154,SC2016

PATIENCE=60

# It stays as it is when its last window closes: while it begins anew, the next program finds none.
start_display() {
  local number=$work/display-$suite
  Xvfb -displayfd 3 -noreset -screen 0 1280x1024x24 -ac 3>"$number" >/dev/null 2>&1 &
  until [ -s "$number" ]; do
    kill -0 $! || wrong "no display could be started" || return
    sleep 0.1
  done
  DISPLAY=:$(cat "$number")
  export DISPLAY
}

# opens COMMAND…: the user starts it, and a window comes.
opens() {
  local left=$((PATIENCE * 5))
  as_ada setsid "$@" >"$work/program-$suite" 2>&1 &
  until xdotool search --onlyvisible --name . >"$work/window-$suite" 2>/dev/null; do
    left=$((left - 1))
    [ $left -gt 0 ] || wrong "no window came; it said: $(cat "$work/program-$suite")"
    sleep 0.2
    [ $left -gt $((PATIENCE * 5 - 10)) ] || runs || wrong "it ended: $(cat "$work/program-$suite")"
  done
}

# Whether the user has a program running.
runs() {
  pgrep -u "$(as_root id -u ada)" >/dev/null
}

# photograph PICTURE [CONDITION]: takes one of the window once something is drawn in it, or the
# condition says so of the picture, and it stands still.
photograph() {
  local picture=$1 condition=${2:-is_drawn} left=$PATIENCE
  take "$picture"
  until sleep 2 && take "$picture.next.png" && "$condition" "$picture" >/dev/null &&
    same "$picture" "$picture.next.png"; do
    mv "$picture.next.png" "$picture"
    left=$((left - 2))
    [ $left -gt 0 ] || wrong "the window never stands still with something in it"
  done
  rm "$picture.next.png"
}

is_drawn() {
  [ "$(convert "$1" -format %k info:)" -gt 50 ]
}

take() {
  import -window "$(head -n 1 "$work/window-$suite")" "png24:$1"
}

same() {
  [ "$(difference "$1" "$2")" = 0 ]
}

# How much two pictures differ: 0 for not at all, 1000 for black and white.
difference() {
  compare -metric RMSE "$1" "$2" null: 2>&1 | sed -n 's/.*(\(.*\)).*/\1/p' |
    awk '{ printf "%d\n", $1 * 1000 + 0.5 }'
}

# Ends every program of the user as a session does that comes to its end.
close_windows() {
  local left=30
  pkill -TERM -u "$(as_root id -u ada)" || true
  while runs; do
    left=$((left - 1))
    [ $left -gt 0 ] || wrong "it does not end."
    sleep 1
  done
}
