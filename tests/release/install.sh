#!/usr/bin/env bash
# install.sh PACKAGE.deb [MIRROR]: installs the package in a bare Debian 12 that has nothing else, starts it there,
# and removes it again. Needs root and debootstrap. Not part of ./check.
set -euo pipefail
package=$(realpath "$1")
mirror=${2:-http://deb.debian.org/debian}
root=$(mktemp -d)

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
inside() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/var/player LC_ALL=C.UTF-8 \
    DEBIAN_FRONTEND=noninteractive XDG_RUNTIME_DIR=/run/player "$@"; }
# As somebody who is not root, on a screen that only exists in memory.
play() { inside timeout 120 setpriv --reuid 1000 --regid 1000 --clear-groups \
    xvfb-run --auto-servernum --server-args="-screen 0 412x915x24" "$@"; }

say "A bare Debian 12"
debootstrap --variant=minbase bookworm "$root" "$mirror" >/dev/null
mount -t proc proc "$root/proc"
for file in /etc/apt/apt.conf.d/*proxy* /etc/resolv.conf; do
    [ -e "$file" ] && cp -L "$file" "$root$file"
done
mkdir -p "$root/var/player" "$root/run/player"
chmod 700 "$root/run/player"
chown 1000:1000 "$root/var/player" "$root/run/player"

say "apt install $(basename "$package")"
cp "$package" "$root/tallystone.deb"
inside apt-get update -qq
inside apt-get install -y -qq --no-install-recommends /tallystone.deb >/dev/null
inside dpkg-query -W -f='${Package} ${Version} ${Installed-Size} kB\n' tallystone
# Only now, so that nothing of it can stand in for what the package forgot to name.
inside apt-get install -y -qq --no-install-recommends xvfb xauth >/dev/null

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
inside apt-get purge -y -qq tallystone >/dev/null
[ -s "$store" ] || fail "the games are gone"
! inside sh -c 'command -v tallystone || command -v tallystone-cli' || fail "the programs are still there"
left=$(inside find /usr /etc /var/lib -name '*allystone*' -not -path '/var/lib/dpkg/*' -not -path '/var/lib/apt/*')
[ -z "$left" ] || fail "left behind: $left"
say "All well"
