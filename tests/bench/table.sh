#!/usr/bin/env bash
# table.sh BUILD ALONE: runs every benchmark of a build and prints one table. Not zero if a goal is missed. ALONE is the
# app with one small game only.
# Each program prints NAME<TAB>VALUE<TAB>UNIT<TAB>MOST with --table, see table.h.
set -uo pipefail
build=$1
alone=$2
benches=(start_bench tap_bench scroll_bench beside_bench import_bench replay_bench archive_bench)

package_size() {
    local folder
    folder=$(mktemp -d)
    cpack --config "$build/CPackConfig.cmake" -G DEB -B "$folder" >/dev/null
    printf 'package\t%d\tkB\t2048\n' "$(($(stat -c %s "$folder"/*.deb) / 1024))"
    rm -rf "$folder"
}

{
    for bench in "${benches[@]}"; do
        if [ -x "$build/tests/$bench" ]; then
            "$build/tests/$bench" --table --alone "$alone"
            code=$?
            # 1 is a goal that was missed, which its line tells.
            [ $code -le 1 ] || printf '%s ended with\t%d\t\t1\n' "$bench" $code
        else
            printf '%s\t\tnot there yet\t\n' "$bench"
        fi
    done
    package_size
} | awk -F'\t' '
    BEGIN { printf "%-34s %10s  %-24s %8s\n", "what", "is", "", "at most" }
    NF == 4 {
        miss = $2 != "" && $4 != "" && $2 + 0 > $4 + 0
        missed += miss
        printf "%-34s %10s  %-24s %8s%s\n", $1, $2, $3, $4, miss ? "  MISSED" : ""
    }
    END { exit missed > 0 }'
