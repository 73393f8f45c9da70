# Building the packages, and checks that need no installation.
# Needs: here, work, log, deb, newer.
# shellcheck shell=bash disable=SC2154,SC2034,SC2164

higher=9.9.9

# build FOLDER ARGUMENT…: builds the package of the last commit in a new clone.
build() {
  local folder=$work/$1
  shift
  git clone -q --no-hardlinks "$here/../.." "$folder"
  cd "$folder"
  mvn -B -q -DskipTests "$@" verify exec:exec@installer
}

# Builds the same version in two folders, and a higher version in a third.
build_packages() {
  [ -z "$(git -C "$here" status --porcelain)" ] ||
    echo "verify: changes that are not committed are not in the packages."
  must "the package is built" build first
  check "it is built again in another folder" build "a second one"
  deb=$(echo "$work"/first/target/installer/*.deb)
  check "both builds are identical" cmp "$deb" "$work"/a\ second\ one/target/installer/*.deb
  must "version $higher is built" build newer "-Drevision=$higher"
  newer=$(echo "$work"/newer/target/installer/*.deb)
  check "the checksums are right" checksums_are_right
}

checksums_are_right() {
  cd "$(dirname "$deb")"
  sha256sum --check --strict SHA256SUMS
  grep -q "$(basename "$deb")" SHA256SUMS
}

check_package() {
  check "lintian finds no error and no unexplained warning" lintian_passes
  check "the package is at most 50 MB" at_most $((50 * 1000)) "$(($(stat -c %s "$deb") / 1000))"
}

lintian_passes() {
  lintian --allow-root --fail-on error,warning "$deb"
}

at_most() {
  [ "$2" -le "$1" ] || wrong "$2 kB is more than $1 kB."
}
