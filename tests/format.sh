#!/usr/bin/env bash
# Every C++ file is laid out as .clang-format says; with --fix, makes it so.
set -euo pipefail
cd "$(dirname "$0")/.."
mode=(--dry-run -Werror)
[ "${1:-}" = --fix ] && mode=(-i)
find . -path ./build -prune -o \( -name '*.cpp' -o -name '*.h' \) -print0 | xargs -0 clang-format-14 "${mode[@]}"
