# Making a clean Debian root and running commands in it. Needs: root, suite, cache, home.
# shellcheck shell=bash disable=SC2154,SC2016

# Unpacks the bare root, which is downloaded only once.
make_root() {
  [ -s "$cache/$suite.tar" ] || fetch_root
  mkdir "$root"
  tar -xpf "$cache/$suite.tar" -C "$root" --numeric-owner
}

fetch_root() {
  local mirror
  mirror=$(debian_mirror)
  # shellcheck disable=SC2086  # no argument if there is no mirror
  debootstrap --variant=minbase "$suite" "$root.new" $mirror
  tar -cf "$cache/$suite.tar.new" -C "$root.new" --numeric-owner .
  mv "$cache/$suite.tar.new" "$cache/$suite.tar"
  rm -rf --one-file-system "$root.new"
}

# The mirror of this machine's own Debian; nothing on other systems.
debian_mirror() {
  grep -qx 'ID=debian' /etc/os-release || return 0
  cat /etc/apt/sources.list /etc/apt/sources.list.d/* 2>/dev/null |
    sed -n 's/^URIs: *\([^ ]*debian\)\/\? *$/\1/p; s/^deb .*\(https\?:[^ ]*debian\)\/\? .*/\1/p' |
    head -n 1
}

enter_root() {
  mount -t proc proc "$root/proc"
  mount -t devpts -o newinstance,ptmxmode=0666 devpts "$root/dev/pts"
  mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm"
  mkdir -p "$root/tmp/.X11-unix" /tmp/.X11-unix "$cache/archives-$suite/partial"
  mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
  mount --bind "$cache/archives-$suite" "$root/var/cache/apt/archives"
  cp /etc/resolv.conf "$root/etc/resolv.conf"
  cp /etc/hosts "$root/etc/hosts"
  apt-config dump | grep -i '^Acquire::.*Proxy' >"$root/etc/apt/apt.conf.d/90host" || true
  # Installed packages must not start services.
  printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d"
  chmod +x "$root/usr/sbin/policy-rc.d"
  as_root useradd --create-home --shell /bin/bash ada
  as_root apt-get update
}

as_root() {
  chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root \
    ${http_proxy:+"http_proxy=$http_proxy"} ${https_proxy:+"https_proxy=$https_proxy"} \
    DEBIAN_FRONTEND=noninteractive "$@"
}

# An ordinary user with a minimal environment and no locale.
as_ada() {
  chroot --userspec=ada:ada "$root" env -i PATH=/usr/bin:/bin HOME="$home" USER=ada \
    DISPLAY="${DISPLAY:-}" "$@"
}

apt_install() {
  as_root apt-get install -y --no-install-recommends "$@"
}
