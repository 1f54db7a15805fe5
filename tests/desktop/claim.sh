# Claims of a desktop test, counted: to be read by a script that has $work, a folder of its own.

passed=0
failed=0
# claim SENTENCE COMMAND...
claim() {
  local sentence=$1
  shift
  if "$@" >"$work/log" 2>&1; then
    passed=$((passed + 1))
    say "ok: $sentence"
  else
    failed=$((failed + 1))
    say "NOT OK: $sentence"
    sed 's/^/    /' "$work/log" >&2
  fi
}

# screen OPTION...: a display that nobody sees, of its own; sets DISPLAY, and adds to `displays`.
displays=()
screen() {
  local number=
  Xvfb -displayfd 3 -screen 0 1400x900x24 -nolisten tcp "$@" 3>"$work/display" 2>"$work/xvfb.log" &
  displays+=($!)
  for _ in $(seq 100); do
    number=$(cat "$work/display")
    [ -n "$number" ] && break
    sleep 0.1
  done
  [ -n "$number" ] || { cat "$work/xvfb.log" >&2; die "Xvfb did not start."; }
  export DISPLAY=:$number
}
no_screens() { for each in "${displays[@]}"; do kill "$each" 2>/dev/null || true; done; }

counts() {
  echo
  echo "$passed passed, $failed failed"
  [ "$failed" = 0 ]
}
