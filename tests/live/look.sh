#!/usr/bin/env bash
# look.sh PROGRAM FOLDER SIZE-LANGUAGE...: looks at every window at the same time, each on a display of its own with a
# window manager, in a home of its own and with nothing of the host's settings. FOLDER gets the pictures. Whatever the
# program writes to stderr is a fault too.
set -euo pipefail
program=$1 folder=$2
shift 2

look() {
    local window=$1
    started=()
    home=$(mktemp -d)
    leave() {
        local process
        for process in "${started[@]}"; do
            kill "$process" 2>/dev/null && wait "$process" 2>/dev/null || true
        done
        rm -rf "$home"
    }
    trap leave EXIT
    trap 'exit 1' TERM INT
    mkdir -m 700 "$home/run"
    local clean=(env -i PATH="$PATH" HOME="$home" LANG=C.UTF-8 XDG_RUNTIME_DIR="$home/run" XDG_DATA_HOME="$home/data"
        XDG_CONFIG_HOME="$home/config" XDG_CACHE_HOME="$home/cache")

    # The server looks for a free number itself and says which.
    "${clean[@]}" Xvfb -displayfd 3 -screen 0 1400x1300x24 -nolisten tcp 3>"$home/number" >"$home/server.log" 2>&1 &
    started+=($!)
    until [ -s "$home/number" ]; do
        kill -0 "${started[0]}" 2>/dev/null || { cat "$home/server.log"; exit 1; }
        sleep 0.05
    done
    clean+=(DISPLAY=":$(cat "$home/number")")
    "${clean[@]}" openbox --sm-disable >"$home/manager.log" 2>&1 &
    started+=($!)

    local failed=0
    "${clean[@]}" QT_QPA_PLATFORM=xcb QT_QUICK_BACKEND=software \
        "$program" "${window%-*}" "${window#*-}" "$folder" $SIGHT 2>"$home/stderr" || failed=$?
    if [ -s "$home/stderr" ]; then
        echo "$window on stderr:"
        sort "$home/stderr" | uniq -c
        failed=1
    fi
    return "$failed"
}

# SIGHT=name looks at that alone.
SIGHT=${SIGHT:-}
mkdir -p "$folder"
looking=()
for window; do
    (look "$window") >"$folder/$window.txt" 2>&1 &
    looking+=($!)
done
trap 'kill "${looking[@]}" 2>/dev/null || true' TERM INT
failed=0
for process in "${looking[@]}"; do
    wait "$process" || failed=1
done
for window; do
    cat "$folder/$window.txt"
done
exit "$failed"
