# Installing, and what has to be there then. Wants: root, work, suite.
# shellcheck shell=bash disable=SC2154,SC2016

# All files but those that live (of the kernel, of the archive's downloads, of the display).
list_files() {
  (cd "$root" && find . -xdev \( -path ./proc -o -path ./tmp -o -path ./home -o -path ./run \
    -o -path ./var/cache/apt -o -path ./var/lib/apt \) -prune -o -print | LC_ALL=C sort)
}

remember_files() {
  list_files >"$work/files-$suite"
}

# installs FILE: apt takes what it depends on from the archive.
installs() {
  cp "$1" "$root/tmp/"
  apt_install "/tmp/$(basename "$1")"
}

package_is_in_order() {
  local state
  state=$(as_root dpkg-query -W -f '${db:Status-Abbrev}' quadrille)
  [ "$state" = "ii " ] || wrong "dpkg says: $state"
  dpkg_is_content
  as_root dpkg --verify quadrille
}

dpkg_is_content() {
  local complaint
  complaint=$(as_root dpkg --audit)
  [ -z "$complaint" ] || wrong "$complaint"
  as_root apt-get check
}

# What installing has put on the disk: the files of the package, and what is made of them.
has_at_most() {
  local size
  size=$(du -sbc "$root/usr/lib/quadrille" "$root"/usr/share/icons/hicolor/*/*/*quadrille* \
    "$root/usr/share/doc/quadrille" "$root"/usr/share/man/man1/quadrille* | awk 'END { print $1 }')
  echo "$size bytes"
  [ "$size" -le "$1" ]
}

manual_is_there() {
  local page
  for page in "$root"/usr/share/man/man1/quadrille*.1.gz; do
    gunzip -c "$page" | grep -q '^\.TH' || wrong "$page is not a manual."
  done
}

# What bash offers after "quadrille " and "quadrille hist", as it does when Tab is pressed.
bash_completes() {
  as_ada bash -euc '
    . /usr/share/bash-completion/completions/quadrille
    how=$(complete -p quadrille)
    function=${how#*-F } function=${function%% *}
    COMP_WORDS=(quadrille hist) COMP_CWORD=1 COMP_LINE="quadrille hist" COMP_POINT=14
    set +eu
    "$function" quadrille hist quadrille
    printf "%s\n" "${COMPREPLY[@]}"' | tee /dev/stderr | grep -x 'history *'
}
