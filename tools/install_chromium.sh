#!/usr/bin/env bash
# Makes sure that there is a Chromium for the browser tests: installs Debian's where that is possible, and says what to
# install where it is not.
set -euo pipefail

for name in chromium chromium-browser google-chrome; do
    if command -v "$name" > /dev/null; then
        exit 0
    fi
done
wish="The browser tests need Chromium, and there is none. Install it (Debian: apt-get install chromium) and try again."
if ! command -v apt-get > /dev/null || [ "$(id -u)" -ne 0 ]; then
    echo "$wish" >&2
    exit 1
fi
echo "Installing Chromium for the browser tests ..."
mkdir -p build
if ! { apt-get update && apt-get install --yes --no-install-recommends chromium fonts-dejavu-core; } > build/chromium.log 2>&1; then
    tail -n 20 build/chromium.log >&2
    echo "$wish" >&2
    exit 1
fi
