# A virtual display and pictures of it. Needs: work, suite, root.
# shellcheck shell=bash disable=SC2154,SC2016

PATIENCE=60

# With -noreset the display survives its last window; while it restarts, the next program would find none.
start_display() {
  local number=$work/display-$suite
  Xvfb -displayfd 3 -noreset -screen 0 1280x1024x24 -ac 3>"$number" >/dev/null 2>&1 &
  until [ -s "$number" ]; do
    kill -0 $! || wrong "cannot start a display" || return
    sleep 0.1
  done
  DISPLAY=:$(cat "$number")
  export DISPLAY
}

# opens COMMAND…: the user starts it and a window appears.
opens() {
  local left=$((PATIENCE * 5))
  as_ada setsid "$@" >"$work/program-$suite" 2>&1 &
  until xdotool search --onlyvisible --name . >"$work/window-$suite" 2>/dev/null; do
    left=$((left - 1))
    [ $left -gt 0 ] || wrong "no window appeared; it printed: $(cat "$work/program-$suite")"
    sleep 0.2
    [ $left -gt $((PATIENCE * 5 - 10)) ] || runs || wrong "it exited: $(cat "$work/program-$suite")"
  done
}

# Whether the user has a program running.
runs() {
  pgrep -u "$(as_root id -u ada)" >/dev/null
}

# photograph PICTURE [CONDITION]: takes a picture of the window once the condition holds for it (by
# default: something is drawn) and it no longer changes.
photograph() {
  local picture=$1 condition=${2:-is_drawn} left=$PATIENCE
  take "$picture"
  until sleep 2 && take "$picture.next.png" && "$condition" "$picture" >/dev/null &&
    same "$picture" "$picture.next.png"; do
    mv "$picture.next.png" "$picture"
    left=$((left - 2))
    [ $left -gt 0 ] || wrong "the window never comes to rest with something in it"
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

# How much two pictures differ, from 0 (identical) to 1000 (black against white).
difference() {
  compare -metric RMSE "$1" "$2" null: 2>&1 | sed -n 's/.*(\(.*\)).*/\1/p' |
    awk '{ printf "%d\n", $1 * 1000 + 0.5 }'
}

# Ends all programs of the user, as at the end of a session.
close_windows() {
  local left=30
  pkill -TERM -u "$(as_root id -u ada)" || true
  while runs; do
    left=$((left - 1))
    [ $left -gt 0 ] || wrong "it does not exit."
    sleep 1
  done
}
