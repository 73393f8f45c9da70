# Running, reporting and counting steps. Needs: log, the file for the output of a step.
# shellcheck shell=bash disable=SC2154

passed=0
failed=0

# check WHAT COMMAND ARGUMENT…: runs the command; any failure in it fails the step.
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

# The same for a step that all later ones need. (check must not be called in a condition, in which the
# shell would ignore failures.)
must() {
  check "$@"
  [ "$status" = 0 ] || exit 1
}

# Prints what is wrong and fails.
wrong() {
  printf '%s\n' "$*"
  return 1
}

write_count() {
  printf '%d %d\n' "$passed" "$failed" >"$1"
}

# Adds the steps counted in the file $1; without that file, $2 is a failed step.
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

# Prints the totals and exits; with 1 if a step failed or none ran.
total() {
  printf '%d passed, %d failed\n' "$passed" "$failed"
  [ "$failed" = 0 ] && [ "$passed" -gt 0 ] && exit 0
  exit 1
}
