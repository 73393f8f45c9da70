# What a player does. Needs: root, work, suite, pictures, home, here.
# shellcheck shell=bash disable=SC2154,SC2016

TOLERANCE=20

# The launcher's boards. They play by themselves, and how far they got differs from run to run.
BOARDS='rectangle 36,80 300,408 rectangle 580,80 844,408
  rectangle 36,440 300,768 rectangle 580,440 844,768'

prints_version_and_help() {
  local version
  version=$(as_ada quadrille --version)
  [ "$version" = "quadrille $(dpkg-deb --field "$deb" Version)" ] || wrong "it printed: $version"
  as_ada quadrille --help | grep -q '^Usage: quadrille'
}

launcher_opens() {
  opens quadrille
  xdotool getwindowname "$(head -n 1 "$work/window-$suite")" | grep -x Quadrille
  close_windows
}

# The virtual machine ignores a cache that does not fit, so check that it uses this one.
start_is_cached() {
  local process
  opens quadrille
  for process in $(pgrep -u "$(as_root id -u ada)"); do
    grep -m 1 '/usr/lib/quadrille/.*\.aot$' "/proc/$process/maps" && break
  done || process=
  close_windows
  [ -n "$process" ] || wrong "no process has mapped the AOT cache."
}

# The resident memory of the launcher after a while without input, in kB.
idles_within_memory() {
  local resident
  opens quadrille
  sleep 15
  resident=$(for process in $(pgrep -u "$(as_root id -u ada)"); do
    sed -n 's/^VmRSS:[^0-9]*\([0-9]*\).*/\1/p' "/proc/$process/status"
  done | sort -n | tail -n 1)
  close_windows
  [ "$resident" -le 230000 ] || wrong "it takes $resident kB."
}

# After an intended change, copy the new pictures from the cache to installer/linux/expected. Light theme
# and no animation, so that it looks the same every time.
launcher_looks_as_expected() {
  local data=$home/.local/share/quadrille picture=$pictures/$suite-launcher.png
  rm -f "$picture"
  as_ada sh -c "mkdir -p $data && cat >$data/preferences.json" <<<'{"theme": "LIGHT", "motion": "OFF"}'
  opens quadrille
  photograph "$picture" boards_are_drawn
  close_windows
  cover "$BOARDS" "$picture" "$work/covered.png"
  cover "$BOARDS" "$here/expected/launcher.png" "$work/expected.png"
  looks_like "$work/covered.png" "$work/expected.png"
}

# cover AREAS PICTURE RESULT: paints over what may differ from run to run.
cover() {
  convert "$2" -fill gray -draw "$1" "$3"
}

boards_are_drawn() {
  local corner
  for corner in 36+80 580+80 36+440 580+440; do
    [ "$(convert "$1" -crop "264x328+$corner" -format %k info:)" -gt 50 ] ||
      wrong "there is no board at $corner." || return
  done
}

# looks_like PICTURE EXPECTED: whether a picture matches the expected one, within the tolerance.
looks_like() {
  local far
  far=$(difference "$1" "$2")
  echo "$1 differs by ${far:-all} thousandths from $2; $TOLERANCE are allowed."
  [ -n "$far" ] && [ "$far" -le "$TOLERANCE" ]
}

# White, black and the colour of the background.
blank_would_be_noticed() {
  local colour expected=$here/expected/launcher.png
  for colour in white black "$(convert "$expected" -format '%[pixel:p{2,2}]' info:)"; do
    convert "$expected" -fill "$colour" -colorize 100 "$work/blank.png"
    cover "$BOARDS" "$work/blank.png" "$work/covered.png"
    ! looks_like "$work/covered.png" "$work/expected.png" || wrong "a window in $colour would pass."
    ! boards_are_drawn "$work/blank.png" || wrong "a window in $colour would pass for boards."
  done
}

plays_a_game() {
  as_ada quadrille play hex --set size=5 --first level:1 --second level:1 --seed 1 --keep
}

history_lists_game() {
  as_ada quadrille history list >"$work/history-$suite"
  grep -qi hex "$work/history-$suite" || wrong "it printed: $(cat "$work/history-$suite")"
}

# What the program unpacks and stores is where such files belong.
home_is_tidy() {
  local cache=$root$home/.cache/quadrille stray
  find "$cache" -name '*.so' | grep . || wrong "no native code in ~/.cache/quadrille."
  stray=$(find "$root$home" -mindepth 1 -maxdepth 1 ! -name .cache ! -name .local ! -name .config \
    ! -name .bashrc ! -name .profile ! -name .bash_logout)
  [ -z "$stray" ] || wrong "left in the home folder: $stray"
  stray=$(find "$root/tmp" "$root/var/tmp" -user "$(as_root id -u ada)" ! -path '*/.X11-unix*' ! -path '*/hsperfdata_ada*')
  [ -z "$stray" ] || wrong "left in temporary folders: $stray"
}

# The archive for other systems, if it was built next to the package.
runs_from_archive() {
  local archive=$1
  cp "$archive" "$root$home/quadrille.tar.gz"
  as_ada sh -c 'mkdir "$HOME/my programs" && tar -xzf "$HOME/quadrille.tar.gz" -C "$HOME/my programs" &&
    "$HOME"/my\ programs/quadrille-*/bin/quadrille --version'
  rm -r --one-file-system "$root$home/quadrille.tar.gz" "$root$home/my programs"
}
