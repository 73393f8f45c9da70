# Installing, and what has to be there afterwards. Needs: root, work, suite.
# shellcheck shell=bash disable=SC2154,SC2016

# All files except those that change by themselves (of the kernel, apt and the display).
list_files() {
  (cd "$root" && find . -xdev \( -path ./proc -o -path ./tmp -o -path ./home -o -path ./run \
    -o -path ./var/cache/apt -o -path ./var/lib/apt \) -prune -o -print | LC_ALL=C sort)
}

remember_files() {
  list_files >"$work/files-$suite"
}

# installs FILE: installs a package; apt fetches its dependencies.
installs() {
  cp "$1" "$root/tmp/"
  apt_install "/tmp/$(basename "$1")"
}

package_is_installed() {
  local state
  state=$(as_root dpkg-query -W -f '${db:Status-Abbrev}' quadrille)
  [ "$state" = "ii " ] || wrong "dpkg says: $state"
  dpkg_is_consistent
  as_root dpkg --verify quadrille
}

dpkg_is_consistent() {
  local complaint
  complaint=$(as_root dpkg --audit)
  [ -z "$complaint" ] || wrong "$complaint"
  as_root apt-get check
}

# The installed size in bytes, including the cache made at installation.
has_at_most() {
  local size
  size=$(du -sbc "$root/usr/lib/quadrille" "$root"/usr/share/icons/hicolor/*/*/*quadrille* \
    "$root/usr/share/doc/quadrille" "$root"/usr/share/man/man1/quadrille* | awk 'END { print $1 }')
  echo "$size bytes"
  [ "$size" -le "$1" ]
}

manual_is_readable() {
  local page
  for page in "$root"/usr/share/man/man1/quadrille*.1.gz; do
    gunzip -c "$page" | grep -q '^\.TH' || wrong "$page is not a manual page."
  done
}

# Whether Tab completes "quadrille hist" in bash.
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
