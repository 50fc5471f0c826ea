#!/usr/bin/env bash
# show.sh BUILD: what ./run shows where there is no display: a sample game as a sheet, and a few pictures of the app.
set -euo pipefail
cd "$(dirname "$0")/.."
build=$1
export QT_QPA_PLATFORM=offscreen
echo "No display here, so a sample game is replayed:"
echo
"$build/tallystone-cli" replay tests/data/bronze_age/original-4.json
echo
echo "Pictures of the app:"
"$build/tallystone-pictures" "$build/pictures"
