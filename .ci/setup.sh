# What ./run and ./check share: the packages by name and how to get them. Sourced, not run.

build_packages=(
    cmake g++ ninja-build ccache
    qt6-base-dev qt6-declarative-dev qt6-svg-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools libqt6svg6 libexpected-dev libsqlitecpp-dev libsqlite3-dev libgl-dev libqrcodegencpp-dev zlib1g-dev
    # QML modules do not depend on each other: each one is named.
    qml6-module-qtquick qml6-module-qtquick-window qml6-module-qtquick-controls
    qml6-module-qtquick-templates qml6-module-qtquick-layouts qml6-module-qtquick-shapes
    qml6-module-qtqml qml6-module-qtqml-models qml6-module-qtqml-workerscript
    qml6-module-qtquick-dialogs qml6-module-qt-labs-folderlistmodel
    fonts-sil-gentium-basic fonts-inter
)
test_packages=(
    qml6-module-qttest mold clang-14 libclang-rt-14-dev clang-format-14 clang-tidy-14 clazy gcovr
    # codes and pages read back
    libzxing-dev poppler-utils
    # the package and what judges it
    dpkg-dev desktop-file-utils appstream lintian
    # a session's bus, and Android's own tools
    dbus-daemon aapt android-framework-res
    # a display with a window manager and a pointer
    xvfb openbox libxtst-dev
)

# need_packages NAME...: installs what is missing, and says so.
need_packages() {
    local missing=() name
    command -v dpkg-query >/dev/null || { echo "Not a Debian system: please have these at hand: $*"; return 0; }
    for name in "$@"; do
        dpkg-query -W -f='${Status}' "$name" 2>/dev/null | grep -q 'ok installed' || missing+=("$name")
    done
    [ ${#missing[@]} -eq 0 ] && return 0
    echo "Installing: ${missing[*]}"
    local become=()
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || { echo "Please install these as root first: ${missing[*]}"; return 1; }
        echo "(with sudo, because this user may not install packages)"
        become=(sudo)
    fi
    "${become[@]}" apt-get update -qq &&
        "${become[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}

# A place for run-time files, which some systems lack.
if [ -z "${XDG_RUNTIME_DIR:-}" ]; then
    XDG_RUNTIME_DIR=$(mktemp -d)
    export XDG_RUNTIME_DIR
    trap 'rm -rf "$XDG_RUNTIME_DIR"' EXIT
fi
