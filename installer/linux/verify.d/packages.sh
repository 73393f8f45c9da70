# Building the packages, and what is to be seen of them without installing them.
# Wants: here, work, log, deb, newer.
# shellcheck shell=bash disable=SC2154,SC2034,SC2164

higher=9.9.9

# build CLONE ARGUMENT…: the last commit's package, in a folder of its own.
build() {
  local folder=$work/$1
  shift
  git clone -q --no-hardlinks "$here/../.." "$folder"
  cd "$folder"
  mvn -B -q -DskipTests "$@" verify exec:exec@installer
}

# Two folders and three builds: the same twice, and one of a higher version.
build_packages() {
  [ -z "$(git -C "$here" status --porcelain)" ] ||
    echo "verify: what is not committed is not in the packages that are built."
  must "the package is built" build first
  check "it is built a second time, in another folder" build "a second one"
  deb=$(echo "$work"/first/target/installer/*.deb)
  check "both are byte for byte the same" cmp "$deb" "$work"/a\ second\ one/target/installer/*.deb
  must "one of version $higher is built" build newer "-Drevision=$higher"
  newer=$(echo "$work"/newer/target/installer/*.deb)
  check "the checksums are right" checksums_are_right
}

checksums_are_right() {
  cd "$(dirname "$deb")"
  sha256sum --check --strict SHA256SUMS
  grep -q "$(basename "$deb")" SHA256SUMS
}

look_at_package() {
  check "lintian finds no error, and no warning that is not explained" lintian_is_content
  check "the package has at most 45 MB" at_most $((45 * 1000)) "$(($(stat -c %s "$deb") / 1000))"
}

lintian_is_content() {
  lintian --allow-root --fail-on error,warning "$deb"
}

at_most() {
  [ "$2" -le "$1" ] || wrong "$2 kB are more than $1 kB."
}
