#!/usr/bin/env bash
# Makes sure that there is a Chromium for the browser tests: installs Debian's where that is possible, rather without
# the window around the page (chromium-headless-shell), which costs a third of the time.
#
#   tools/install_chromium.sh           before the tests: says so where there is none and none can be installed;
#                                       with CHROMIUM=required that is a failure
#   tools/install_chromium.sh --found   is there one?
#   tools/install_chromium.sh --after   after the tests: the last line says what was not tested
set -euo pipefail

found() {
    [ -n "${LOXLEY_CHROMIUM:-}" ] && return 0
    for name in chromium-headless-shell chromium chromium-browser google-chrome; do
        command -v "$name" > /dev/null && return 0
    done
    return 1
}

install() {
    command -v apt-get > /dev/null && [ "$(id -u)" -eq 0 ] || return 1
    echo "Installing Chromium for the browser tests ..."
    mkdir -p build
    apt-get update > build/chromium.log 2>&1 || return 1
    for name in chromium-headless-shell chromium; do
        apt-get install --yes --no-install-recommends "$name" fonts-dejavu-core >> build/chromium.log 2>&1 && return 0
    done
    return 1
}

case "${1:-}" in
    --found) found ;;
    --after)
        if found; then
            echo "All tests passed."
        else
            echo "All tests passed that could run. NOT RUN: the tests of the page in a browser (tests/web), for want of Chromium."
        fi
        ;;
    *)
        if ! found && ! install; then
            echo "There is no Chromium here and none can be installed, so the page will not be tested in a browser." >&2
            echo "Everything else is. To test the page too, install Chromium (Debian: apt-get install chromium)." >&2
            [ "${CHROMIUM:-}" != required ]
        fi
        ;;
esac
