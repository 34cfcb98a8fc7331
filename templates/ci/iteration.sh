#!/usr/bin/env bash
# Runs iterations of a workflow in a fresh clone: NAME and REPOSITORY say of which, the words go to `autonomous-workflow run`.
# The exit code is that of `run`: 75 says that it goes on later. After these iterations it is GOES_ON (0 by default), and before a
# reset of the API it sleeps, for PAUSE seconds at most (0 by default), so that pods which follow each other are few.
set -euo pipefail
work=${WORK:-/work}
export HOME=$work/home
mkdir -p "$HOME"
if [ -f /etc/git-credentials/git-credentials ]; then
  git config --global credential.helper 'store --file=/etc/git-credentials/git-credentials'
fi
git config --global user.name "${GIT_NAME:-autonomous-workflow}"
git config --global user.email "${GIT_EMAIL:-autonomous-workflow@localhost}"
git clone --quiet "$REPOSITORY" "$work/project"
cd "$work/project"
code=0
# The log of the pod gets each line at once; the last one is read below.
mkfifo "$work/lines"
tee "$work/run.jsonl" <"$work/lines" &
printed=$!
# In the background: bash heeds a signal, and passes it on, only while it waits.
autonomous-workflow run "$NAME" --unless-ended --remote origin --json "$@" >"$work/lines" &
run=$!
trap 'kill -TERM "$run"' TERM INT
wait "$run" || code=$?
# A signal ends the first wait; the program still pushes what it has.
while kill -0 "$run" 2>/dev/null; do wait "$run" && code=0 || code=$?; done
wait "$printed" || true
last=$(tail -n 1 "$work/run.jsonl")
if [[ $last == *'"why":"enough"'* ]]; then exit "${GOES_ON:-0}"; fi
# A workflow that has ended is no failure of the pod; its end reason is in the last line.
if [[ $last == *'"why":"over"'* ]]; then exit 0; fi
if [[ $last =~ '"resets_at":"'([^\"]+) ]]; then
  seconds=$(($(date --date "${BASH_REMATCH[1]}" +%s) - $(date +%s)))
  if [ "$seconds" -gt "${PAUSE:-0}" ]; then seconds=${PAUSE:-0}; fi
  if [ "$seconds" -gt 0 ]; then
    sleep "$seconds" &
    pause=$!
    trap 'kill "$pause"' TERM INT
    wait "$pause" || true
  fi
fi
exit "$code"
