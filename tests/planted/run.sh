#!/usr/bin/env bash
# run.sh PLANT [COUNT]: plants one-line faults in model/, db/ and app/ and tells which of them no test notices. Fails if
# those are more than one in twenty. PLANT is the program plant; COUNT is 120 where nothing is said.
#
# Works on a copy of the checkout in build/planted/tree. All faults are compiled into it at once, each behind a switch
# (switch.h) that the environment sets, so one build serves them all, and what is run for a fault is what has it
# compiled in. First every test runs with no fault switched on and leaves a list of the places it came by. Then each
# fault is switched on alone, and the tests that come by it run, the quickest first, until one fails, crashes or
# takes five times as long. A fault that does not compile gives way to the next.
#
# Tests with windows are not among them, nor are those of faults that ./check --faults has: they take too long.
#
#   named.txt      faults that went unnoticed once and are always planted
#   harmless.txt   faults that nobody can notice, with the reason; they are not tried and do not count
#
# What was noticed is kept in build/planted, so a run goes on where it was interrupted, and after more tests only
# what went unnoticed is tried again. FAULT=NUMBER tries that one alone and shows what its tests say. ONLY=model and ONLY=db
# build less and try that layer alone, for whoever cannot wait for the whole.
set -euo pipefail
cd "$(dirname "$0")/../.."
plant=$(realpath "$1")
count=${2:-120}
here=$PWD/build/planted
tree=$here/tree
build=$tree/build/check
export QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8
# A failed test ends its program, without a picture of where.
export QTEST_FATAL_FAIL=1 QTEST_DISABLE_STACK_DUMP=1 QTEST_DISABLE_CORE_DUMP=1 QTEST_FUNCTION_TIMEOUT=3600000
ulimit -c 0
mkdir -p "$tree" "$here/reached" "$here/results"
touch "$here/refused.txt"

plant_all() {
    git ls-files -co --exclude-standard | sort >"$here/files.txt"
    (cd "$tree" && find . -type f -not -path './build/*' -printf '%P\n' | sort | comm -23 - "$here/files.txt" | xargs -r -d '\n' rm)
    "$plant" "$tree" "$count" "$here/refused.txt" <"$here/files.txt" >"$here/faults.tsv"
}

# refused: the numbers of the faults that the compiler complained about in build.log.
refused() {
    grep -E ': error: ' "$here/build.log" | grep -oE '(app|db|model)/[^ :]+:[0-9]+' |
        awk -F'[:\t]' 'NR == FNR { at[$1] = at[$1] " " $2; next }
            { split(at[$2], lines, " "); for (i in lines) if (lines[i] >= $3 && lines[i] <= $4) { print $1; next } }' \
            - "$here/faults.tsv" || true
}

plant_all
# A fault is seldom pretty, so nothing is warned of.
cmake -G Ninja -DCMAKE_CXX_COMPILER_LAUNCHER=ccache -DCMAKE_BUILD_TYPE=Debug \
    -DCMAKE_CXX_FLAGS_DEBUG="-O1 -w" \
    -DCMAKE_CXX_COMPILER="$(command -v clang++-14 || command -v c++)" -S "$tree" -B "$build" >"$here/configure.log"
targets=(plain_tests views_tests {housekeeping,places}_test)
if [ "${ONLY:-}" = model ]; then
    targets=({bronze_age,stone_age,rise_of_empires,through_the_ages,sheet,model}_tests)
elif [ "${ONLY:-}" = db ]; then
    targets=(db_tests {storefiles,durability,migration}_test)
fi
until cmake --build "$build" --target "${targets[@]}" -- -k 0 >"$here/build.log" 2>&1; do
    refused >"$here/more.txt"
    [ -s "$here/more.txt" ] || { tail -n 40 "$here/build.log"; exit 1; }
    echo "$(wc -l <"$here/more.txt") do not compile and give way to others."
    cat "$here/more.txt" >>"$here/refused.txt"
    plant_all
done

# Each test with its program and arguments.
ctest --test-dir "$build" -N -V --label-regex 'plain|views|processes' | awk '
    /^[0-9]+: Test command: / { command = $0; sub(/^[0-9]+: Test command: /, "", command); gsub(/"/, "", command) }
    /^ *Test +#[0-9]+: / { print $NF "\t" command }' |
    while IFS=$'\t' read -r test command; do
        [[ $test =~ ^(translations|android_device)_test$ ]] || [ ! -x "${command%% *}" ] || printf '%s\t%s\n' "$test" "$command"
    done >"$here/tests.tsv"
[ -z "${ONLY:-}" ] || sed -i -n "s#\t$ONLY/#&#p" "$here/faults.tsv"

# reach TEST COMMAND: runs it with no fault, unless it has been run since it was built.
reach() {
    local list=$here/reached/$1 begun=$EPOCHREALTIME program=${2%% *}
    if [ "$list" -nt "$program" ] && [ "$list" -nt "$build/tallystone-cli" ]; then
        return
    fi
    rm -f "$list" "$list.new"
    touch "$list.new"
    # shellcheck disable=SC2086
    if ! (cd "$build/tests" && TALLYSTONE_PLANTED_REACHED=$list.new timeout 1200 $2 >"$here/reached.log.$1" 2>&1); then
        echo "$1 fails without any fault; see build/planted/reached.log.$1"
        return 1
    fi
    rm "$here/reached.log.$1"
    { echo "seconds $(((${EPOCHREALTIME/./} - ${begun/./}) / 1000000 + 1))"; sort -u "$list.new"; } >"$list"
    rm "$list.new"
}

# try NUMBER: one line in results/NUMBER: by which test it was noticed, or by which it was not.
try() {
    local test command seconds tests=
    [ "${FAULT:-}" = "$1" ] || ! grep -qs '^noticed' "$here/results/$1" || return 0
    while read -r seconds test; do
        tests+=" $test"
        command=$(awk -F'\t' -v test="$test" '$1 == test { print $2 }' "$here/tests.tsv")
        # shellcheck disable=SC2086
        if ! (cd "$build/tests" && ulimit -v 8000000 && TALLYSTONE_PLANTED=$1 timeout $((5 * seconds + 20)) $command) \
            >"$here/try.log.$1" 2>&1; then
            printf 'noticed\t%s\n' "$test" >"$here/results/$1"
            [ "${FAULT:-}" != "$1" ] || tail -n 15 "$here/try.log.$1"
            rm "$here/try.log.$1"
            return 0
        fi
    done < <(grep -lx "$1" "$here/reached"/* | xargs -r -n 1 sh -c 'echo "$(sed -n "1s/seconds //p" "$0") ${0##*/}"' | sort -n)
    rm -f "$here/try.log.$1"
    printf 'unnoticed\t%s\n' "${tests:- no test comes by}" >"$here/results/$1"
}

export -f reach try
export here build
tr '\t' '\n' <"$here/tests.tsv" | xargs -d '\n' -n 2 -P "$(nproc)" bash -c 'reach "$@"' _
if [ -n "${FAULT:-}" ]; then
    try "$FAULT"
    cat "$here/results/$FAULT"
    exit
fi
awk -F'\t' '$8 == "" { print $1 }' "$here/faults.tsv" | xargs -n 1 -P "$(nproc)" bash -c 'try "$1"' _ 2>/dev/null

noticed=0
planted=0
harmless=0
while IFS=$'\t' read -r number file first _ _ before after why; do
    planted=$((planted + 1))
    if [ -n "$why" ]; then
        harmless=$((harmless + 1))
    elif grep -q '^noticed' "$here/results/$number"; then
        noticed=$((noticed + 1))
    else
        printf '\n%s:%s  (%s)%s\n    before: %s\n    after:  %s\n' "$file" "$first" "$number" \
            "$(cut -f2 "$here/results/$number")" "$before" "$after"
    fi
done <"$here/faults.tsv"
echo
echo "$planted planted, $noticed noticed, $harmless harmless"
[ $((100 * noticed)) -ge $((95 * (planted - harmless))) ]
