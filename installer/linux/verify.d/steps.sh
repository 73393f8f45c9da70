# Steps, their lines and their count. Wants: log, the file that the output of a step goes to.
# shellcheck shell=bash disable=SC2154

passed=0
failed=0

# check WHAT COMMAND ARGUMENT…: runs the command, which fails with any command in it that does.
check() {
  local what=$1 begun=$SECONDS
  shift
  (
    set -e
    "$@"
  ) >"$log" 2>&1 </dev/null
  status=$?
  if [ $status = 0 ]; then
    passed=$((passed + 1))
    printf 'ok %s (%d s)\n' "$what" $((SECONDS - begun))
  else
    failed=$((failed + 1))
    printf 'not ok %s\n' "$what"
    tail -n 40 "$log" | sed 's/^/    /'
  fi
}

# The same for a step without which the next ones make no sense. (Not in a condition, in which the
# shell would not mind the commands that fail.)
must() {
  check "$@"
  [ "$status" = 0 ] || exit 1
}

# Says what is wrong, and fails.
wrong() {
  printf '%s\n' "$*"
  return 1
}

write_count() {
  printf '%d %d\n' "$passed" "$failed" >"$1"
}

# Adds the steps counted in the file $1; if there is none, $2 has not happened.
read_count() {
  local more=0 less=0
  if [ -s "$1" ]; then
    read -r more less <"$1"
  else
    less=1
    printf 'not ok %s\n' "$2"
  fi
  passed=$((passed + more))
  failed=$((failed + less))
}

# Prints the sum and ends: badly if a step failed, or if there was none.
total() {
  printf '%d passed, %d failed\n' "$passed" "$failed"
  [ "$failed" = 0 ] && [ "$passed" -gt 0 ] && exit 0
  exit 1
}
