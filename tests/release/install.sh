#!/usr/bin/env bash
# install.sh PACKAGE.deb [MIRROR]: installs the package in a bare Debian 12 that has nothing else, starts it there,
# and removes it again. Needs root and debootstrap. Not part of ./check.
set -euo pipefail
package=$(realpath "$1")
mirror=${2:-http://deb.debian.org/debian}
root=$(mktemp -d)
# For others than root it is the root of all.
chmod 755 "$root"

leave() {
    umount "$root/proc" 2>/dev/null || true
    rm -rf "$root"
}
trap leave EXIT

say() { echo "== $*"; }
fail() {
    echo "FAILED: $*" >&2
    exit 1
}
# Says nothing unless it goes wrong.
quietly() { "$@" >"$root/log" 2>&1 || { cat "$root/log" >&2; fail "$*"; }; }
inside() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/var/player LC_ALL=C.UTF-8 \
    DEBIAN_FRONTEND=noninteractive XDG_RUNTIME_DIR=/run/player "$@"; }
# As somebody who is not root, on a screen that only exists in memory.
play() { inside timeout 120 setpriv --reuid 1000 --regid 1000 --clear-groups \
    xvfb-run --auto-servernum --server-args="-screen 0 412x915x24" "$@"; }

say "A bare Debian 12"
quietly debootstrap --variant=minbase bookworm "$root" "$mirror"
mount -t proc proc "$root/proc"
cp -L /etc/resolv.conf "$root/etc/resolv.conf"
mkdir -p "$root/var/player" "$root/run/player"
chmod 700 "$root/run/player"
chown 1000:1000 "$root/var/player" "$root/run/player"

say "apt install $(basename "$package")"
cp "$package" "$root/tallystone.deb"
quietly inside apt-get update
quietly inside apt-get install -y --no-install-recommends /tallystone.deb
inside dpkg-query -W -f='${Package} ${Version} ${Installed-Size} kB\n' tallystone
# Only now, so that nothing of it can stand in for what the package forgot to name.
quietly inside apt-get install -y --no-install-recommends xvfb xauth

say "tallystone-cli answers"
inside tallystone-cli --version

say "tallystone loads every page"
play tallystone --self-test || fail "the self-test complains"

say "tallystone shows its first page and keeps a store"
play sh -c 'TALLYSTONE_TELL_FIRST_FRAME=1 timeout --preserve-status 10 tallystone | head -n 1' >"$root/said" 2>&1 || true
grep -q "first frame" "$root/said" || fail "no first frame: $(cat "$root/said")"
store=$root/var/player/.local/share/tallystone/games.tallystone-store
[ -s "$store" ] || fail "no store at $store"

say "apt remove leaves the games"
quietly inside apt-get purge -y tallystone
[ -s "$store" ] || fail "the games are gone"
! inside sh -c 'command -v tallystone || command -v tallystone-cli' || fail "the programs are still there"
left=$(inside find /usr /etc /var/lib -name '*allystone*' -not -path '/var/lib/dpkg/*' -not -path '/var/lib/apt/*')
[ -z "$left" ] || fail "left behind: $left"
say "All well"
