# Upgrading and removing. Needs: root, work, suite, home.
# shellcheck shell=bash disable=SC2154,SC2016

upgrades() {
  installs "$1"
  [ "$(as_ada quadrille --version)" = "quadrille $(dpkg-deb --field "$1" Version)" ] ||
    wrong "it still says $(as_ada quadrille --version)"
}

records_are_kept() {
  as_ada quadrille history list | diff "$work/history-$suite" -
  records_lie_at_home
}

records_lie_at_home() {
  local copy=$work/records-$suite
  rm -rf --one-file-system "$copy"
  cp -r "$root$home/.local/share/quadrille" "$copy"
  sqlite3 "$copy/quadrille.db" 'PRAGMA integrity_check' | grep -x ok
}

purges() {
  as_root apt-get remove -y quadrille
  as_root dpkg --purge quadrille
  as_root apt-get autoremove --purge -y
}

# Files of other packages that change when dependencies come and go: settings, indices and logs.
others='etc|root/\.ssh|var/log|var/cache|var/lib/(dpkg|dbus|systemd|private)|usr/local/share/fonts'
others+='|usr/bin/open|usr/share/man/man1/open\.1\.gz|usr/lib/.*/[^/]*\.cache|usr/share/mime/.*'
others+='|usr/share/(mime|fonts|glib-2\.0/schemas|icons/[^/]*|applications)(/[^/]*(cache|compiled|theme))?'

# Every file was there before, belongs to an installed package, or is one of those above.
no_file_is_left() {
  local rest=$work/left-$suite
  list_files >"$rest.all"
  ! grep -i quadrille "$rest.all" || wrong "some of our files are left."
  # Packages list paths in /bin, /lib and /sbin, which are links into /usr.
  as_root sh -c 'dpkg-query -W -f "\${binary:Package}\n" | xargs dpkg -L' |
    sed -E 's:^/(bin|sbin|lib[^/]*)/:/usr/\1/:; s:^:.:' >"$rest.owned"
  LC_ALL=C sort -u "$work/files-$suite" "$rest.owned" | LC_ALL=C comm -13 - "$rest.all" |
    grep -vE "^\./($others)(/|$)" >"$rest" || true
  [ ! -s "$rest" ] || wrong "$(cat "$rest")"
}

# No index of the system mentions the program.
no_mention_is_left() {
  local named
  named=$(grep -rIil quadrille "$root/etc" "$root/usr" "$root/var/lib" --exclude-dir=apt || true)
  [ -z "$named" ] || wrong "mentioned in: $named"
}

no_process_is_left() {
  ! pgrep -a -u "$(as_root id -u ada)"
}
