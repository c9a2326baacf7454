#!/usr/bin/env bash
# Tries the steps of the Dockerfile without an engine for containers: in a chroot, as root.
#
#   tools/try_container.sh [FOLDER]
#
# The image's Python is that of this machine; everything else of the Dockerfile is done as it says: copy what
# .dockerignore leaves, build the page and the wheel, install it where nothing else is, serve as a user who is not root,
# ask for its health. Each step says what it takes.
set -euo pipefail
cd "$(dirname "$0")/.."

[ "$(id -u)" -eq 0 ] || { echo "chroot needs root" >&2; exit 1; }
root="${1:-$(mktemp -d /tmp/loxley-container.XXXXXX)}"
python="$(python3 -c 'import sys; print(sys.base_prefix)')"
port=$((20000 + RANDOM % 20000))
step() { echo "[$(date +%T)] $*"; }
# How this machine reaches its registries goes along, and nothing else of its environment.
mapfile -t registries < <(env | grep --extended-regexp '^(NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|REQUESTS_CA_BUNDLE|PIP_[A-Z_]+|npm_config_[a-z_]+|(https?|HTTPS?|no|NO)_(proxy|PROXY))=' || true)
inside() { chroot "$root" /usr/bin/env -i PATH=/venv/bin:/usr/bin:/bin HOME=/root "${registries[@]}" "$@"; }
leave() {
    [ -z "${server:-}" ] || kill "$server" 2> /dev/null || true
    for mounted in "$root$python" "$root/opt" "$root/etc" "$root/usr" "$root/proc" "$root/dev"; do
        umount --lazy "$mounted" 2> /dev/null || true
    done
}
trap leave EXIT

step "a root folder in $root: this machine's /usr and Python, read only; nothing else"
mkdir -p "$root"/{usr,etc,opt,proc,dev,tmp,src,data,root,wheels} "$root$python"
ln -sf usr/bin "$root/bin"; ln -sf usr/lib "$root/lib"; [ ! -e /usr/lib64 ] || ln -sf usr/lib64 "$root/lib64"; ln -sf usr/sbin "$root/sbin"
chmod 755 "$root" # mktemp keeps others out
chmod 1777 "$root/tmp"
for shared in /usr /etc /opt "$python"; do mount --bind --options ro "$shared" "$root$shared"; done
mount -t proc proc "$root/proc"; mount --rbind /dev "$root/dev"

step "COPY . . (without what .dockerignore names)"
sed 's#^\*\*/##' .dockerignore > "$root/tmp/ignored"
tar --create --exclude-from="$root/tmp/ignored" . | tar --extract --directory "$root/src"

step "RUN pip install, building/page.py, pip wheel"
inside "$python/bin/python3" -m venv /venv
inside sh -euc 'cd /src
    pip install --quiet --disable-pip-version-check --require-hashes --no-deps -r requirements/runtime.txt -r requirements/build.txt -r requirements/node.txt
    python building/page.py
    LOXLEY_ENGINE='"${LOXLEY_ENGINE:-}"' pip wheel --quiet --no-deps --no-build-isolation --wheel-dir /wheels .'

step "the second stage: only the locked packages and the wheel"
inside "$python/bin/python3" -m venv --clear /venv
inside sh -euc 'cd /src
    pip install --quiet --disable-pip-version-check --require-hashes --no-deps -r requirements/runtime.txt
    pip install --quiet --disable-pip-version-check --no-deps $(grep -oE "^(asyncpg|cffi|cryptography|pycparser)==[0-9.]*" requirements/dev.txt) /wheels/*.whl'
du -sh "$root/venv"

step "USER loxley, ENTRYPOINT, HEALTHCHECK"
chown 10001 "$root/data"
chroot --userspec=10001:10001 "$root" /usr/bin/env -i PATH=/venv/bin:/usr/bin HOME=/data \
    loxley serve --host 127.0.0.1 --port "$port" --store sqlite:////data/tables.sqlite &
server=$!
for _ in $(seq 1 100); do
    if inside python -c "from urllib.request import urlopen; urlopen('http://127.0.0.1:$port/api/health', timeout=2)" 2> /dev/null; then
        step "healthy, as user $(stat --format %u "$root/data/tables.sqlite")"
        exit 0
    fi
    sleep 0.3
done
echo "the server did not become healthy" >&2
exit 1
