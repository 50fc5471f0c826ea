#!/usr/bin/env bash
# tidy.sh BUILD FOLDER...: clang-tidy on the sources of these folders, as .clang-tidy says; with app among them, clazy
# too. The build must be complete, because much of it is read.
set -euo pipefail
cd "$(dirname "$0")/.."
build=$1
shift
folders=$(IFS='|' && echo "$*")
mapfile -t files < <(grep -o '"file": "[^"]*"' "$build/compile_commands.json" | cut -d'"' -f4 |
    grep -E "^$PWD/($folders)/.*\.cpp$" | sort -u)
[ ${#files[@]} -gt 0 ] || { echo "There is nothing to look at in: $*" >&2; exit 1; }
printf '%s\0' "${files[@]}" | xargs -0 -n 1 -P "$(nproc)" clang-tidy-14 --quiet -p "$build"
if [[ " $* " = *" app "* ]]; then
    printf '%s\0' "${files[@]}" | grep -z "^$PWD/app/" |
        CLAZY_HEADER_FILTER="$PWD/app/.*" xargs -0 -n 1 -P "$(nproc)" clazy-standalone -p "$build" \
            --checks=level1,no-qproperty-without-notify,no-fully-qualified-moc-types --extra-arg=-Werror
fi
