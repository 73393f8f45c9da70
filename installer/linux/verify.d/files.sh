# Opening files with a double click. Needs: root, work, suite, home, pictures.
# shellcheck shell=bash disable=SC2154,SC2016

# Installed only now, because the package has to work without them.
install_desktop_tools() {
  apt_install xdg-utils shared-mime-info desktop-file-utils libglib2.0-bin libfile-mimeinfo-perl
}

open_files() {
  on "sample games are written" write_games
  on "a .pdn file is recognised as Dames" has_type club.pdn application/x-draughts-pdn
  on "an .sgf file of Hex is recognised as Hex" has_type club.sgf application/x-hex-sgf
  on "an .sgf file of Go is not taken for ours" has_type go.sgf application/x-go-sgf
  on "a .quad file is recognised" has_type club.quad application/x-quadrille
  on "xdg-open opens a .pdn file" shows_table club.pdn xdg-open
  on "gio opens an .sgf file" shows_table club.sgf gio open
  on "xdg-open opens a .quad file" shows_table club.quad xdg-open
}

# Short games, in a folder with a space in its name; the program itself writes the last one.
write_games() {
  as_ada sh -c 'mkdir -p "$HOME/my games" && cd "$HOME/my games" &&
    printf "[Event \"Club\"]\n[GameType \"20\"]\n[Result \"*\"]\n\n1. 32-28 19-23 2. 28x19 14x23 *\n" >club.pdn
    printf "(;FF[4]GM[11]SZ[5];B[c3];W[b2])\n" >club.sgf
    printf "(;FF[4]GM[1]SZ[19];B[dd];W[pp])\n" >go.sgf
    quadrille convert club.sgf club.quad'
}

# has_type FILE TYPE: xdg-mime detects the type and, unless it is Go, opens it with Quadrille.
has_type() {
  local file="$home/my games/$1" type
  type=$(as_ada env XDG_CURRENT_DESKTOP=GNOME xdg-mime query filetype "$file")
  [ "$type" = "$2" ] || wrong "$1 was detected as $type."
  [ "$type" = application/x-go-sgf ] ||
    as_ada xdg-mime query default "$type" | grep -x io.github.quadrille.Quadrille.desktop
}

# The evaluation bar beside the board. It depends on how far the search got in its time.
EVALUATION='rectangle 0,44 92,740'

# shows_table FILE COMMAND…: the command opens a window that shows the game.
shows_table() {
  local file="$home/my games/$1" expected=$here/expected/$1.png picture=$pictures/$suite-$1.png
  shift
  rm -f "$picture"
  opens "$@" "$file"
  photograph "$picture"
  close_windows
  cover "$EVALUATION" "$picture" "$work/covered.png"
  cover "$EVALUATION" "$expected" "$work/expected.png"
  looks_like "$work/covered.png" "$work/expected.png"
  ! looks_like "$picture" "$here/expected/launcher.png"
}
